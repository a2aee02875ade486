/** Sidebars, categories, the navigation of pages, and problems. */
export const SITE_TYPES = /* GraphQL */ `
  """
  A sidebar of the documentation, from sidebars.yml or similar.
  """
  type Sidebar implements Node @dontInfer {
    "Name in the sidebars file."
    name: String!
    "Name of the version of the documentation."
    version: String!
    "The version of the documentation."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    "The resolved entries: links and categories."
    items: JSON!
    "Entries for the sidebar of every page, without descriptions. For a large sidebar only the top level."
    frameItems: JSON!
    "Address of a file with all entries of a large sidebar; null for others."
    entriesFile: String
    "The entries as declared."
    spec: JSON!
    "Position among the sidebars of its file."
    order: Int!
    "Path of that file, relative to the project."
    file: String!
  }

  """
  A category with a generated index page.
  """
  type Category implements Node @dontInfer {
    "Label in the sidebar."
    label: String!
    "Name of the version of the documentation."
    version: String!
    "The version of the documentation."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    "Keywords for search engines."
    keywords: [String!]!
    "Preview image."
    image: String
    "Sidebar with the category; null if there is none."
    sidebar: String
    "Address of the index page; null if there is none."
    permalink: String
    "Title of the index page."
    title: String!
    "Description of the index page."
    description: String!
    "Entries of the category."
    items: JSON!
    "Key of the category in its declaration."
    key: String!
    "Path of the file that declares it, relative to the project."
    file: String!
  }

  """
  A page's sidebar, breadcrumbs and neighbors.
  """
  type PageNavigation {
    "Address of the page."
    permalink: String!
    "Sidebar next to the page; null if its front matter disables it."
    sidebar: String
    "Name of the version of the documentation."
    version: String!
    "Label of the page in the sidebar."
    label: String
    "Categories around the page, outermost first."
    breadcrumbs: [NavigationLink!]!
    "The previous page in the sidebar."
    previous: NavigationLink
    "The next page in the sidebar."
    next: NavigationLink
  }

  "A neighbor or ancestor of a page. permalink is null for a category without a page."
  type NavigationLink {
    "Label of the link."
    label: String!
    "Address of the page."
    permalink: String
  }

  """
  A problem in a content file. The build reports all of them together.
  """
  type ContentProblem implements Node @dontInfer {
    "Name of the rule, such as content/broken-link."
    code: String!
    "error or warning"
    severity: String!
    "Path of the file, relative to the project."
    file: String!
    """
    The page that includes the file, if the file is a partial.
    """
    page: String
    "1-based line, if known."
    line: Int
    "1-based column, if known."
    column: Int
    "JSON pointer in a data file."
    pointer: String
    "What is wrong, in a sentence."
    message: String!
    "The wrong value as written."
    value: String
    "How to fix it."
    hint: String
  }
`;
