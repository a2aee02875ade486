import type { GatsbyNode } from "gatsby";

/** Fields that every kind of content page has. A type must name those of its interface again. */
const PAGE_FIELDS = /* GraphQL */ `
    "Site-absolute address without a trailing slash: the page's one and only."
    permalink: String!
    title: String!
    "One or two sentences for search results, cards and previews."
    description: String!
    "Whether a writer wrote the description; else it is how the text begins."
    hasOwnDescription: Boolean!
    keywords: [String!]!
    "The page's own picture: at the head of a post, and in previews."
    image: File @link(by: "absolutePath", from: "imagePath")
    "Absolute path of the picture, where it lies beside the page."
    imagePath: String
    "Why the picture cannot be shown; null where it can."
    imageProblem: String
    "Address of the picture, where it lies elsewhere."
    imageUrl: String
    "The body."
    body: ContentBody! @link(from: "bodyId")
    headings: [ContentHeading!]!
    "Ids of elements that are no headings, to which links may lead, too."
    elementIds: [String!]!
    "Whether the body starts with a level-one heading of its own, which then stands for the title."
    hasOwnTitle: Boolean!
    hideTableOfContents: Boolean!
    "Range of heading levels in the table of contents."
    tocMinHeadingLevel: Int!
    tocMaxHeadingLevel: Int!
    wordCount: Int!
    "Minutes at 200 words a minute, rounded up."
    readingMinutes: Int!
    "Only seen in develop."
    draft: Boolean!
    "Reachable by its address, named nowhere."
    unlisted: Boolean!
    "Path of the file from the project's root."
    file: String!
    "Links and pictures as written, with their places, for the checks."
    references: [ContentReference!]!
    "From the front matter, and for what is not there, from the last commit."
    lastUpdate: LastUpdate
`;

/** GraphQL types of the content. Everything here is guaranteed by the plugin, hence the `!`. */
const TYPE_DEFINITIONS = /* GraphQL */ `
  """
  A page that a writer wrote: the fields that every kind of it has.
  """
  interface ContentPage implements Node {
    id: ID!
    ${PAGE_FIELDS}
  }

  """
  A page of the documentation, of the hand-written API pages, or a guide.
  """
  type DocPage implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    "Path below content/docs without number prefixes and extension: how sidebars name the page."
    docId: String!
    "Name of the version that the page belongs to: current for the pages in docs."
    version: String!
    "The version that the page belongs to."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    hideTitle: Boolean!
    sidebarLabel: String
    sidebarPosition: Float
    "Whether the page itself says which sidebar it stands beside, or that there is none."
    choosesSidebar: Boolean!
    "Tags as written: keys of the version's tags.yml, or names of their own."
    tagKeys: [String!]!
    "Tags with their pages."
    tags: [DocTagLink!]!
    "Where the page is edited: an address, empty for none, null for the site's own."
    customEditUrl: String
  }

  """
  A version of the documentation.
  """
  type DocsVersion implements Node @dontInfer {
    "current for the pages in docs, else the name in versions.json."
    name: String!
    label: String!
    "Site-absolute address below which the version's pages lie."
    path: String!
    "Whether it is the one that readers get unasked."
    isLast: Boolean!
    "none, unreleased or unmaintained"
    banner: String!
    "Whether pages say which version they are of."
    badge: Boolean!
    "Whether search engines are kept away."
    noIndex: Boolean!
    "Place in the list of versions, the newest first."
    order: Int!
    "Address of the page to start from; null for a version without pages."
    mainDocPermalink: String
  }

  """
  A subject of pages of the documentation, from docs/tags.yml.
  """
  type DocTag implements Node @dontInfer {
    key: String!
    "Name of the version of the documentation."
    version: String!
    label: String!
    description: String
    permalink: String!
  }

  "A tag of a page: one of tags.yml, or a name that only pages know."
  type DocTagLink {
    label: String!
    description: String
    permalink: String!
  }

  """
  A post of the blog.
  """
  type BlogPost implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    "Last part of the address."
    slug: String!
    "Day of publication."
    date: Date! @dateformat
    sidebarLabel: String
    "Tags as written: keys of tags.yml, or names of their own."
    tagKeys: [String!]!
    tags: [Tag!]!
    authorKeys: [String!]!
    "In the post's order; what the post says of an author wins over authors.yml."
    authors: [Author!]!
    imageAlt: String
    "Title for the browser's tab and search engines, where it differs."
    titleMeta: String
  }

  """
  A page that belongs to no collection, from content/pages.
  """
  type StandalonePage implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    hideTitle: Boolean!
  }

  """
  The compiled body of a page: a node of its own, so that lists of pages need not load it.
  """
  type ContentBody implements Node @dontInfer {
    "data: the tree is the page. component: the file needs a module of its own."
    mode: String!
    "Why the page is a component, such as 'import at 3:1'."
    reasons: [String!]!
    "Element tuples: [type, props or 0, ...children]."
    tree: JSON!
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

  """
  A subject of blog posts, from tags.yml; posts may have others besides, which no list of nodes has.
  """
  type Tag implements Node @dontInfer {
    key: String!
    label: String!
    description: String
    permalink: String!
    "Posts with this tag, newest first."
    posts: [BlogPost!]!
  }

  """
  Somebody who signs posts, from authors.yml.
  """
  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    url: String
    imageUrl: String
    email: String
    socials: [AuthorSocial!]!
    "Address of the author's page, where there is one."
    permalink: String
    "Posts of this author, newest first."
    posts: [BlogPost!]!
  }

  "An author's profile elsewhere."
  type AuthorSocial {
    platform: String!
    url: String!
  }

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

  """
  Something wrong in a content file. The build reports all of them together.
  """
  type ContentProblem implements Node @dontInfer {
    code: String!
    severity: String!
    file: String!
    line: Int
    column: Int
    pointer: String
    message: String!
    value: String
    hint: String
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

/** Declares the content's types. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};
