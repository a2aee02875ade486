/** Texts, and who stands behind them. `JSON` fields name their TypeScript type (`types.ts`). */
export const TEXT_TYPES = /* GraphQL */ `
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
`;
