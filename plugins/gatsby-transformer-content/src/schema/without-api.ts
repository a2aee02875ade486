/**
 * The types of gatsby-source-openapi that fields of content refer to, for a site that does not have that
 * plugin. There are no nodes of these types, so lists of them are empty.
 */
export const TYPES_WITHOUT_API = /* GraphQL */ `
  "An OpenAPI document. This site has none."
  type ApiDocument implements Node @dontInfer {
    "Short name of the document."
    documentId: String!
    "Addresses by name, as JSON."
    linkTargets: String!
  }

  "A tag of an OpenAPI document. This site has none."
  type ApiTag implements Node @dontInfer {
    "Short name of the document."
    documentId: String!
  }

  "An operation of an OpenAPI document. This site has none."
  type ApiOperation implements Node @dontInfer {
    "Address of the operation's page."
    permalink: String!
    "Position in the document, from 0."
    order: Int!
  }

  "A schema of an OpenAPI document. This site has none."
  type ApiSchema implements Node @dontInfer {
    "Name in the document."
    name: String!
    "Address of the schema's page."
    permalink: String!
  }

  "An error of an API. This site has none."
  type ApiError implements Node @dontInfer {
    "The error's code."
    code: String!
    "Address of the error."
    permalink: String!
  }

  "A problem of an OpenAPI document. This site has none."
  type ApiProblem implements Node @dontInfer {
    "Short name of the document."
    documentId: String!
    "error or warning."
    severity: String!
  }
`;
