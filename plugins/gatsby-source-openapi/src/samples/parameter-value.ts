import type { JsonRecord, JsonValue } from "../json";
import type { ParameterModel, SchemaModel } from "../types";
import { sampleValue } from "./sample-value";

/** The value of a parameter in a sample: the document's example, else one that its schema allows. */
export function parameterValue(document: JsonRecord, parameter: ParameterModel): JsonValue {
  const given = [...parameter.examples, ...(parameter.content?.[0]?.examples ?? [])];
  const example = given.find(({ value }) => value !== undefined)?.value;
  const schema = parameter.schema ?? parameter.content?.[0]?.schema;
  return example ?? schemaValue(document, schema) ?? parameter.name;
}

function schemaValue(document: JsonRecord, schema: SchemaModel | undefined): JsonValue | undefined {
  if (schema === undefined) {
    return undefined;
  }
  const { ref, types } = schema;
  const stated =
    schema.examples?.[0] ?? schema.default?.value ?? schema.const?.value ?? schema.enum?.[0]?.value;
  if (stated !== undefined || (ref === undefined && types === undefined)) {
    return stated;
  }
  const made =
    ref === undefined
      ? typeValue(document, schema)
      : sampleValue(document, { $ref: `#/components/schemas/${ref.name}` }, "request");
  // A text that says nothing reads worse than the parameter's own name.
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
