/** Documents, and the groups of their operations. `JSON` fields name their TypeScript type (`types.ts`). */
export const DOCUMENT_TYPES = /* GraphQL */ `
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
`;
