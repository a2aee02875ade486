/** Fields of the interface `ContentPage`. GraphQL requires every type to repeat them. */
const PAGE_FIELDS = /* GraphQL */ `
    "Site-absolute address without a trailing slash."
    permalink: String!
    "Title from the front matter, or else the level-one heading, or else the file name."
    title: String!
    "One or two sentences for search results, cards and previews."
    description: String!
    "True if the front matter has a description; otherwise it is the start of the text."
    hasOwnDescription: Boolean!
    "Keywords for search engines."
    keywords: [String!]!
    "Image of the page: at the top of a post and in previews."
    image: File @link(by: "absolutePath", from: "imagePath")
    "Absolute path of a local image."
    imagePath: String
    "Why the image cannot be shown; null if it can."
    imageProblem: String
    "URL of any other image."
    imageUrl: String
    "The body."
    body: ContentBody! @link(from: "bodyId")
    "Headings below the title, in their order."
    headings: [ContentHeading!]!
    "Ids of elements other than headings. Links can target them."
    elementIds: [String!]!
    "True if the body starts with a level-one heading, which is used as the title."
    hasOwnTitle: Boolean!
    "True if the page shows no table of contents."
    hideTableOfContents: Boolean!
    "Range of heading levels in the table of contents."
    tocMinHeadingLevel: Int!
    "Last of these levels."
    tocMaxHeadingLevel: Int!
    "Number of words in the text, without code."
    wordCount: Int!
    "Minutes at 200 words a minute, rounded up."
    readingMinutes: Int!
    "Visible in develop only."
    draft: Boolean!
    "Reachable by its address, but not listed."
    unlisted: Boolean!
    "Path relative to the project."
    file: String!
    "Links and images as written, with their positions."
    references: [ContentReference!]!
    "Operations of the API that the page links to, shows or names in inline code, in the order of the document."
    operations: [ApiOperation!]!
    "Schemas of the API that the page uses in the same ways, by name."
    schemas: [ApiSchema!]!
    "Errors of the API that the page uses in the same ways, by code."
    errors: [ApiError!]!
    "From the front matter, or else from the last commit."
    lastUpdate: LastUpdate
`;

