import type { NodeInput } from "gatsby";
import { NODE_TYPES } from "../constants";
import { firstParagraph } from "../markdown/plain-text";
import type { DocumentModel, NamedSchemaModel } from "../types";
import { ROOT } from "./document-nodes";
import type { NodeFactory } from "./node-context";

/** The node of a named schema, joined to what uses it and what it uses. */
export function schemaNodes(
  { idOf, make }: NodeFactory,
  model: DocumentModel,
  named: NamedSchemaModel,
): NodeInput[] {
  const { name, title, slug, permalink, order, schema, examples } = named;
  const schemaIds = (names: string[]): string[] =>
    names.map((other) => idOf(NODE_TYPES.Schema, other));
  return make({
    type: NODE_TYPES.Schema,
    key: name,
    markdown: schema.description,
    fields: {
      documentId: model.id,
      name,
      title,
      slug,
      permalink,
      order,
      description:
        firstParagraph(schema.description) ??
        `The schema ${name} of ${model.title}: ${schema.typeLabel}.`,
      deprecated: schema.deprecated ?? false,
      schema,
      examples,
      usesIds: schemaIds(named.uses),
      usedBySchemaIds: schemaIds(named.usedBySchemas),
      usedByOperationIds: named.usedByOperations.map((key) => idOf(NODE_TYPES.Operation, key)),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    },
  });
}
