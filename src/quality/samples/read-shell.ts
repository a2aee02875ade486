import { forEachChild, parse } from "unbash";
import type { Command, SyntaxNode, Word, WordPart } from "unbash";
import { literal, UNKNOWN } from "./expression";
import type { Expression, Program, Span } from "./expression";

/** What is handed to a command's standard input, as an argument of that name. */
export const STANDARD_INPUT = "stdin";

/** Reads a shell script: its variables, its functions and the commands that it calls. */
export function readShell(code: string): Program {
  const program: Program = { bindings: [], functions: [], calls: [], changed: new Set() };
  const whole = { from: 0, to: code.length };
  visit(parse(code), program, whole, 0);
  return program;
}

/** Nodes inside a substitution count from its own start in some shapes; all are given file offsets. */
function visit(node: SyntaxNode, program: Program, scope: Span, depth: number): void {
  if (depth > 60) return;
  let inner = scope;
  if (node.type === "Function") {
    inner = { from: node.pos, to: node.end };
    program.functions.push({ name: node.name.value, parameters: PARAMETERS, span: inner });
  }
  if (node.type === "Assignment" && node.value.type === "Word") {
    const value = wordOf(node.value);
    program.bindings.push({ name: node.name, value, offset: node.pos, scope });
  }
  if (node.type === "For") {
    program.bindings.push({ name: node.name.value, value: UNKNOWN, offset: node.pos, scope });
  }
  if (node.type === "Command") program.calls.push(callOf(node));
  forEachChild(node, (child) => visit(child, program, inner, depth + 1));
}

/** A shell function's parameters have numbers for names. */
const PARAMETERS = Array.from({ length: 9 }, (_, index) => ({ name: String(index + 1) }));

function callOf(command: Command): Program["calls"][number] {
  const words = command.suffix.filter((item): item is Word => item.type === "Word");
  const input = command.redirects.flatMap((redirect) => {
    if (redirect.type === "HereString" && redirect.target) return [wordOf(redirect.target)];
    if (redirect.type !== "HereDoc") return [];
    return [joined(redirect.body.parts, redirect.body.text)];
  });
  return {
    kind: "call",
    name: command.name?.value ?? "",
    args: words.map(wordOf),
    named: input.map((value) => ({ key: literal(STANDARD_INPUT), value })),
    offset: command.pos,
  };
}

function wordOf(word: Word): Expression {
  return joined(word.parts, word.value);
}

function joined(parts: readonly WordPart[] | undefined, text: string): Expression {
  if (!parts || parts.length === 0) return literal(text);
  const read = parts.map(partOf);
  return read.length === 1 && read[0] ? read[0] : { kind: "text", parts: read };
}

function partOf(part: WordPart): Expression {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
    case "Glob":
      return literal(part.value);
    case "BraceExpansion":
      return literal(part.text);
    case "DoubleQuoted":
      return { kind: "text", parts: part.parts.map(partOf) };
    case "SimpleExpansion":
      return { kind: "name", name: part.text.replace(/^\$/, ""), offset: part.pos };
    case "ParameterExpansion":
      return expansionOf(part);
    default:
      return UNKNOWN;
  }
}

function expansionOf(part: Extract<WordPart, { type: "ParameterExpansion" }>): Expression {
  const { operation, prefix, index, parameter, pos } = part;
  if (prefix || index) return UNKNOWN;
  const name: Expression = { kind: "name", name: parameter, offset: pos };
  if (!operation) return name;
  if (operation.type !== "Default") return UNKNOWN;
  if (operation.operator.endsWith("?")) return name;
  if (operation.operator.endsWith("+")) return UNKNOWN;
  return { kind: "choice", options: [name, wordOf(operation.operand)] };
}
