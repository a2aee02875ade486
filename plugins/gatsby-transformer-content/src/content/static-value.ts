import type { Expression, Node, Property, SpreadElement } from "estree";
import type { Json } from "./types";

/** The result of reading an expression without running it. */
export type StaticValue = { known: true; value: Json } | { known: false };

const UNKNOWN: StaticValue = { known: false };

/**
 * Reads the value of a literal: text, numbers, `true`, `null`, `-1`, arrays and objects of these.
 * Anything that would have to run is unknown.
 */
export function staticValue(node: Node | null | undefined): StaticValue {
  switch (node?.type) {
    case "Literal":
      return literal(node.value);
    case "TemplateLiteral":
      return node.expressions.length === 0 ? literal(node.quasis[0]?.value.cooked) : UNKNOWN;
    case "UnaryExpression":
      return node.operator === "-" ? negative(node.argument) : UNKNOWN;
    case "ArrayExpression":
      return arrayValue(node.elements);
    case "ObjectExpression":
      return objectValue(node.properties);
    case "ExpressionStatement":
      return staticValue(node.expression);
    case "Program":
      return node.body.length === 1 ? staticValue(node.body[0]) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function literal(value: unknown): StaticValue {
  const isJson = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isJson ? { known: true, value: value as Json } : UNKNOWN;
}

function negative(argument: Expression): StaticValue {
  const inner = staticValue(argument);
  return inner.known && typeof inner.value === "number"
    ? { known: true, value: -inner.value }
    : UNKNOWN;
}

function arrayValue(elements: Array<Expression | SpreadElement | null>): StaticValue {
  const values = elements.map((element) => staticValue(element));
  const known = values.flatMap((item) => (item.known ? [item.value] : []));
  return known.length === values.length ? { known: true, value: known } : UNKNOWN;
}

function objectValue(properties: Array<Property | SpreadElement>): StaticValue {
  const result: { [key: string]: Json } = {};
  for (const property of properties) {
    if (property.type !== "Property" || property.computed) return UNKNOWN;
    const key = property.key.type === "Identifier" ? property.key.name : propertyName(property.key);
    const item = staticValue(property.value);
    if (key === undefined || !item.known) return UNKNOWN;
    result[key] = item.value;
  }
  return { known: true, value: result };
}

function propertyName(key: Node): string | undefined {
  const value = staticValue(key);
  return value.known && typeof value.value !== "object" ? String(value.value) : undefined;
}
