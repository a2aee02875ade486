/** What is wrong in the content. */
export const PROBLEM_TYPES = /* GraphQL */ `
  """
  Something wrong in a content file. The build reports all of them together.
  """
  type ContentProblem implements Node @dontInfer {
    code: String!
    severity: String!
    file: String!
    """
    The page that takes the file in, where the file is a partial.
    """
    page: String
    line: Int
    column: Int
    pointer: String
    message: String!
    value: String
    hint: String
  }
`;
