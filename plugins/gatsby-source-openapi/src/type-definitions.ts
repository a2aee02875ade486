/** The GraphQL types of the plugin's nodes. `JSON` fields name their TypeScript type (`types.ts`). */
export const typeDefinitions = /* GraphQL */ `
"""An OpenAPI document: one API in one version."""
type ApiDocument implements Node @dontInfer {
  "Short name of the document from the plugin's options, e.g. v2."
  documentId: String!
  "Name of the API."
  title: String!
  "Version of the API, not of the specification."
  version: String!
  "Version of the specification that the file is written in, e.g. 3.1.1 or 2.0."
  specificationVersion: String!
  "Summary in plain text."
  summary: String
  "First paragraph of the description in plain text, at most 160 characters."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Address below which the operations have their pages."
  permalink: String!
  "Last piece of the addresses of downloads; the same as documentId."
  slug: String!
  "Address of the terms of service."
  termsOfService: String
  "Who answers for the API."
  contact: ApiContact
  "Under which license the API is offered."
  license: ApiLicense
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "Authentication that operations need unless they say otherwise: SecurityAlternative[]."
  security: JSON!
  "Where the API is served."
  servers: [ApiServer!]! @link(from: "serverIds")
  "The ways to authenticate."
  securitySchemes: [ApiSecurityScheme!]! @link(from: "securitySchemeIds")
  "Groups of operations, in the order of the document."
  tags: [ApiTag!]! @link(from: "tagIds")
  "Named groups of tags (x-tagGroups)."
  tagGroups: [ApiTagGroup!]!
  "All operations and webhooks, in the order of the document."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "All named schemas, in the order of the document."
  schemas: [ApiSchema!]! @link(from: "schemaIds")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""A group of operations."""
type ApiTag implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name by which operations refer to the tag."
  name: String!
  "Name for readers: x-displayName, else the summary (OpenAPI 3.2), else the name."
  title: String!
  "Last piece of the permalink, unique among the document's tags."
  slug: String!
  "Address of the tag's page."
  permalink: String!
  "Position in the document, from 0."
  order: Int!
  "Summary in plain text."
  summary: String
  "First paragraph of the description in plain text, or a sentence that stands for it."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "What the tag is for (OpenAPI 3.2), e.g. nav or badge."
  kind: String
  "The tag that this one is part of (OpenAPI 3.2)."
  parentTag: ApiTag @link(from: "parentTagId")
  "Whether the tag was made for operations that name none."
  implicit: Boolean!
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "Operations that name the tag, in the order of the document."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "The document that the tag belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""A named group of tags."""
type ApiTagGroup {
  "Name of the group."
  name: String!
  "The group's tags in its order."
  tags: [ApiTag!]! @link(from: "tagIds")
}

"""An operation of a path, or a webhook."""
type ApiOperation implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "operation or webhook."
  kind: String!
  "The operation's id in the document."
  operationId: String
  "HTTP method in upper case."
  method: String!
  "Path with its parameters in braces; the name of a webhook."
  pathTemplate: String!
  "Address of the operation's page."
  permalink: String!
  "Last piece of the permalink, unique in the document."
  slug: String!
  "Summary, else operationId in words, else method and path."
  title: String!
  "Summary as it stands in the document."
  summary: String
  "First paragraph of the description in plain text, or a sentence that stands for it."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Whether the operation should no longer be used."
  deprecated: Boolean!
  "Position in the document, from 0."
  order: Int!
  "What the document says about the path itself: summary, description, descriptionHtml, extensions."
  path: JSON!
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "The first of the operation's tags."
  tag: ApiTag! @link(from: "tagId")
  "All tags of the operation; at least one."
  tags: [ApiTag!]! @link(from: "tagIds")
  "Where the operation is served: its own servers, its path's or the document's."
  servers: [ApiServer!]! @link(from: "serverIds")
  "Ways to be allowed to call, of which one is enough: SecurityAlternative[]."
  security: JSON!
  "Parameters of the path and of the operation: path, query, header, cookie."
  parameters: [ApiParameter!]! @link(from: "parameterIds")
  "The body of the request."
  requestBody: ApiRequestBody @link(from: "requestBodyId")
  "The responses by status."
  responses: [ApiResponse!]! @link(from: "responseIds")
  "Extensions of the responses as a whole: Extension[]."
  responsesExtensions: JSON!
  "Requests that the API makes in return: CallbackModel[]."
  callbacks: JSON!
  "Exactly the named schemas that the operation reaches, in the order of the document."
  schemas: [ApiSchema!]! @link(from: "schemaIds")
  "The request in several languages; curl first unless the document gives others."
  samples: [ApiSample!]!
  "The document that the operation belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""A request in one language."""
type ApiSample {
  "Stable key of the language, e.g. curl."
  id: String!
  "Name of the language for a highlighter, e.g. bash."
  lang: String!
  "Name of the language for a reader."
  label: String!
  "The text of the sample."
  source: String!
}

"""A parameter of an operation."""
type ApiParameter implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name of the parameter."
  name: String!
  "path, query, querystring, header or cookie."
  in: String!
  "Anchor of the parameter on the operation's page."
  anchor: String!
  "Whether the parameter has to be sent."
  required: Boolean!
  "Whether the parameter should no longer be used."
  deprecated: Boolean!
  "Whether the parameter may be sent without value."
  allowEmptyValue: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "How the value is written on the wire."
  serialization: ApiSerialization!
  "Schema of the value: SchemaModel. Null where content is used instead."
  schema: JSON
  "Media types of a value that is a document of its own: MediaTypeModel[]."
  content: JSON!
  "The document's examples: ExampleModel[]."
  examples: JSON!
  "The operation that takes the parameter."
  operation: ApiOperation! @link(from: "operationNodeId")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""How a parameter is written on the wire."""
type ApiSerialization {
  "Style, e.g. form, simple or deepObject."
  style: String!
  "Whether members are written one by one."
  explode: Boolean!
  "Whether reserved characters are sent as they are."
  allowReserved: Boolean!
  "Whether all of this is what the place has by default."
  isDefault: Boolean!
}

"""The body of a request."""
type ApiRequestBody implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Anchor of the body on the operation's page."
  anchor: String!
  "Whether the body has to be sent."
  required: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "The body per media type: MediaTypeModel[]."
  content: JSON!
  "The operation that takes the body."
  operation: ApiOperation! @link(from: "operationNodeId")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
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
  "What can be called next with values of the response: LinkModel[]."
  links: JSON!
  "The operation that gives the response."
  operation: ApiOperation! @link(from: "operationNodeId")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

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

"""A way to authenticate."""
type ApiSecurityScheme implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name under components.securitySchemes."
  name: String!
  "apiKey, http, oauth2, openIdConnect or mutualTLS."
  type: String!
  "header, query or cookie, for an API key."
  in: String
  "Name of the header, query parameter or cookie, for an API key."
  parameterName: String
  "HTTP authentication scheme, e.g. bearer."
  scheme: String
  "Format of a bearer token, e.g. JWT."
  bearerFormat: String
  "Address of the OpenID Connect configuration."
  openIdConnectUrl: String
  "Address of the OAuth 2 server's metadata (OpenAPI 3.2)."
  oauth2MetadataUrl: String
  "OAuth 2 flows with their scopes: OAuthFlowModel[]."
  flows: JSON!
  "Whether the scheme should no longer be used."
  deprecated: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Operations that can be called with the scheme."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""A place where an API is served."""
type ApiServer implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Address as it stands in the document, with variables in braces."
  url: String!
  "Address with each variable replaced by its default."
  resolvedUrl: String!
  "Name of the server (OpenAPI 3.2)."
  name: String
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "The variables of the address: ServerVariableModel[]."
  variables: JSON!
  "Extensions that no other field shows: Extension[]."
  extensions: JSON!
}

"""A link to documentation elsewhere."""
type ApiExternalDocs {
  "Where it is."
  url: String!
  "What it is, in Markdown."
  description: String
  "What it is, as safe HTML."
  descriptionHtml: String
  "Extensions of the link: Extension[]."
  extensions: JSON
}

"""Who answers for an API."""
type ApiContact {
  "Name of the person or organization."
  name: String
  "Address of a page."
  url: String
  "E-mail address."
  email: String
  "Extensions of the contact: Extension[]."
  extensions: JSON
}

"""The license of an API."""
type ApiLicense {
  "Name of the license."
  name: String!
  "SPDX expression."
  identifier: String
  "Address of the text."
  url: String
  "Extensions of the license: Extension[]."
  extensions: JSON
}

"""A description in Markdown; equal texts share one. gatsby-transformer-remark adds a MarkdownRemark child."""
type ApiMarkdown implements Node @dontInfer @mimeTypes(types: ["text/markdown"]) {
  "Short name of the document."
  documentKey: String!
}

"""Something that is wrong with a document, said so that its author can mend it."""
type ApiProblem implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Address below which the document's operations have their pages."
  basePath: String!
  "Stable name of the rule."
  code: String!
  "error or warning."
  severity: String!
  "Path of the file."
  file: String!
  "1-based line in the file."
  line: Int
  "1-based column in the line."
  column: Int
  "JSON pointer of the place."
  pointer: String
  "What is wrong, in a sentence."
  message: String!
  "The offending value as it stands in the document."
  value: String
  "What to do about it."
  hint: String
}

"""The bundled text of a document, kept once for downloads."""
type ApiDocumentSource implements Node @dontInfer {
  "Short name of the document."
  documentKey: String!
}
`;
