/** What `site.yml` says. */
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
