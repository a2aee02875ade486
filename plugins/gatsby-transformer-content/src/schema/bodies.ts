/** Bodies of pages and their contents. */
export const BODY_TYPES = /* GraphQL */ `
  """
  The compiled body of a page. A separate node, so that lists of pages do not load it.
  """
  type ContentBody implements Node @dontInfer {
    "data: the page renders the tree. component: the page renders the file compiled to a module."
    mode: String!
    "Why the page is a component, such as 'import at 3:1'."
    reasons: [String!]!
    "Element tuples for the page: [type, props or 0, ...children]. Empty for a component."
    tree: JSON!
    "The tree for exports: code blocks have plain code instead of HTML, and expressions that run on the page appear as their source."
    exportTree: JSON!
    "The tree for lists of posts: what is before the truncation marker, or everything. It has no ids, and its links lead to the same targets from any page. Expressions appear as their source."
    excerpt: JSON!
    "Number of top-level nodes before the truncation marker; null without a marker."
    leadLength: Int
    "The text without markup, one line per block."
    plainText: String!
    "Components that the body uses, with their positions."
    components: [ContentComponent!]!
    "Operations and schemas that the body shows, wholly or in part, with their positions."
    embeds: [ContentEmbed!]!
    "Permalink of the page."
    pagePermalink: String!
    "Local images."
    images: [ContentImage!]!
    "Links to files, links by name, and addresses that depend on the page, with their targets."
    resolvedLinks: [ContentResolvedLink!]!
    "For a component: props of these links by href as written. Otherwise empty."
    moduleLinks: JSON!
    "Absolute path of the file, for components."
    contentFilePath: String!
  }

  "A heading with its id."
  type ContentHeading {
    "Level from 1 to 6."
    depth: Int!
    "Text without markup."
    text: String!
    "Fragment of its address, without #."
    id: String!
    "1-based line in the file."
    line: Int!
    "1-based column in the line."
    column: Int!
    "The partial that contains it; null for the page itself."
    file: String
  }

  "A link or image as written."
  type ContentReference {
    "The address as written."
    url: String!
    "link or image"
    kind: String!
    "1-based line in the file."
    line: Int!
    "1-based column in the line."
    column: Int!
    "The partial that contains it; null for the page itself."
    file: String
  }

  "A component that a body uses."
  type ContentComponent {
    "Name of the component, such as Tabs."
    name: String!
    "1-based line in the file."
    line: Int!
    "1-based column in the line."
    column: Int!
    "The partial that contains it; null for the page itself."
    file: String
  }

  "An operation or schema that a body shows, wholly or in part."
  type ContentEmbed {
    "Operation, OperationExample, OperationParameters or Schema."
    component: String!
    "The props as written, such as the id of the operation."
    props: JSON!
    "The name that no API has; null if all are known."
    unknown: ContentUnknownName
    "1-based line in the file."
    line: Int!
    "1-based column in the line."
    column: Int!
    "The partial that contains it; null for the page itself."
    file: String
  }

  "A name in a link or an embed that nothing has."
  type ContentUnknownName {
    "What it would name, such as operation or doc."
    kind: String!
    "The name."
    value: String!
    "Names that the link or the embed could contain instead."
    known: [String!]!
  }

  """
  A file that a page includes: a partial or code.
  """
  type ContentInclusion implements Node @dontInfer {
    "Absolute path of the page's file."
    page: String!
    "Absolute path of the included file."
    includes: String!
  }

  "A link that is not written as the address of its target, and what it leads to."
  type ContentResolvedLink {
    "As written in the page."
    url: String!
    "Address of the target; null if there is none."
    href: String
    "True for a file that is not a page, and for pathname://, which is used without a check."
    isFile: Boolean!
    "True if the target is a draft."
    isDraft: Boolean!
    "The name in the link that nothing has; null if there is none, or if errors hide what has it."
    unknown: ContentUnknownName
  }

  "A local image of a page."
  type ContentImage {
    "As written in the page."
    src: String!
    "Absolute path where the file is expected first."
    absolutePath: String!
    "The file; null if it does not exist."
    file: File
    "Markup of an SVG that uses the page's colors and must therefore be inline."
    svg: String
    "Markup of x.narrow.svg beside x.svg, which narrow columns show instead."
    narrowSvg: String
    "Data of a picture element, with sizes and formats of a photo; null for inline SVG."
    picture: JSON
    "Why the file cannot be shown; null if it can."
    problem: String
  }

  """
  The last commit of a content file. Missing without a git history.
  """
  type ContentCommit implements Node @dontInfer {
    "Path relative to the project."
    file: String!
    "When it was committed."
    date: Date! @dateformat
    "Name of its author."
    author: String!
  }

  "Date and author of a page's last change, if known."
  type LastUpdate {
    "Day of the change; null if unknown or not shown."
    date: Date @dateformat
    "Name of its author; null if unknown or not shown."
    author: String
  }
`;
