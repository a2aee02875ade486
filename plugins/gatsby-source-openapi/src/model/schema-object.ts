import { isRecord, type JsonRecord, recordOf, textsOf } from "../json";
import type { SchemaModel } from "../types";
import type { ModelContext } from "./context";
import { buildSchema, optional } from "./schema";

/** The keywords of a schema that describe members of objects and lists. */
export function objectKeywords(context: ModelContext, schema: JsonRecord): Partial<SchemaModel> {
  const required = textsOf(schema.required);
  const declared = Object.entries(recordOf(schema.properties));
  const undeclared = required.filter((name) => !declared.some(([other]) => other === name));
  return {
    properties: isRecord(schema.properties)
      ? declared.map(([name, node]) => ({
          name,
          required: required.includes(name),
          schema: buildSchema(context, node),
        }))
      : undefined,
    requiredUndeclared: undeclared.length > 0 ? undeclared : undefined,
    patternProperties: isRecord(schema.patternProperties)
      ? Object.entries(schema.patternProperties).map(([pattern, node]) => ({
          pattern,
          schema: buildSchema(context, node),
        }))
      : undefined,
    additionalProperties: optional(context, schema.additionalProperties),
    unevaluatedProperties: optional(context, schema.unevaluatedProperties),
    propertyNames: optional(context, schema.propertyNames),
    ...dependencies(context, schema),
    ...listKeywords(context, schema),
  };
}

function listKeywords(context: ModelContext, schema: JsonRecord): Partial<SchemaModel> {
  // Before JSON Schema 2020-12 a list of `items` meant what `prefixItems` means now.
  const tuple = Array.isArray(schema.items) ? schema.items : schema.prefixItems;
  return {
    items: Array.isArray(schema.items) ? undefined : optional(context, schema.items),
    prefixItems: Array.isArray(tuple) ? tuple.map((item) => buildSchema(context, item)) : undefined,
    unevaluatedItems: optional(context, schema.unevaluatedItems),
    contains: optional(context, schema.contains),
  };
}

function dependencies(context: ModelContext, schema: JsonRecord): Partial<SchemaModel> {
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
          schema: buildSchema(context, node),
        }))
      : undefined,
  };
}
