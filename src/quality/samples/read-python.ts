import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import { literal, UNKNOWN } from "./expression";
import type { Entry, Expression, FunctionFacts, Parameter, Program, Span } from "./expression";

/** Reads a Python program, as much of it as its grammar understands. */
export function readPython(code: string): Program {
  const program: Program = { bindings: [], functions: [], calls: [], changed: new Set() };
  parser.parse(code).iterate({
    enter: ({ node }) => readNode(node, code, program),
  });
  return program;
}

function readNode(node: SyntaxNode, code: string, program: Program): void {
  switch (node.name) {
    case "AssignStatement":
      readAssignment(node, code, program);
      break;
    case "FunctionDefinition":
      program.functions.push(functionFacts(node, code));
      break;
    case "CallExpression": {
      const call = toExpression(node, code);
      if (call.kind !== "call") break;
      program.calls.push(call);
      const changes = /^(\w+)(?:\.\w+)*\.(?:update|append|setdefault)$/.exec(call.name);
      if (changes?.[1]) program.changed.add(changes[1]);
      break;
    }
    default:
  }
}

function readAssignment(node: SyntaxNode, code: string, program: Program): void {
  const target = node.firstChild;
  const value = node.lastChild;
  if (!target || !value) return;
  if (target.name === "MemberExpression") {
    program.changed.add(/^\w+/.exec(textOf(target, code))?.[0] ?? "");
    return;
  }
  const isSingle =
    target.nextSibling?.name === "AssignOp" || target.nextSibling?.name === "TypeDef";
  if (target.name !== "VariableName" || !isSingle) return;
  program.bindings.push({
    name: textOf(target, code),
    value: toExpression(value, code),
    offset: node.from,
    scope: scopeOf(node, code),
  });
}

function scopeOf(node: SyntaxNode, code: string): Span {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.name === "FunctionDefinition") return { from: outer.from, to: outer.to };
  }
  return { from: 0, to: code.length };
}

function functionFacts(node: SyntaxNode, code: string): FunctionFacts {
  const name = node.getChild("VariableName");
  const list = node.getChild("ParamList");
  return {
    name: name ? textOf(name, code) : "",
    parameters: list ? groupsOf(list).flatMap((group) => parameterOf(group, code)) : [],
    span: { from: node.from, to: node.to },
  };
}

function parameterOf(group: SyntaxNode[], code: string): Parameter[] {
  const name = group.find((node) => node.name === "VariableName");
  if (!name) return [];
  const assigned = group.findIndex((node) => node.name === "AssignOp");
  const fallback = assigned < 0 ? undefined : group[assigned + 1];
  return [
    {
      name: textOf(name, code),
      ...(fallback ? { fallback: toExpression(fallback, code) } : {}),
      ...(group[0]?.name === "**" ? { takesRest: true } : {}),
    },
  ];
}

const BRACKETS = new Set(["(", ")", "[", "]", "{", "}", ":"]);

/** The children of a list, split at its commas. */
function groupsOf(list: SyntaxNode): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (child.name === ",") groups.push([]);
    else if (!BRACKETS.has(child.name) && child.name !== "Comment") groups.at(-1)?.push(child);
  }
  return groups.filter((group) => group.length > 0);
}

function textOf(node: SyntaxNode, code: string): string {
  return code.slice(node.from, node.to);
}

function toExpression(node: SyntaxNode, code: string): Expression {
  switch (node.name) {
    case "String":
      return literal(unquote(textOf(node, code)));
    case "FormatString":
      return { kind: "text", parts: formatParts(node, code) };
    case "ContinuedString":
      return { kind: "text", parts: childrenOf(node).map((child) => toExpression(child, code)) };
    case "Number":
      return literal(Number(textOf(node, code).replaceAll("_", "")));
    case "Boolean":
      return literal(textOf(node, code) === "True");
    case "None":
      return literal(null);
    case "VariableName":
    case "MemberExpression":
      return { kind: "name", name: memberName(textOf(node, code)), offset: node.from };
    default:
      return toCompound(node, code);
  }
}

