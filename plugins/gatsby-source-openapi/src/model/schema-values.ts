import { SUBSCHEMA_KEYWORDS } from "../document/grammar";
import type { JsonRecord } from "../json";
import { compact, isRecord, isTrue, listOf, textOf, textsOf, toJson } from "../json";
import type { Constraint, EnumValue, Extension, SchemaModel } from "../types";
import { extensionsOf, membersOf } from "./common";

const CONSTRAINTS = (
  "multipleOf minimum exclusiveMinimum maximum exclusiveMaximum minLength maxLength pattern " +
  "minItems maxItems uniqueItems minContains maxContains minProperties maxProperties"
).split(" ");

/** Keywords and extensions that other fields of the model show, or that only structure the document. */
const KNOWN_KEYWORDS = new Set([
  ...CONSTRAINTS,
  ...Object.values(SUBSCHEMA_KEYWORDS).flat(),
  ..."$ref $dynamicRef $anchor $dynamicAnchor title description type format enum const".split(" "),
  ..."default example examples nullable deprecated readOnly writeOnly externalDocs".split(" "),
  ..."required dependentRequired discriminator contentMediaType contentEncoding xml".split(" "),
]);

/** Keywords that the model can read in one shape only. A value of another shape is a leftover. */
const SHAPES: Record<string, (value: unknown) => boolean> = {
  ...keywords("title description format contentMediaType contentEncoding", isText),
  ...keywords("required enum examples", Array.isArray),
  type: (value) => isText(value) || Array.isArray(value),
};

function keywords(names: string, has: (value: unknown) => boolean) {
  return Object.fromEntries(names.split(" ").map((name) => [name, has]));
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Returns the types of a schema without `null`, and whether `null` is accepted. */
export function typesOf(schema: JsonRecord): { types?: string[]; nullable?: boolean } {
  const all = typeof schema.type === "string" ? [schema.type] : textsOf(schema.type);
  const types = all.filter((type) => type !== "null");
  const onlyNull = all.length > 0 && types.length === 0;
  const nullable = all.includes("null") || isTrue(schema.nullable) || isTrue(schema["x-nullable"]);
  return compact({
    types: onlyNull ? ["null"] : types.length > 0 ? types : undefined,
    nullable: nullable && !onlyNull ? true : undefined,
  });
}

/** Returns the constraints of a schema in a fixed order, undefined if it has none. */
export function constraintsOf(schema: JsonRecord): Constraint[] | undefined {
  const found = CONSTRAINTS.flatMap((keyword) => constraintOf(schema, keyword));
  return found.length > 0 ? found : undefined;
}

function constraintOf(schema: JsonRecord, keyword: string): Constraint[] {
  const value = schema[keyword];
  // OpenAPI 3.0 has `exclusiveMinimum: true` beside `minimum: 3`, later versions `exclusiveMinimum: 3`.
  if (keyword === "minimum" || keyword === "maximum") {
    const exclusive = keyword === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
    return value === undefined
      ? []
      : [{ keyword: isTrue(schema[exclusive]) ? exclusive : keyword, value: toJson(value) }];
  }
  return value === undefined ||
    (typeof value === "boolean" && !value) ||
    (keyword.startsWith("exclusive") && typeof value === "boolean")
    ? []
    : [{ keyword, value: toJson(value) }];
}

/** Returns the values of an enum with their descriptions. */
export function enumOf(schema: JsonRecord): EnumValue[] | undefined {
  if (!Array.isArray(schema.enum)) return undefined;
  const texts = schema["x-enumDescriptions"] ?? schema["x-enum-descriptions"];
  const names = schema["x-enum-varnames"];
  return schema.enum.map((value, index) => {
    const name = enumText(names, value, index);
    const words = [name === value ? undefined : name, enumText(texts, value, index)];
    const description = words.filter(Boolean).join(": ");
    return { value: toJson(value), ...(description ? { description } : {}) };
  });
}

function enumText(texts: unknown, value: unknown, index: number): string | undefined {
  return textOf(isRecord(texts) ? texts[String(value)] : listOf(texts)[index]);
}

/** Returns keywords and extensions that no other field of the model shows. */
export function leftoverKeywords(schema: JsonRecord): Extension[] | undefined {
  const rest = Object.fromEntries(
    Object.entries(schema).filter(([name, value]) => !isShown(name, value)),
  );
  const unknown = membersOf(rest).map(([name, value]) => ({ name, value: toJson(value) }));
  const all = [...unknown, ...(extensionsOf(rest) ?? [])];
  return all.length > 0 ? all : undefined;
}

/** Returns whether another field of the model shows a keyword. Null counts as absent. */
function isShown(name: string, value: unknown): boolean {
  const hasShape = SHAPES[name];
  return KNOWN_KEYWORDS.has(name) && (hasShape === undefined || value === null || hasShape(value));
}

type Untitled = Omit<SchemaModel, "typeLabel">;

/** Returns the type of a schema in words, e.g. `array of Message`, `string (date-time) or null`. */
export function typeLabel(model: Untitled): string {
  const label = withoutNull(model);
  return model.nullable ? `${label} or null` : label;
}

function withoutNull(model: Untitled): string {
  if (model.ref !== undefined) return model.ref.name;
  if (model.types !== undefined) return joinOr(model.types.map((type) => typeInWords(type, model)));
  if (model.oneOf ?? model.anyOf) {
    return joinOr([...new Set((model.oneOf ?? model.anyOf ?? []).map((item) => item.typeLabel))]);
  }
  return impliedType(model);
}

function typeInWords(type: string, model: Untitled): string {
  if (type === "array") return arrayInWords(model);
  return model.format !== undefined && model.types?.length === 1
    ? `${type} (${model.format})`
    : type;
}

function arrayInWords({ items, prefixItems }: Untitled): string {
  if (prefixItems !== undefined) {
    return `tuple of ${prefixItems.map((item) => item.typeLabel).join(", ")}`;
  }
  if (items === undefined) return "array";
  return / or /.test(items.typeLabel)
    ? `array of (${items.typeLabel})`
    : `array of ${items.typeLabel}`;
}

/** Returns the type that keywords imply if the document names none. */
function impliedType(model: Untitled): string {
  if (model.allOf !== undefined) {
    const labels = new Set(model.allOf.map((item) => item.typeLabel));
    // A part with only a description has no type.
    labels.delete("any");
    return labels.size === 1 && !model.properties ? [...labels].join("") : "object";
  }
  if (model.properties ?? model.patternProperties ?? model.additionalProperties) return "object";
  if (model.items ?? model.prefixItems) return arrayInWords(model);
  const values =
    model.const === undefined ? model.enum?.map(({ value }) => value) : [model.const.value];
  return values === undefined ? "any" : joinOr([...new Set(values.map(typeOfValue))]);
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function joinOr(labels: string[]): string {
  return labels.join(" or ");
}
