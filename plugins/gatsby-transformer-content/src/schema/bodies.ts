/** Bodies of pages and their contents. */
export const BODY_TYPES = /* GraphQL */ `
  """
  The compiled body of a page: a node of its own, so that lists of pages need not load it.
  """
  type ContentBody implements Node @dontInfer {
    "data: the tree is the page. component: the file needs a module of its own."
    mode: String!
    "Why the page is a component, such as 'import at 3:1'."
    reasons: [String!]!
    "Element tuples for the page: [type, props or 0, ...children]. Empty for a component."
    tree: JSON!
    "The same for exports: code blocks have plain code instead of HTML, and code that runs on the page appears as its source."
    exportTree: JSON!
    "Number of the tree's first elements that make the lead, before the truncation marker."
    leadLength: Int!
    "The prose without markup, a line for each block."
    plainText: String!
    "Names of the components that the body uses, with their places."
    components: [ContentComponent!]!
    "Operations and schemas that the body shows, with their places."
    embeds: [ContentEmbed!]!
    "Address of the page whose body it is."
    pagePermalink: String!
    "Pictures that are files of the site."
    images: [ContentImage!]!
    "Links that name a file, and what they lead to."
    fileLinks: [ContentFileLink!]!
    "Props of the links by file of a page in component mode, by what stands in it; else empty."
    moduleLinks: JSON!
    "Absolute path of the file, for pages in component mode."
    contentFilePath: String!
  }

  "A heading with the id of its section."
  type ContentHeading {
    depth: Int!
    text: String!
    id: String!
  }

  "A link or picture as written."
  type ContentReference {
    url: String!
    "link or image"
    kind: String!
    line: Int!
    column: Int!
    "The partial that holds it; null where the page itself does."
    file: String
  }

  "A component that a body uses."
  type ContentComponent {
    name: String!
    line: Int!
    column: Int!
    "The partial that holds it; null where the page itself does."
    file: String
  }

  "A part of the API that a body shows."
  type ContentEmbed {
    "Operation or Schema"
    component: String!
    "What names the operation or schema."
    key: String!
    line: Int!
    column: Int!
    "The partial that holds it; null where the page itself does."
    file: String
  }

  """
  A file that a page takes in: a partial, or code that is shown.
  """
  type ContentInclusion implements Node @dontInfer {
    "Absolute path of the page's file."
    page: String!
    "Absolute path of the file that the page takes in."
    includes: String!
  }

  "A link that names a file: a page, or a file to be opened."
  type ContentFileLink {
    "As it stands in the page."
    url: String!
    "The address that it becomes; null where there is nothing at it."
    href: String
    "Whether it names a page."
    isPage: Boolean!
    "Whether its page is a draft."
    isDraft: Boolean!
  }

  "A picture of a page that is a file of the site."
  type ContentImage {
    "As it stands in the page."
    src: String!
    absolutePath: String!
    "The file; null where there is none."
    file: File
    "The drawing's markup, where it takes its colors from the page and so has to stand in it."
    svg: String
    "What a picture element needs, sizes and formats of a photograph with it; else null."
    picture: JSON
    "Why the file cannot be shown; null where it can."
    problem: String
  }

  """
  The last commit that touched a content file. None where git cannot tell.
  """
  type ContentCommit implements Node @dontInfer {
    "Path of the file from the project's root."
    file: String!
    date: Date! @dateformat
    author: String!
  }

  "When a page was last changed, and by whom, as far as is known."
  type LastUpdate {
    date: Date @dateformat
    author: String
  }
`;
