import type {
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  Property,
  SpreadElement,
  TemplateLiteral,
} from "estree";
import type { Json } from "./types";

/** Result of evaluating an expression statically. */
type StaticValue = { known: true; value: Json } | { known: false };

/** Names with values that are known before the page runs. */
export interface StaticScope {
  values: Map<string, Json>;
  /** Functions from text to text, such as those that resolve URLs. */
  functions: Map<string, (text: string) => string>;
}

const UNKNOWN: StaticValue = { known: false };
const NOTHING: StaticScope = { values: new Map(), functions: new Map() };

/**
 * Evaluates an expression statically: literals, arrays, objects, and names in the scope. Everything
 * else is unknown.
 */
export function staticValue(
  node: Node | null | undefined,
  scope: StaticScope = NOTHING,
): StaticValue {
  switch (node?.type) {
    case "Literal":
      return literal(node.value);
    case "TemplateLiteral":
      return templateValue(node, scope);
    case "UnaryExpression":
      return node.operator === "-" ? negative(node.argument) : UNKNOWN;
    case "BinaryExpression":
      return node.operator === "+" ? joined(node.left, node.right, scope) : UNKNOWN;
    case "ArrayExpression":
      return arrayValue(node.elements, scope);
    case "ObjectExpression":
      return objectValue(node.properties, scope);
    case "Identifier":
      return valueOfName(node.name, scope);
    case "MemberExpression":
      return memberValue(node, scope);
    case "CallExpression":
      return callValue(node, scope);
    case "ExpressionStatement":
      return staticValue(node.expression, scope);
    case "Program":
      return node.body.length === 1 ? staticValue(node.body[0], scope) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function literal(value: unknown): StaticValue {
  const isJson = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isJson ? { known: true, value: value as Json } : UNKNOWN;
}

function templateValue({ quasis, expressions }: TemplateLiteral, scope: StaticScope): StaticValue {
  let value = quasis[0]?.value.cooked ?? "";
  for (const [index, expression] of expressions.entries()) {
    const part = staticValue(expression, scope);
    if (!part.known || typeof part.value === "object") return UNKNOWN;
    value += String(part.value) + (quasis[index + 1]?.value.cooked ?? "");
  }
  return { known: true, value };
}

function negative(argument: Expression): StaticValue {
  const inner = staticValue(argument);
  return inner.known && typeof inner.value === "number"
    ? { known: true, value: -inner.value }
    : UNKNOWN;
}

/** Concatenates text. Sums are not evaluated. */
function joined(left: Node, right: Node, scope: StaticScope): StaticValue {
  const [a, b] = [staticValue(left, scope), staticValue(right, scope)];
  if (!a.known || !b.known || typeof a.value !== "string" || typeof b.value !== "string") {
    return UNKNOWN;
  }
  return { known: true, value: a.value + b.value };
}

function arrayValue(
  elements: Array<Expression | SpreadElement | null>,
  scope: StaticScope,
): StaticValue {
  const values = elements.map((element) => staticValue(element, scope));
  const known = values.flatMap((item) => (item.known ? [item.value] : []));
  return known.length === values.length ? { known: true, value: known } : UNKNOWN;
}

function objectValue(properties: Array<Property | SpreadElement>, scope: StaticScope): StaticValue {
  const result: { [key: string]: Json } = {};
  for (const property of properties) {
    if (property.type !== "Property" || property.computed) return UNKNOWN;
    const key = property.key.type === "Identifier" ? property.key.name : propertyName(property.key);
    const item = staticValue(property.value, scope);
    if (key === undefined || !item.known) return UNKNOWN;
    result[key] = item.value;
  }
  return { known: true, value: result };
}

function propertyName(key: Node): string | undefined {
  const value = staticValue(key);
  return value.known && typeof value.value !== "object" ? String(value.value) : undefined;
}

function valueOfName(name: string, { values }: StaticScope): StaticValue {
  const value = values.get(name);
  return value === undefined ? UNKNOWN : { known: true, value };
}

/** Reads a property of a known object, `null` if it is missing, and `.default` of a file. */
function memberValue(node: MemberExpression, scope: StaticScope): StaticValue {
  const object = staticValue(node.object, scope);
  const { property } = node;
  const key =
    property.type === "Identifier" && !node.computed ? property.name : propertyName(property);
  if (!object.known || key === undefined || object.value === null) return UNKNOWN;
  if (typeof object.value === "string" && key === "default") return object;
  if (typeof object.value !== "object") return UNKNOWN;
  const own = Object.hasOwn(object.value, key);
  const value = own ? (object.value as { [name: string]: Json })[key] : null;
  return { known: true, value: value ?? null };
}

function callValue({ callee, arguments: given }: CallExpression, scope: StaticScope): StaticValue {
  const [first] = given;
  const call = callee.type === "Identifier" ? scope.functions.get(callee.name) : undefined;
  if (!call || !first || given.length !== 1) return UNKNOWN;
  const argument = staticValue(first, scope);
  if (!argument.known || typeof argument.value !== "string") return UNKNOWN;
  return { known: true, value: call(argument.value) };
}
