/** Names of the GraphQL node types that this plugin makes. */
export const NODE_TYPES = {
  Document: "ApiDocument",
  Source: "ApiDocumentSource",
  Tag: "ApiTag",
  Operation: "ApiOperation",
  Parameter: "ApiParameter",
  RequestBody: "ApiRequestBody",
  Response: "ApiResponse",
  Schema: "ApiSchema",
  SecurityScheme: "ApiSecurityScheme",
  Server: "ApiServer",
  Markdown: "ApiMarkdown",
  Problem: "ApiProblem",
} as const;

/** The HTTP methods that a path item may hold, in the order in which pages show them. */
export const HTTP_METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
] as const;
