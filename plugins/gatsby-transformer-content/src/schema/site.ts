/** Sidebars, categories, the navigation of pages, settings of `site.yml`, and problems. */
export const SITE_TYPES = /* GraphQL */ `
  """
  A sidebar of the documentation, from sidebars.yml or similar.
  """
  type Sidebar implements Node @dontInfer {
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
    file: String!
  }

  """
  A category with a generated index page.
  """
  type Category implements Node @dontInfer {
    label: String!
    "Name of the version of the documentation."
    version: String!
    "The version of the documentation."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    keywords: [String!]!
    "Preview image."
    image: String
    "Sidebar with the category; null if there is none."
    sidebar: String
    permalink: String
    title: String!
    description: String!
    "Entries of the category."
    items: JSON!
    "Key of the category in its declaration."
    key: String!
    file: String!
  }

  """
  A page's sidebar, breadcrumbs and neighbors.
  """
  type PageNavigation {
    permalink: String!
    "Sidebar next to the page; null if its front matter disables it."
    sidebar: String
    "Name of the version of the documentation."
    version: String!
    "Label of the page in the sidebar."
    label: String
    breadcrumbs: [NavigationLink!]!
    previous: NavigationLink
    next: NavigationLink
  }

  "A neighbor or ancestor of a page. permalink is null for a category without a page."
  type NavigationLink {
    label: String!
    permalink: String
  }

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
    "Target of /; null for the documentation or the first page of a sidebar."
    home: String
    "Address for editing a page. {path} becomes the path of its file below the content folder."
    editUrl: String
    "Between the parts of a browser tab's title."
    titleDelimiter: String!
    "Where readers report on a page. {title} and {url} become those of the page."
    feedbackUrl: String
    navbar: SiteNavbar!
    footer: SiteFooter!
    announcement: SiteAnnouncement
    blog: SiteBlogSettings!
    checks: SiteCheckSettings!
    lastUpdate: SiteLastUpdateSettings!
    "True if inline code that is the name of a part of the API becomes a link."
    linkApiNames: Boolean!
    file: String!
  }

  "Severity of each check: error, warning or ignore."
  type SiteCheckSettings {
    brokenLinks: String!
    brokenAnchors: String!
    "Links to page files."
    brokenMarkdownLinks: String!
    "Posts without a truncation marker."
    untruncatedPosts: String!
    unknownTags: String!
    "Documentation pages that are in no sidebar."
    orphanDocs: String!
    missingDescriptions: String!
  }

  "What pages show of their last commit."
  type SiteLastUpdateSettings {
    date: Boolean!
    author: Boolean!
  }

  type SiteNavbar {
    "Address of the logo; null for the default one."
    logo: String
    items: [SiteNavbarItem!]!
  }

  "A navbar item: a link or a dropdown."
  type SiteNavbarItem {
    label: String!
    to: String
    href: String
    sidebar: String
    "Side of the navbar: left or right."
    position: String!
    "Items of a dropdown; empty for a link."
    items: [SiteDropdownItem!]!
  }

  "An item of a navbar dropdown."
  type SiteDropdownItem {
    label: String!
    to: String
    href: String
    "Name of a sidebar. The item links to its first page."
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

  """
  A problem in a content file. The build reports all of them together.
  """
  type ContentProblem implements Node @dontInfer {
    code: String!
    severity: String!
    file: String!
    """
    The page that includes the file, if the file is a partial.
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
