import type { JsonRecord, JsonValue } from "../json";
import { isRecord } from "../json";
import type { ParameterModel, SchemaModel } from "../types";
import { sampleValue } from "./sample-value";

/**
 * Returns the value of a parameter in a sample: the document's example, else one that its schema
 * allows.
 */
export function parameterValue(document: JsonRecord, parameter: ParameterModel): JsonValue {
  const given = [...parameter.examples, ...(parameter.content?.[0]?.examples ?? [])];
  const example = given.find(({ value }) => value !== undefined)?.value;
  const schema = parameter.schema ?? parameter.content?.[0]?.schema;
  return example ?? schemaValue(document, schema) ?? parameter.name;
}

function schemaValue(document: JsonRecord, schema: SchemaModel | undefined): JsonValue | undefined {
  if (schema === undefined) return undefined;
  const { ref, types } = schema;
  const stated =
    schema.examples?.[0]?.value ??
    schema.default?.value ??
    schema.const?.value ??
    schema.enum?.[0]?.value;
  if (stated !== undefined || (ref === undefined && types === undefined)) return stated;
  const made =
    ref === undefined
      ? typeValue(document, schema)
      : sampleValue(document, { $ref: `#/components/schemas/${ref.name}` }, "request");
  // The parameter's name says more than a generic string.
  return made === "string" || made === null ? undefined : made;
}

function typeValue(document: JsonRecord, schema: SchemaModel): JsonValue | undefined {
  const type = schema.types?.[0];
  const limit = schema.constraints?.find(({ keyword }) => keyword === "minimum")?.value;
  switch (type) {
    case "integer":
    case "number":
      return limit ?? 1;
    case "boolean":
      return true;
    case "array":
      return [schemaValue(document, schema.items) ?? "value"];
    case "object":
      return {};
    default:
      return sampleValue(document, { type, format: schema.format }, "request");
  }
}

/** A name and a value, not yet percent-encoded. */
export type Pair = { name: string; value: string };

const SEPARATORS: Record<string, string> = { spaceDelimited: " ", pipeDelimited: "|" };

/** Serializes a query, header or cookie parameter. */
export function serializePairs(parameter: ParameterModel, value: JsonValue): Pair[] {
  const { name, serialization } = parameter;
  if (parameter.content !== undefined) {
    return [{ name, value: JSON.stringify(value) }];
  }
  if (isRecord(value)) return objectPairs(name, value, serialization.style, serialization.explode);
  if (Array.isArray(value) && serialization.explode && serialization.style === "form") {
    return value.map((item) => ({ name, value: scalar(item) }));
  }
  const separator = SEPARATORS[serialization.style] ?? ",";
  return [
    { name, value: Array.isArray(value) ? value.map(scalar).join(separator) : scalar(value) },
  ];
}

/** Serializes a path parameter, percent-encoded. */
export function serializePath(parameter: ParameterModel, value: JsonValue): string {
  const { name, serialization } = parameter;
  const { style, explode } = serialization;
  const encode = (item: JsonValue): string => encodeURIComponent(scalar(item));
  const items = Array.isArray(value)
    ? value.map(encode)
    : isRecord(value)
      ? Object.entries(value as { [key: string]: JsonValue }).map(([key, item]) =>
          explode ? `${key}=${encode(item)}` : `${key},${encode(item)}`,
        )
      : [encode(value)];
  if (style === "label") {
    return `.${items.join(explode ? "." : ",")}`;
  }
  return style === "matrix" ? matrix(name, items, explode, isRecord(value)) : items.join(",");
}

function matrix(name: string, items: string[], explode: boolean, named: boolean): string {
  if (!explode) {
    return `;${name}=${items.join(",")}`;
  }
  return items.map((item) => (named ? `;${item}` : `;${name}=${item}`)).join("");
}

function objectPairs(
  name: string,
  value: { [key: string]: unknown },
  style: string,
  explode: boolean,
): Pair[] {
  const entries = Object.entries(value as { [key: string]: JsonValue });
  if (style === "deepObject") {
    return entries.map(([key, item]) => ({ name: `${name}[${key}]`, value: scalar(item) }));
  }
  if (style === "form" && explode) {
    return entries.map(([key, item]) => ({ name: key, value: scalar(item) }));
  }
  const parts = entries.map(([key, item]) =>
    explode ? `${key}=${scalar(item)}` : `${key},${scalar(item)}`,
  );
  return [{ name, value: parts.join(",") }];
}

function scalar(value: JsonValue): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
