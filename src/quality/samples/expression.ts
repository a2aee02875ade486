/**
 * A piece of a program as far as it says what a request is: the same for shell, JavaScript and
 * Python, so that one evaluator understands all three.
 */
export type Expression =
  | { kind: "value"; value: string | number | boolean | null }
  /** Texts joined: a template, an f-string, a double-quoted word, a sum. */
  | { kind: "text"; parts: Expression[] }
  | { kind: "object"; entries: Entry[] }
  | { kind: "list"; items: Expression[] }
  | { kind: "name"; name: string; offset: number }
  | { kind: "call"; name: string; args: Expression[]; named: Entry[]; offset: number }
  /** One of several, the first the likeliest: `a ?? b`, `c ? a : b`. */
  | { kind: "choice"; options: Expression[] }
  | { kind: "unknown" };

/** An entry of an object: a key with its value, or another object spread into it. */
export type Entry = { key: Expression; value: Expression } | { spread: Expression };

/** A name that gets a value, valid in a part of the program. */
export interface Binding {
  name: string;
  value: Expression;
  offset: number;
  scope: Span;
}

/** Part of a program's text, `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

/** A function: calls inside it are looked at once for each call of the function. */
export interface FunctionFacts {
  name: string;
  parameters: Parameter[];
  span: Span;
}

/** A parameter of a function. */
export interface Parameter {
  name: string;
  fallback?: Expression;
  /** Whether it takes all named arguments that no other parameter takes. */
  takesRest?: boolean;
}

/** What a program says, for the evaluator. */
export interface Program {
  bindings: Binding[];
  functions: FunctionFacts[];
  calls: Array<Extract<Expression, { kind: "call" }>>;
  /** Names of objects that the program changes after it made them. */
  changed: Set<string>;
}

/** Nothing that is known before the program runs. */
export const UNKNOWN: Expression = { kind: "unknown" };

/** A literal. */
export function literal(value: string | number | boolean | null): Expression {
  return { kind: "value", value };
}