/** `a["b"].c` is `a.b.c`, as in an object. */
function memberName(text: string): string {
  return text.replace(/\[["'](\w+)["']\]/g, ".$1");
}

function toCompound(node: SyntaxNode, code: string): Expression {
  switch (node.name) {
    case "DictionaryExpression":
      return { kind: "object", entries: groupsOf(node).map((group) => entryOf(group, code)) };
    case "ArrayExpression":
    case "TupleExpression":
      return { kind: "list", items: groupsOf(node).map((group) => listItem(group, code)) };
    case "CallExpression":
      return callOf(node, code);
    case "BinaryExpression":
      return binaryOf(node, code);
    case "ConditionalExpression":
      return choiceOf([node.firstChild, node.lastChild], code);
    case "ParenthesizedExpression": {
      const inner = node.firstChild?.nextSibling;
      return inner ? toExpression(inner, code) : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

function listItem(group: SyntaxNode[], code: string): Expression {
  return group.length === 1 && group[0] ? toExpression(group[0], code) : UNKNOWN;
}

function binaryOf(node: SyntaxNode, code: string): Expression {
  const operator = node.firstChild?.nextSibling;
  const name = operator ? textOf(operator, code) : "";
  if (name === "or") return choiceOf([node.firstChild, node.lastChild], code);
  if (name !== "+") return UNKNOWN;
  const sides = [node.firstChild, node.lastChild];
  return { kind: "text", parts: sides.map((side) => (side ? toExpression(side, code) : UNKNOWN)) };
}

function choiceOf(nodes: Array<SyntaxNode | null>, code: string): Expression {
  return {
    kind: "choice",
    options: nodes.flatMap((option) => (option ? [toExpression(option, code)] : [])),
  };
}

function callOf(node: SyntaxNode, code: string): Expression {
  const callee = node.firstChild;
  const list = node.getChild("ArgList");
  const groups = list ? groupsOf(list) : [];
  const named = groups.filter(isNamed);
  return {
    kind: "call",
    name: callee ? textOf(callee, code).replace(/\s/g, "") : "",
    args: groups.filter((group) => !isNamed(group)).map((group) => listItem(group, code)),
    named: named.map((group) => entryOf(group, code)),
    offset: node.from,
  };
}

function isNamed(group: SyntaxNode[]): boolean {
  return group[0]?.name === "**" || group[1]?.name === "AssignOp";
}

/** `"a": 1`, `a=1` or `**more`. */
function entryOf(group: SyntaxNode[], code: string): Entry {
  const [first, second] = group;
  const last = group.at(-1);
  if (!first || !last) return { spread: UNKNOWN };
  if (first.name === "**" && second) return { spread: toExpression(second, code) };
  const isArgument = second?.name === "AssignOp";
  const key = isArgument ? literal(textOf(first, code)) : toExpression(first, code);
  return { key, value: group.length > 1 ? toExpression(last, code) : UNKNOWN };
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function formatParts(node: SyntaxNode, code: string): Expression[] {
  const [, opening = "", quote = '"'] = /^(\w*)("""|'''|"|')/.exec(textOf(node, code)) ?? [];
  const parts: Expression[] = [];
  let at = node.from + opening.length + quote.length;
  for (const replacement of node.getChildren("FormatReplacement")) {
    parts.push(literal(code.slice(at, replacement.from)));
    const inner = replacement.firstChild?.nextSibling;
    parts.push(inner ? toExpression(inner, code) : UNKNOWN);
    at = replacement.to;
  }
  return [...parts, literal(code.slice(at, node.to - quote.length))];
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r" };

function unquote(text: string): string {
  const [, prefix = "", quote = '"'] = /^(\w*)("""|'''|"|')/.exec(text) ?? [];
  const inner = text.slice(prefix.length + quote.length, -quote.length);
  if (/r/i.test(prefix)) return inner;
  return inner.replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, escape: string) =>
    escape.length > 1
      ? String.fromCharCode(Number.parseInt(escape.slice(1), 16))
      : (ESCAPES[escape] ?? escape),
  );
}