/** Content pages, and versions and tags of the documentation. */
export const PAGE_TYPES = /* GraphQL */ `
  """
  Fields of all content pages.
  """
  interface ContentPage implements Node {
    "Id of the node."
    id: ID!
    ${PAGE_FIELDS}
  }

  """
  A documentation page, a hand-written API page or a guide.
  """
  type DocPage implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    "Path below content/docs without number prefixes and extension, as used in sidebars."
    docId: String!
    "Name of the page's version: current for the pages in docs."
    version: String!
    "The page's version."
    docsVersion: DocsVersion! @link(by: "name", from: "version")
    "True if the page does not show its title."
    hideTitle: Boolean!
    "Label in sidebars, if it is not the title."
    sidebarLabel: String
    "Position in a sidebar that is generated from folders."
    sidebarPosition: Float
    "True if the front matter has displayed_sidebar."
    choosesSidebar: Boolean!
    "Tags as written: keys of the version's tags.yml, or inline tags."
    tagKeys: [String!]!
    "Tags with their permalinks."
    tags: [DocTagLink!]!
    "Edit URL: empty for none, null for the site's default."
    customEditUrl: String
    "Name of the sidebar next to the page."
    sidebar: String
    "Categories around the page, outermost first."
    breadcrumbs: [NavigationLink!]!
    "The previous page in the sidebar."
    previous: NavigationLink
    "The next page in the sidebar."
    next: NavigationLink
  }

  """
  A version of the documentation.
  """
  type DocsVersion implements Node @dontInfer {
    "current for the pages in docs, else the name in versions.json; of other documentations after their id and a slash."
    name: String!
    "Id of the documentation that the version is of: default for the one in docs."
    instance: String!
    "Name that readers see."
    label: String!
    "Site-absolute base path of the version."
    path: String!
    "True if it is the latest version, at the documentation's own address."
    isLast: Boolean!
    "none, unreleased or unmaintained"
    banner: String!
    "True if pages show a version badge."
    badge: Boolean!
    "True if search engines are excluded."
    noIndex: Boolean!
    "Position in the list of versions, newest first."
    order: Int!
    "Permalink of the start page; null for a version without pages."
    mainDocPermalink: String
  }

  """
  A tag of documentation pages, from docs/tags.yml.
  """
  type DocTag implements Node @dontInfer {
    "Key in tags.yml."
    key: String!
    "Name of the version of the documentation."
    version: String!
    "Name that readers see."
    label: String!
    "A sentence about its pages."
    description: String
    "Address of its page."
    permalink: String!
  }

  """
  A step from one version of an API to the next, from api-changelog.yml.
  """
  type ApiRelease implements Node @dontInfer {
    "The day, and a number from the second step of a day on: 2025-03-14-2. Names the document in openapi/history."
    name: String!
    "Name of the step before."
    from: String!
    "Day of the step."
    date: Date! @dateformat
    "Version of the document, if the step changed it: 2.4.0."
    version: String
    "What the step is about, in a few words."
    title: String
    "A sentence for readers."
    note: String
    "Most severe first."
    changes: [ApiChange!]!
  }

  "A difference between two versions of an API."
  type ApiChange {
    "breaking: clients can fail; compatible: they go on working; documentation: only texts and examples differ."
    severity: String!
    "What changed: op:callAgent, schema:Message, component:responses/NotFound, or api."
    part: String!
    "In Markdown: Removed parameter, and its name as code."
    text: String!
    "The operations that a breaking change of a component concerns, like part."
    usedBy: [String!]
  }

  "A tag of a page: from tags.yml or inline."
  type DocTagLink {
    "Name that readers see."
    label: String!
    "A sentence about its pages."
    description: String
    "Address of its page."
    permalink: String!
  }

  """
  A post of the blog.
  """
  type BlogPost implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    "Last part of the address."
    slug: String!
    "Publication date."
    date: Date! @dateformat
    "Label in the list of recent posts, if it is not the title."
    sidebarLabel: String
    "Tags as written: keys of tags.yml, or inline tags."
    tagKeys: [String!]!
    "Tags with their permalinks."
    tags: [Tag!]!
    "Keys of its authors in authors.yml; keys of inline authors begin with inline-."
    authorKeys: [String!]!
    "In the post's order. The post's data overrides authors.yml."
    authors: [Author!]!
    "Alternative text of the image."
    imageAlt: String
    "Drawing that pages of the site show in place of the image."
    drawing: File @link(by: "absolutePath", from: "drawingPath")
    "Absolute path of the drawing."
    drawingPath: String
    "What pages of the site show: the drawing, or the image in several sizes, at most as wide as this."
    picture(width: Int!): HeadPicture
    "Title for browser tabs and search engines, if different."
    titleMeta: String
  }

  "The picture of a post, in the form of gatsby-plugin-image."
  type HeadPicture {
    "In pixels."
    width: Float!
    "In pixels."
    height: Float!
    "Its files."
    images: HeadPictureFiles!
  }

  "The files of a picture."
  type HeadPictureFiles {
    "For the img element."
    fallback: HeadPictureFile
  }

  "Attributes of an img element. Addresses contain the site's base path."
  type HeadPictureFile {
    "Address of the file that browsers load that do not know srcset."
    src: String!
    "Addresses with their widths."
    srcSet: String
    "Width at which the picture is shown, by width of the window."
    sizes: String
  }

  """
  A standalone page from content/pages.
  """
  type StandalonePage implements Node & ContentPage @dontInfer {
    ${PAGE_FIELDS}
    "True if the page does not show its title."
    hideTitle: Boolean!
  }
`;

/** Tags and authors of the blog. */
export const BLOG_TYPES = /* GraphQL */ `
  """
  A tag of blog posts, from tags.yml. Inline tags of posts have no node.
  """
  type Tag implements Node @dontInfer {
    "Key in tags.yml."
    key: String!
    "Name that readers see."
    label: String!
    "A sentence about its posts."
    description: String
    "Address of its page."
    permalink: String!
    "Posts with this tag, newest first."
    posts: [BlogPost!]!
  }

  """
  An author of posts, from authors.yml or a post.
  """
  type Author implements Node @dontInfer {
    "Key in authors.yml."
    key: String!
    "Full name."
    name: String!
    "Role, such as Engineer."
    title: String
    "A sentence about the author."
    description: String
    "Address of a website."
    url: String
    "Address of a portrait."
    imageUrl: String
    "E-mail address."
    email: String
    "Profiles on other sites."
    socials: [AuthorSocial!]!
    "Permalink of the author's page; null if authors.yml asks for none. A blog without published posts has no such page."
    permalink: String
    "Posts of this author, newest first."
    posts: [BlogPost!]!
  }

  "A profile of an author on another site."
  type AuthorSocial {
    "Name of the other site, such as github."
    platform: String!
    "Address of the profile."
    url: String!
  }
`;
