import { objectOf, objectsOf } from "./json";
import type { Json, JsonObject } from "./json";

/** Keywords that hold one schema. */
const ONE = [
  ...["additionalProperties", "unevaluatedProperties", "propertyNames", "items", "contains"],
  ...["unevaluatedItems", "not", "if", "then", "else", "contentSchema"],
];

/** Keywords that hold a list of schemas. */
const MANY = ["prefixItems", "allOf", "oneOf", "anyOf"];

/** Keywords that hold a list of objects with a schema each. */
const HOLDERS = ["properties", "patternProperties", "dependentSchemas"];

/**
 * A schema as a page needs it: a description stands in it once, as HTML, and what the page can tell
 * from other fields is left out.
 */
export function schemaView(schema: JsonObject): JsonObject {
  const { types: _, ...view } = withoutMarkdown(schema);
  for (const [key, value] of Object.entries(view)) {
    if (ONE.includes(key)) view[key] = schemaView(objectOf(value));
    else if (MANY.includes(key)) view[key] = objectsOf(value).map(schemaView);
    else if (HOLDERS.includes(key)) view[key] = objectsOf(value).map(holderView);
    else if (key === "externalDocs") view[key] = withoutMarkdown(objectOf(value));
  }
  return view;
}

function holderView(holder: JsonObject): JsonObject {
  return { ...holder, schema: schemaView(objectOf(holder.schema)) };
}

/** Leaves out the source of a description where its HTML is there. */
export function withoutMarkdown(described: JsonObject): JsonObject {
  const { description, ...rest } = described;
  const isDouble = typeof rest.descriptionHtml === "string";
  return isDouble || description === undefined
    ? rest
    : { ...rest, description: description as Json };
}
