/** Sidebars, categories, the navigation of pages, settings of `site.yml`, and problems. */
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
  The site's settings, from site.yml.
  """
  type SiteSettings implements Node @dontInfer {
    "Name of the site."
    title: String!
    "A sentence about the site; may be empty."
    tagline: String!
    "Description for search engines."
    description: String!
    "Address of the site with its base path, without a trailing slash."
    url: String!
    "Language tag, such as en."
    locale: String!
    "Copyright notice of the footer."
    copyright: String!
    "Target of /; null for the documentation or the first page of a sidebar."
    home: String
    "Address for editing a page. {path} becomes the path of its file below the content folder."
    editUrl: String
    "Between the parts of a browser tab's title."
    titleDelimiter: String!
    "Where readers report on a page. {title} and {url} become those of the page."
    feedbackUrl: String
    "Entries of the navbar."
    navbar: SiteNavbar!
    "Links of the footer."
    footer: SiteFooter!
    "Announcement above the navbar."
    announcement: SiteAnnouncement
    "Settings of the blog."
    blog: SiteBlogSettings!
    "Levels of the checks."
    checks: SiteCheckSettings!
    "What pages show of their last commit."
    lastUpdate: SiteLastUpdateSettings!
    "True if inline code that is the name of a part of the API becomes a link."
    linkApiNames: Boolean!
    "Path of site.yml, relative to the project."
    file: String!
  }

  "Severity of each check: error, warning or ignore."
  type SiteCheckSettings {
    "Links that lead to no page."
    brokenLinks: String!
    "Links to headings that do not exist."
    brokenAnchors: String!
    "Images that are missing or unreadable."
    brokenImages: String!
    "Links to page files."
    brokenMarkdownLinks: String!
    "Posts without a truncation marker."
    untruncatedPosts: String!
    "Tags of posts that are not in tags.yml."
    unknownTags: String!
    "Documentation pages that are in no sidebar."
    orphanDocs: String!
    "Pages and posts without a description."
    missingDescriptions: String!
  }

  "What pages show of their last commit."
  type SiteLastUpdateSettings {
    "True if pages show its day."
    date: Boolean!
    "True if pages show its author."
    author: Boolean!
  }

  "The navbar of every page."
  type SiteNavbar {
    "Address of the logo; null for the default one."
    logo: String
    "Entries in their order."
    items: [SiteNavbarItem!]!
  }

  "A navbar item: a link or a dropdown."
  type SiteNavbarItem {
    "Label that readers see."
    label: String!
    "Site-absolute address."
    to: String
    "URL of another site."
    href: String
    "Name of a sidebar. The item links to its first page."
    sidebar: String
    "Side of the navbar: left or right."
    position: String!
    "Items of a dropdown; empty for a link."
    items: [SiteDropdownItem!]!
  }

  "An item of a navbar dropdown."
  type SiteDropdownItem {
    "Label that readers see."
    label: String!
    "Site-absolute address."
    to: String
    "URL of another site."
    href: String
    "Name of a sidebar. The item links to its first page."
    sidebar: String
  }

  "The footer of every page."
  type SiteFooter {
    "Columns of links."
    columns: [SiteFooterColumn!]!
  }

  "A column of the footer."
  type SiteFooterColumn {
    "Heading of the column."
    title: String!
    "Links in their order."
    links: [SiteLink!]!
  }

  "A link of the settings: to or href."
  type SiteLink {
    "Label that readers see."
    label: String!
    "Site-absolute address."
    to: String
    "URL of another site."
    href: String
  }

  "An announcement above the navbar."
  type SiteAnnouncement {
    "Changes when readers who closed it shall see it again."
    id: String!
    "Its text."
    text: String!
    "Link after the text."
    link: SiteLink
    "True if readers can close it."
    closeable: Boolean!
  }

  "Settings of the blog."
  type SiteBlogSettings {
    "Title of the list of posts."
    title: String!
    "Description of the list of posts."
    description: String!
    "What lists show of a post: cards or excerpts."
    list: String!
    "Number of posts on a page of the list."
    postsPerPage: Int!
    "Title of the list of recent posts."
    sidebarTitle: String!
    "Number of recent posts beside a post."
    sidebarCount: Int!
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
