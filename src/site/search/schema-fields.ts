import type { KnownSchema, SchemaModel } from "../../lib/api/model";
import { buildSchemaTree } from "../../lib/api/schema-tree";
import type { SchemaNode } from "../../lib/api/schema-tree";
import type { SearchDocument } from "./search-document";

/** Named schemas of a document. */
export type KnownSchemas = ReadonlyMap<string, KnownSchema>;

/** Objects inside of objects are followed so far; what lies deeper stands on the schemas' pages. */
const DEEPEST = 3;

/**
 * The properties of a schema as parts of the page that shows it, at the anchors that it gives them.
 *
 * @param own leaves out what is declared by another named schema, which has a page for it
 */
export function schemaFields(
  schema: SchemaModel,
  anchor: string,
  schemas: KnownSchemas,
  { own = false } = {},
): SearchDocument[] {
  const tree = buildSchemaTree(schema, { anchor, schemas });
  const fields = fieldsOf(tree, [], own);
  return [...new Map(fields.map((field) => [field.entry.u, field])).values()];
}

function fieldsOf(node: SchemaNode, path: readonly string[], own: boolean): SearchDocument[] {
  if (path.length >= DEEPEST || (own && path.length > 0 && node.references.length > 0)) return [];
  const branches = node.branches.flatMap(({ kind, isName, label, from, node: inner }) => {
    if (own && from.length > 0) return [];
    if (kind !== "row" || !isName) return fieldsOf(inner, path, own);
    const names = [...path, label];
    return [toDocument(names, inner), ...fieldsOf(inner, names, own)];
  });
  const options = node.choices.flatMap((choice) => choice.options);
  return [...branches, ...options.flatMap((option) => fieldsOf(option.node, path, own))];
}

function toDocument(names: readonly string[], { anchor, layers }: SchemaNode): SearchDocument {
  const [schema] = layers;
  return {
    entry: { u: `#${anchor}`, t: names.join("."), y: "f", s: schema?.typeLabel ?? "" },
    words: layers.map(valuesOf).join(" "),
    text: layers.map(({ description = "" }) => description).join(" "),
  };
}

/** Values that a place accepts, for they are what a reader copies out of an answer. */
export function valuesOf(schema: SchemaModel): string {
  return [schema, ...(schema.items ? [schema.items] : [])]
    .flatMap((item) => item.enum ?? [])
    .map(({ value }) => String(value))
    .join(" ");
}
