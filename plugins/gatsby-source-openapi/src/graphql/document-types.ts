/**
 * GraphQL types of documents, tags and groups of tags. Descriptions of `JSON` fields name their
 * TypeScript type, see `types.ts`.
 */
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
  "Last part of the addresses of downloads; the same as documentId."
  slug: String!
  "Address of the terms of service."
  termsOfService: String
  "Contact for the API."
  contact: ApiContact
  "License of the API."
  license: ApiLicense
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "Default authentication of all operations: SecurityAlternative[]."
  security: JSON!
  "Where the API is served."
  servers: [ApiServer!]!
  "The ways to authenticate."
  securitySchemes: [ApiSecurityScheme!]!
  "Groups of operations, in the order of the document."
  tags: [ApiTag!]! @link(from: "tagIds")
  "Named groups of tags (x-tagGroups)."
  tagGroups: [ApiTagGroup!]!
  "All operations and webhooks, in the order of the document."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "All named schemas, in the order of the document."
  schemas: [ApiSchema!]! @link(from: "schemaIds")
  "All error codes."
  errors: [ApiError!]! @link(from: "errorIds")
  "Addresses by the names that links in content use, as JSON text: op:callAgent, schema:Message, field:Message.role, error:rate_limited."
  linkTargets: String!
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}

"""A group of operations."""
type ApiTag implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "Name by which operations refer to the tag."
  name: String!
  "Name for readers: x-displayName, else the summary (OpenAPI 3.2), else the name."
  title: String!
  "Last part of the permalink, unique among the document's tags."
  slug: String!
  "Address of the tag's page."
  permalink: String!
  "Position in the document, from 0."
  order: Int!
  "Summary in plain text."
  summary: String
  "First paragraph of the description in plain text, or a generated sentence."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "What the tag is for (OpenAPI 3.2), e.g. nav or badge."
  kind: String
  "The tag that this one is part of (OpenAPI 3.2)."
  parentTag: ApiTag @link(from: "parentTagId")
  "True if the tag was generated for operations without tag."
  implicit: Boolean!
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "Operations that name the tag, in the order of the document."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "The document that the tag belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}

"""A named group of tags."""
type ApiTagGroup {
  "Name of the group."
  name: String!
  "The tags of the group."
  tags: [ApiTag!]! @link(from: "tagIds")
}
`;

/** GraphQL types of servers and security schemes. Descriptions of `JSON` fields name their TypeScript type, see `types.ts`. */
export const ACCESS_TYPES = /* GraphQL */ `
"""A way to authenticate."""
type ApiSecurityScheme {
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
  "True if the scheme is deprecated."
  deprecated: Boolean!
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "Operations that can be called with the scheme."
  operations: [ApiOperation!]! @link(from: "operationIds")
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}

"""A server of an API."""
type ApiServer {
  "URL as in the document, with variables in braces."
  url: String!
  "URL with each variable replaced by its default."
  resolvedUrl: String!
  "Name of the server (OpenAPI 3.2)."
  name: String
  "First paragraph of the description in plain text."
  description: String
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "The variables of the URL: ServerVariableModel[]."
  variables: JSON!
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}
`;

/** GraphQL types of problems and sources. Descriptions of `JSON` fields name their TypeScript type, see `types.ts`. */
export const SOURCE_TYPES = /* GraphQL */ `
"""A mistake in a document, with what its author needs to fix it."""
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
  "JSON pointer into the document."
  pointer: String
  "One sentence that says what is wrong."
  message: String!
  "The offending value as in the document."
  value: String
  "How to fix it."
  hint: String
}

"""The bundled text of a document, stored once for downloads."""
type ApiDocumentSource implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
}
`;

/** GraphQL types of texts, contacts and licenses. Descriptions of `JSON` fields name their TypeScript type, see `types.ts`. */
export const TEXT_TYPES = /* GraphQL */ `
"""A link to documentation elsewhere."""
type ApiExternalDocs {
  "URL of the documentation."
  url: String!
  "Description in Markdown."
  description: String
  "Description as safe HTML."
  descriptionHtml: String
  "Extensions of the link: Extension[]."
  extensions: JSON
}

"""Contact for an API."""
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
  documentId: String!
}
`;
