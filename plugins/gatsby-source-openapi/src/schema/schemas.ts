/** Named schemas. `JSON` fields name their TypeScript type (`types.ts`). */
export const SCHEMA_TYPES = /* GraphQL */ `
"""A named schema."""
type ApiSchema implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name under components.schemas."
  name: String!
  "Title of the schema, else its name."
  title: String!
  "Last piece of the permalink, unique among the document's schemas."
  slug: String!
  "Address of the schema's page."
  permalink: String!
  "Position in the document, from 0."
  order: Int!
  "First paragraph of the description in plain text, or a sentence that stands for it."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Whether the schema should no longer be used."
  deprecated: Boolean!
  "The schema: SchemaModel. References to named schemas stay references."
  schema: JSON!
  "The document's examples, else one made from the schema: ExampleModel[]."
  examples: JSON!
  "Named schemas that this one points to itself."
  uses: [ApiSchema!]! @link(from: "usesIds")
  "Named schemas that point to this one."
  usedBySchemas: [ApiSchema!]! @link(from: "usedBySchemaIds")
  "Operations that reach this schema, directly or through others."
  usedByOperations: [ApiOperation!]! @link(from: "usedByOperationIds")
  "The document that the schema belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
}
`;
