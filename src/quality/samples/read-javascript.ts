import { parse } from "acorn";
import { ancestor } from "acorn-walk";
import type * as Estree from "acorn";
import { literal, UNKNOWN } from "./expression";
import type { Entry, Expression, Program, Span } from "./expression";

/** Reads a JavaScript program. Text that does not parse gives an empty program. */
export function readJavaScript(code: string): Program {
  const program: Program = { bindings: [], functions: [], calls: [], changed: new Set() };
  let tree: Estree.Program;
  try {
    tree = parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
  } catch {
    return program;
  }
  ancestor(tree, {
    VariableDeclarator(node, _state, ancestors) {
      bind(program, node.id, node.init, scopeOf(ancestors, tree));
    },
    AssignmentExpression(node, _state, ancestors) {
      if (node.left.type === "MemberExpression") program.changed.add(rootName(node.left));
      else bind(program, node.left, node.right, scopeOf(ancestors, tree));
    },
    CallExpression(node) {
      const call = toExpression(node);
      if (call.kind === "call") program.calls.push(call);
      const changes = /^(.*)\.(?:set|append|push|assign)$/.exec(nameOf(node.callee));
      if (changes?.[1]) program.changed.add(changes[1]);
    },
    Function(node, _state, ancestors) {
      program.functions.push(functionFacts(node, ancestors));
    },
  });
  return program;
}

function bind(
  program: Program,
  target: Estree.Pattern,
  value: Estree.Expression | null | undefined,
  scope: Span,
): void {
  if (target.type !== "Identifier") return;
  const expression = value ? toExpression(value) : UNKNOWN;
  program.bindings.push({ name: target.name, value: expression, offset: target.start, scope });
}

function scopeOf(ancestors: Estree.Node[], tree: Estree.Program): Span {
  const inner = ancestors.findLast((node) => node.type.includes("Function"));
  const { start, end } = inner ?? tree;
  return { from: start, to: end };
}

function functionFacts(node: Estree.Function, ancestors: Estree.Node[]) {
  const parent = ancestors.at(-2) as Estree.AnyNode | undefined;
  const own = "id" in node && node.id ? node.id.name : undefined;
  const name =
    own ??
    (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier"
      ? parent.id.name
      : "");
  return {
    name,
    parameters: node.params.flatMap(parameterOf),
    span: { from: node.start, to: node.end },
  };
}

function parameterOf(node: Estree.Pattern): Array<{ name: string; fallback?: Expression }> {
  if (node.type === "Identifier") return [{ name: node.name }];
  if (node.type === "AssignmentPattern" && node.left.type === "Identifier") {
    return [{ name: node.left.name, fallback: toExpression(node.right) }];
  }
  return [{ name: "" }];
}

function rootName(node: Estree.AnyNode): string {
  let current: Estree.AnyNode = node;
  while (current.type === "MemberExpression") current = current.object;
  return current.type === "Identifier" ? current.name : "";
}

function nameOf(node: Estree.AnyNode): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return "";
  return node.property.type === "Identifier" ? `${nameOf(node.object)}.${node.property.name}` : "";
}

function toExpression(node: Estree.AnyNode): Expression {
  switch (node.type) {
    case "Literal":
      return literalOf(node.value);
    case "TemplateLiteral":
      return { kind: "text", parts: templateParts(node) };
    case "Identifier":
    case "MemberExpression":
      return { kind: "name", name: nameOf(node), offset: node.start };
    case "AwaitExpression":
    case "SpreadElement":
      return toExpression(node.argument as Estree.AnyNode);
    case "ParenthesizedExpression":
      return toExpression(node.expression);
    case "ObjectExpression":
      return { kind: "object", entries: node.properties.map(entryOf) };
    case "ArrayExpression":
      return {
        kind: "list",
        items: node.elements.map((item) => (item ? listItem(item) : UNKNOWN)),
      };
    default:
      return toCompound(node);
  }
}

function toCompound(node: Estree.AnyNode): Expression {
  switch (node.type) {
    case "CallExpression":
    case "NewExpression":
      return {
        kind: "call",
        name: nameOf(node.callee),
        args: node.arguments.map((item) => toExpression(item)),
        named: [],
        offset: node.start,
      };
    case "BinaryExpression":
      if (node.operator !== "+") return UNKNOWN;
      return { kind: "text", parts: [toExpression(node.left), toExpression(node.right)] };
    case "LogicalExpression":
      return { kind: "choice", options: [toExpression(node.left), toExpression(node.right)] };
    case "ConditionalExpression":
      return {
        kind: "choice",
        options: [toExpression(node.consequent), toExpression(node.alternate)],
      };
    default:
      return UNKNOWN;
  }
}

function listItem(node: Estree.AnyNode): Expression {
  return node.type === "SpreadElement" ? UNKNOWN : toExpression(node);
}

function literalOf(value: unknown): Expression {
  const isPlain = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? literal(value as string | number | boolean | null) : UNKNOWN;
}

function templateParts(node: Estree.TemplateLiteral): Expression[] {
  return node.quasis.flatMap((quasi, index) => {
    const expression = node.expressions[index];
    const text = literal(quasi.value.cooked ?? quasi.value.raw);
    return expression ? [text, toExpression(expression)] : [text];
  });
}

function entryOf(property: Estree.Property | Estree.SpreadElement): Entry {
  if (property.type === "SpreadElement") return { spread: toExpression(property.argument) };
  const { key, computed, value } = property;
  if (computed) return { key: toExpression(key), value: toExpression(value) };
  const name =
    key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
  return { key: literal(name), value: toExpression(value) };
}
