/** Sidebars, categories, and the place of pages in them. */
export const NAVIGATION_TYPES = /* GraphQL */ `
  """
  A sidebar of the documentation, from sidebars.yml or the like.
  """
  type Sidebar implements Node @dontInfer {
    name: String!
    "Name of the version of the documentation."
    version: String!
    "The version of the documentation."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    "The finished entries: links and categories."
    items: JSON!
    "The same without descriptions, for the frame: so the edit of one does not concern every page."
    frameItems: JSON!
    "The entries as declared."
    spec: JSON!
    file: String!
  }

  """
  A group of pages with a page of its own that lists them.
  """
  type Category implements Node @dontInfer {
    label: String!
    "Name of the version of the documentation."
    version: String!
    "The version of the documentation."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    keywords: [String!]!
    "Address of a picture for previews."
    image: String
    "Sidebar that shows the category; null where no sidebar does."
    sidebar: String
    permalink: String
    title: String!
    description: String!
    "Entries of the category."
    items: JSON!
    "What names the category in its declaration."
    key: String!
    file: String!
  }

  """
  A page's place in the sidebars.
  """
  type NavigationTrail {
    permalink: String!
    "Sidebar beside the page; null where its front matter wants none."
    sidebar: String
    "Name of the version of the documentation."
    version: String!
    "Name of the page in the sidebar."
    label: String
    breadcrumbs: [NavigationLink!]!
    previous: NavigationLink
    next: NavigationLink
  }

  "A neighbor or an ancestor of a page. Without an address it is only a name."
  type NavigationLink {
    label: String!
    permalink: String
  }
`;
