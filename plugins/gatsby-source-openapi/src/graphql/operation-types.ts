/**
 * GraphQL types of the parts of operations. Descriptions of `JSON` fields name their TypeScript
 * type, see `types.ts`. `documentId` is the short name from the plugin's options, `documentNodeId`
 * the id of the Gatsby node, which `@link` resolves.
 */
export const OPERATION_PART_TYPES = /* GraphQL */ `
"""A request in one language."""
type ApiSample {
  "Stable key of the language, e.g. curl."
  id: String!
  "Name of the language for a highlighter, e.g. bash."
  lang: String!
  "Display name of the language."
  label: String!
  "The text of the sample."
  source: String!
}

"""A parameter of an operation."""
type ApiParameter {
  "Name of the parameter."
  name: String!
  "path, query, querystring, header or cookie."
  in: String!
  "Anchor of the parameter on the operation's page."
  anchor: String!
  "True if the parameter is required."
  required: Boolean!
  "True if the parameter is deprecated."
  deprecated: Boolean!
  "True if the value can be empty."
  allowEmptyValue: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "How the value is serialized."
  serialization: ApiSerialization!
  "The serialized value, unless it is a plain text."
  sentAs: String
  "Schema of the value: SchemaModel. Null where content is used instead."
  schema: JSON
  "Media types of a serialized value: MediaTypeModel[]."
  content: JSON
  "Examples from the document: ExampleModel[]."
  examples: JSON!
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}

"""How a parameter is serialized."""
type ApiSerialization {
  "Style, e.g. form, simple or deepObject."
  style: String!
  "True if arrays and objects are sent as separate parameters."
  explode: Boolean!
  "True if reserved characters are not percent-encoded."
  allowReserved: Boolean!
  "True if all of this is the default."
  isDefault: Boolean!
}

"""The body of a request."""
type ApiRequestBody {
  "Anchor of the body on the operation's page."
  anchor: String!
  "True if the body is required."
  required: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "The body per media type: MediaTypeModel[]."
  content: JSON!
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}

"""A response of an operation."""
type ApiResponse implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Anchor of the response on the operation's page."
  anchor: String!
  "Status such as 200, a range such as 4XX, or default."
  status: String!
  "Summary in plain text (OpenAPI 3.2)."
  summary: String
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Headers: HeaderModel[]."
  headers: JSON!
  "The body per media type: MediaTypeModel[]."
  content: JSON!
  "Links to operations that can follow: LinkModel[]."
  links: JSON!
  "The operation of the response."
  operation: ApiOperation! @link(from: "operationNodeId")
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}
`;

/**
 * GraphQL types of named schemas and errors. Descriptions of `JSON` fields name their TypeScript
 * type, see `types.ts`.
 */
export const SCHEMA_TYPES = /* GraphQL */ `
"""A named schema."""
type ApiSchema implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name under components.schemas."
  name: String!
  "Title of the schema, else its name."
  title: String!
  "Last part of the permalink, unique among the document's schemas."
  slug: String!
  "Address of the schema's page."
  permalink: String!
  "Position in the document, from 0."
  order: Int!
  "First paragraph of the description in plain text, or a generated sentence."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "True if the schema is deprecated."
  deprecated: Boolean!
  "Type in words, e.g. object, string, array of Message."
  typeLabel: String!
  "Number of its own properties, without those of the schemas that it combines."
  fieldCount: Int!
  "The schema: SchemaModel. References to named schemas stay references."
  schema: JSON!
  "Examples from the document, else a generated one: ExampleModel[]."
  examples: JSON!
  "Named schemas that this one refers to directly."
  uses: [ApiSchema!]! @link(from: "usesIds")
  "Named schemas that refer to this one directly."
  usedBySchemas: [ApiSchema!]! @link(from: "usedBySchemaIds")
  "Operations that reach this schema, directly or through others."
  usedByOperations: [ApiOperation!]! @link(from: "usedByOperationIds")
  "The document that the schema belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
}

"""An error code of an API."""
type ApiError implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "The code as in the body of a response."
  code: String!
  "Description of the code in Markdown."
  description: String
  "Statuses of the responses with the code."
  statuses: [String!]!
  "Address of the code on the page of errors."
  permalink: String!
  "The document that the error belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
}
`;
