import { isRecord, type JsonRecord, recordOf, textsOf } from "../json";
import type { SchemaModel } from "../types";

/** Makes the model of a schema inside of another; the caller hands it in, as schemas nest. */
export type BuildSchema = (node: unknown) => SchemaModel;

/** The keywords of a schema that describe members of objects and lists. */
export function objectKeywords(build: BuildSchema, schema: JsonRecord): Partial<SchemaModel> {
  const required = textsOf(schema.required);
  const declared = Object.entries(recordOf(schema.properties));
  const undeclared = required.filter((name) => !declared.some(([other]) => other === name));
  return {
    properties: isRecord(schema.properties)
      ? declared.map(([name, node]) => ({
          name,
          required: required.includes(name),
          schema: build(node),
        }))
      : undefined,
    requiredUndeclared: undeclared.length > 0 ? undeclared : undefined,
    patternProperties: isRecord(schema.patternProperties)
      ? Object.entries(schema.patternProperties).map(([pattern, node]) => ({
          pattern,
          schema: build(node),
        }))
      : undefined,
    additionalProperties: optional(build, schema.additionalProperties),
    unevaluatedProperties: optional(build, schema.unevaluatedProperties),
    propertyNames: optional(build, schema.propertyNames),
    ...dependencies(build, schema),
    ...listKeywords(build, schema),
  };
}

function listKeywords(build: BuildSchema, schema: JsonRecord): Partial<SchemaModel> {
  // Before JSON Schema 2020-12 a list of `items` meant what `prefixItems` means now.
  const tuple = Array.isArray(schema.items) ? schema.items : schema.prefixItems;
  return {
    items: Array.isArray(schema.items) ? undefined : optional(build, schema.items),
    prefixItems: Array.isArray(tuple) ? tuple.map((item) => build(item)) : undefined,
    unevaluatedItems: optional(build, schema.unevaluatedItems),
    contains: optional(build, schema.contains),
  };
}

function dependencies(build: BuildSchema, schema: JsonRecord): Partial<SchemaModel> {
  return {
    dependentRequired: isRecord(schema.dependentRequired)
      ? Object.entries(schema.dependentRequired).map(([name, names]) => ({
          name,
          requires: textsOf(names),
        }))
      : undefined,
    dependentSchemas: isRecord(schema.dependentSchemas)
      ? Object.entries(schema.dependentSchemas).map(([name, node]) => ({
          name,
          schema: build(node),
        }))
      : undefined,
  };
}

function optional(build: BuildSchema, node: unknown): SchemaModel | undefined {
  return node === undefined ? undefined : build(node);
}
