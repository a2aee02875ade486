/** Fields of the interface `ContentPage`. GraphQL requires every type to repeat them. */
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

/** Content pages, and versions and tags of the documentation. */
export const PAGE_TYPES = /* GraphQL */ `
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
`;

/** Tags and authors of the blog. */
export const BLOG_TYPES = /* GraphQL */ `
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
`;
