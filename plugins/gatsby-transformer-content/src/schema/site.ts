/** Sidebars, categories and the navigation of pages. */
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
    "Entries for the frame of every page: without descriptions, and of a large sidebar only the top level."
    frameItems: JSON!
    "Address of a file with all entries of a large sidebar; null for others."
    entriesFile: String
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

/** Settings in `site.yml`. */
export const SETTINGS_TYPES = /* GraphQL */ `
  """
  The site's settings, from site.yml.
  """
  type SiteSettings implements Node @dontInfer {
    title: String!
    tagline: String!
    description: String!
    url: String!
    locale: String!
    copyright: String!
    home: String!
    editUrl: String
    navbar: SiteNavbar!
    footer: SiteFooter!
    announcement: SiteAnnouncement
    blog: SiteBlogSettings!
    checks: SiteCheckSettings!
    lastUpdate: SiteLastUpdateSettings!
    file: String!
  }

  "How bad each finding is: error, warning or ignore."
  type SiteCheckSettings {
    brokenLinks: String!
    brokenAnchors: String!
    "Links to pages by their files."
    brokenMarkdownLinks: String!
    "Posts without a mark that ends their lead."
    untruncatedPosts: String!
    unknownTags: String!
    "Pages of the documentation that no sidebar shows."
    orphanDocs: String!
    missingDescriptions: String!
  }

  "What of a page's last commit is shown."
  type SiteLastUpdateSettings {
    date: Boolean!
    author: Boolean!
  }

  type SiteNavbar {
    items: [SiteNavbarItem!]!
  }

  "An entry of the navbar: a link, or a dropdown of links."
  type SiteNavbarItem {
    label: String!
    to: String
    href: String
    sidebar: String
    "Side of the navbar: left or right."
    position: String!
    "Entries of a dropdown; empty where the entry is a link itself."
    items: [SiteDropdownItem!]!
  }

  "An entry of a dropdown in the navbar."
  type SiteDropdownItem {
    label: String!
    to: String
    href: String
    "Name of a sidebar, whose first page the entry opens."
    sidebar: String
  }

  type SiteFooter {
    columns: [SiteFooterColumn!]!
  }

  type SiteFooterColumn {
    title: String!
    links: [SiteLink!]!
  }

  type SiteLink {
    label: String!
    to: String
    href: String
  }

  type SiteAnnouncement {
    id: String!
    text: String!
    link: SiteLink
    closeable: Boolean!
  }

  type SiteBlogSettings {
    title: String!
    description: String!
    postsPerPage: Int!
    sidebarTitle: String!
    sidebarCount: Int!
  }
`;

/** Problems in content files. */
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
