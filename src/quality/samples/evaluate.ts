import type { Binding, Entry, Expression, Program, Span } from "./expression";
import { HOLE, isHole, isObject, OPEN } from "./known";
import type { Known } from "./known";

/** A program, and the values of the parameters of the function that is looked at. */
export interface Scope {
  program: Program;
  parameters: ReadonlyMap<string, Known>;
  /** The function whose parameters they are. */
  span?: Span;
}

const MOST_STEPS = 24;

/** Works out an expression as far as it is known without running the program. */
export function evaluate(expression: Expression, scope: Scope, depth = 0): Known {
  if (depth > MOST_STEPS) return HOLE;
  switch (expression.kind) {
    case "value":
      return expression.value;
    case "text":
      return expression.parts.map((part) => toText(evaluate(part, scope, depth + 1))).join("");
    case "object":
      return evaluateEntries(expression.entries, scope, depth);
    case "list":
      return expression.items.map((item) => evaluate(item, scope, depth + 1));
    case "name":
      return evaluateName(expression, scope, depth);
    case "choice":
      return choose(expression.options.map((option) => evaluate(option, scope, depth + 1)));
    case "call":
      return evaluateCall(expression, scope, depth);
    default:
      return HOLE;
  }
}

/** Object entries as a value; what is spread into it and not known leaves it open. */
export function evaluateEntries(entries: readonly Entry[], scope: Scope, depth = 0): Known {
  const object: Record<string, Known> = {};
  for (const entry of entries) {
    if ("spread" in entry) {
      const spread = evaluate(entry.spread, scope, depth + 1);
      if (isObject(spread)) Object.assign(object, spread);
      else object[OPEN] = true;
      continue;
    }
    const key = evaluate(entry.key, scope, depth + 1);
    if (typeof key !== "string" || key.includes(HOLE)) object[OPEN] = true;
    else object[key] = evaluate(entry.value, scope, depth + 1);
  }
  return object;
}

function toText(value: Known): string {
  if (isObject(value)) return queryOf(value);
  return Array.isArray(value) ? HOLE : String(value);
}

/** An object inside a text is a query: `URLSearchParams` is the only one that is written so. */
function queryOf(value: { [key: string]: Known }): string {
  return Object.entries(value)
    .map(([key, item]) => (key === OPEN ? HOLE : `${key}=${toText(item)}`))
    .join("&");
}

function choose(options: Known[]): Known {
  const known = options.filter((option) => !isHole(option) && option !== null);
  const distinct = new Set(known.map((option) => JSON.stringify(option)));
  return distinct.size === 1 && known[0] !== undefined ? known[0] : HOLE;
}

type Name = Extract<Expression, { kind: "name" }>;

function evaluateName({ name, offset }: Name, scope: Scope, depth: number): Known {
  const [root = "", ...path] = name.split(".");
  let value = valueOfRoot(root, offset, scope, depth);
  for (const key of path) {
    const next = isObject(value) ? value[key] : undefined;
    if (next === undefined) return HOLE;
    value = next;
  }
  return value;
}

function valueOfRoot(name: string, offset: number, scope: Scope, depth: number): Known {
  const bound = bindingOf(name, offset, scope);
  const value = bound ? evaluate(bound.value, scope, depth + 1) : scope.parameters.get(name);
  if (value === undefined) return HOLE;
  return isObject(value) && scope.program.changed.has(name) ? { ...value, [OPEN]: true } : value;
}

/**
 * The innermost binding of a name at a place: the last one before it, else the first one after. A
 * parameter of the function that is looked at hides the bindings outside it.
 */
function bindingOf(name: string, offset: number, scope: Scope): Binding | undefined {
  const { program, parameters, span } = scope;
  const isParameter = parameters.has(name);
  const visible = program.bindings.filter(
    (binding) =>
      binding.name === name &&
      binding.scope.from <= offset &&
      offset <= binding.scope.to &&
      !(isParameter && span && lengthOf(binding.scope) > lengthOf(span)),
  );
  const sizes = visible.map((binding) => lengthOf(binding.scope));
  const innermost = visible.filter((_, index) => sizes[index] === Math.min(...sizes));
  return innermost.findLast((binding) => binding.offset < offset) ?? innermost[0];
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

type Call = Extract<Expression, { kind: "call" }>;

/** Functions that hand on their first argument, as far as a request is concerned. */
const TRANSPARENT = new Set([
  "JSON.stringify",
  "json.dumps",
  "URLSearchParams",
  "URL",
  "encodeURIComponent",
  "String",
  "str",
  "quote",
  "urlencode",
  "Headers",
]);

function evaluateCall(call: Call, scope: Scope, depth: number): Known {
  const { name, args, named } = call;
  const [first, second] = args;
  if (TRANSPARENT.has(name) && first) return evaluate(first, scope, depth + 1);
  if (name === "dict" && args.length === 0) return evaluateEntries(named, scope, depth);
  if (/^os\.(?:environ\.get|getenv)$/.test(name) && second)
    return evaluate(second, scope, depth + 1);
  return HOLE;
}
