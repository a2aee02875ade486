/** What was read, and what is wrong with it. `JSON` fields name their TypeScript type (`types.ts`). */
export const SOURCE_TYPES = /* GraphQL */ `
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
