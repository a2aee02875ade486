/** Where an API is served, and how one is let in. `JSON` fields name their TypeScript type (`types.ts`). */
export const ACCESS_TYPES = /* GraphQL */ `
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
`;
