import type {
  BinaryExpression,
  CallExpression,
  MemberExpression,
  Node,
  ObjectExpression,
  TemplateLiteral,
} from "estree";
import type { Json } from "./types";

/** Names with values that are known before the page runs. */
export interface StaticScope {
  values: Map<string, Json>;
  /** Functions that resolve URLs. They return `undefined` for what only running code knows. */
  functions: Map<string, (url: string) => string | undefined>;
}

const NOTHING: StaticScope = { values: new Map(), functions: new Map() };

/**
 * Evaluates an expression statically: literals, arrays, objects, and names in the scope. Returns
 * `undefined` for everything else.
 */
export function staticValue(
  node: Node | null | undefined,
  scope: StaticScope = NOTHING,
): Json | undefined {
  switch (node?.type) {
    case "Literal":
      return literal(node.value);
    case "TemplateLiteral":
      return templateValue(node, scope);
    case "UnaryExpression": {
      const value = staticValue(node.argument);
      return node.operator === "-" && typeof value === "number" ? -value : undefined;
    }
    case "BinaryExpression":
      return joined(node, scope);
    case "ArrayExpression": {
      const values = node.elements.map((element) => staticValue(element, scope));
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case "ObjectExpression":
      return objectValue(node, scope);
    case "Identifier":
      return scope.values.get(node.name);
    case "MemberExpression":
      return memberValue(node, scope);
    case "CallExpression":
      return callValue(node, scope);
    case "ExpressionStatement":
      return staticValue(node.expression, scope);
    case "Program":
      return node.body.length === 1 ? staticValue(node.body[0], scope) : undefined;
    default:
      return undefined;
  }
}

function literal(value: unknown): Json | undefined {
  const isJson = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isJson ? (value as Json) : undefined;
}

function templateValue({ quasis, expressions }: TemplateLiteral, scope: StaticScope) {
  let text = quasis[0]?.value.cooked ?? "";
  for (const [index, expression] of expressions.entries()) {
    const value = staticValue(expression, scope);
    if (value === undefined || typeof value === "object") return undefined;
    text += String(value) + (quasis[index + 1]?.value.cooked ?? "");
  }
  return text;
}

/** Concatenates text, also with a number: `10 + "px"`. Sums are not evaluated. */
function joined({ operator, left, right }: BinaryExpression, scope: StaticScope) {
  const values = [staticValue(left, scope), staticValue(right, scope)];
  const isText = values.some((value) => typeof value === "string");
  const isKnown = values.every((value) => ["string", "number"].includes(typeof value));
  return operator === "+" && isText && isKnown ? values.join("") : undefined;
}

function objectValue({ properties }: ObjectExpression, scope: StaticScope): Json | undefined {
  const result: { [key: string]: Json } = {};
  for (const property of properties) {
    if (property.type !== "Property" || property.computed) return undefined;
    const key = property.key.type === "Identifier" ? property.key.name : propertyName(property.key);
    const value = staticValue(property.value, scope);
    if (key === undefined || value === undefined) return undefined;
    result[key] = value;
  }
  return result;
}

function propertyName(key: Node): string | undefined {
  const value = staticValue(key);
  return value === undefined || typeof value === "object" ? undefined : String(value);
}

/** Reads a property of a known object, `null` if it is missing, and `.default` of a file. */
function memberValue(node: MemberExpression, scope: StaticScope): Json | undefined {
  const object = staticValue(node.object, scope);
  const { property } = node;
  const key =
    property.type === "Identifier" && !node.computed ? property.name : propertyName(property);
  if (key === undefined) return undefined;
  if (typeof object === "string" && key === "default") return object;
  if (typeof object !== "object" || object === null) return undefined;
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : null;
}

function callValue({ callee, arguments: given }: CallExpression, scope: StaticScope) {
  const call = callee.type === "Identifier" ? scope.functions.get(callee.name) : undefined;
  const argument = given.length === 1 ? staticValue(given[0], scope) : undefined;
  return call && typeof argument === "string" ? call(argument) : undefined;
}
