import { fullFormats } from "ajv-formats/dist/formats";
import { matchesSome } from "../document/pattern";
import { childOf, referenceOf, resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { isRecord, isTrue, listOf, recordOf, textsOf } from "../json";

/** What checking a value needs to know. */
interface Check {
  document: JsonRecord;
  /** `readOnly` or `writeOnly`: members with it may be absent even if they are required. */
  hidden: string;
}

/** Returns whether a schema accepts a value. Ignores conditions and patterns that are no regular expression. */
export function accepts(
  check: Check,
  node: unknown,
  value: unknown,
  within: readonly string[] = [],
): boolean {
  if (typeof node === "boolean") return node;
  const reference = referenceOf(node);
  // A schema that is one of its own alternatives accepts what the others accept.
  if (reference !== undefined && within.includes(reference)) return false;
  const around = reference === undefined ? within : [...within, reference];
  const schema = resolve(check.document, node) ?? {};
  const here = (one: unknown) => accepts(check, one, value, around);
  const some = (nodes: unknown) => listOf(nodes).length === 0 || listOf(nodes).some(here);
  return (
    acceptsScalar(schema, value) &&
    listOf(schema.allOf).every(here) &&
    some(schema.anyOf) &&
    some(schema.oneOf) &&
    (!isRecord(value) || acceptsMembers(check, schema, value)) &&
    (!Array.isArray(value) || acceptsItems(check, schema, value))
  );
}

function acceptsMembers(check: Check, schema: JsonRecord, value: JsonRecord): boolean {
  const properties = recordOf(schema.properties);
  const others = isRecord(schema.patternProperties) ? true : (schema.additionalProperties ?? true);
  const isHidden = (name: string) =>
    [childOf(properties, name), ...listOf(recordOf(childOf(properties, name)).allOf)].some((node) =>
      isTrue(resolve(check.document, node)?.[check.hidden]),
    );
  return (
    textsOf(schema.required).every((name) => Object.hasOwn(value, name) || isHidden(name)) &&
    Object.entries(value).every(([name, item]) =>
      accepts(check, Object.hasOwn(properties, name) ? properties[name] : others, item),
    )
  );
}

function acceptsItems(
  check: Check,
  { items, minItems, maxItems, uniqueItems }: JsonRecord,
  value: unknown[],
): boolean {
  return (
    value.length >= Number(minItems ?? 0) &&
    value.length <= Number(maxItems ?? Infinity) &&
    (!isTrue(uniqueItems) ||
      new Set(value.map((item) => JSON.stringify(item))).size === value.length) &&
    (items === undefined ||
      Array.isArray(items) ||
      value.every((item) => accepts(check, items, item)))
  );
}

function acceptsScalar(schema: JsonRecord, value: unknown): boolean {
  const types = [schema.type ?? []].flat();
  const isNullable = isTrue(schema.nullable) || isTrue(schema["x-nullable"]);
  if (value === null && isNullable) return true;
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
  if (Array.isArray(schema.enum) && !schema.enum.some((one) => isEqual(one, value))) return false;
  if ("const" in schema && !isEqual(schema.const, value)) return false;
  if (typeof value === "number") return acceptsNumber(schema, value);
  return typeof value !== "string" || acceptsText(schema, value);
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return type === "null" ? value === null : typeof value === type;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether the keywords for numbers accept a number. */
export function acceptsNumber(schema: JsonRecord, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const above = (limit: unknown, isExclusive: boolean) =>
    typeof limit !== "number" || (isExclusive ? value > limit : value >= limit);
  const below = (limit: unknown, isExclusive: boolean) =>
    typeof limit !== "number" || (isExclusive ? value < limit : value <= limit);
  return (
    above(minimum, isTrue(exclusiveMinimum)) &&
    above(exclusiveMinimum, true) &&
    below(maximum, isTrue(exclusiveMaximum)) &&
    below(exclusiveMaximum, true) &&
    (typeof multipleOf !== "number" || Number.isInteger(Number((value / multipleOf).toFixed(9))))
  );
}

/** Returns whether the keywords for strings accept a text. */
export function acceptsText(
  { minLength, maxLength, pattern, format }: JsonRecord,
  value: string,
): boolean {
  const { length } = [...value];
  if (length < Number(minLength ?? 0) || length > Number(maxLength ?? Infinity)) return false;
  const isLike = typeof pattern !== "string" || matchesSome(pattern, [value]) === true;
  return isLike && isOfFormat(format, value);
}

function isOfFormat(format: unknown, text: string): boolean {
  const known = childOf(fullFormats, String(format));
  const rule = isRecord(known) && "validate" in known ? known.validate : known;
  if (rule instanceof RegExp) return new RegExp(rule.source, rule.flags).test(text);
  return typeof rule === "function" ? rule(text) === true : true;
}
