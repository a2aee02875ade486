/** Addresses of pages that no node stands for. All site-absolute, without a trailing slash. */
export const paths = {
  blog: "/blog",
  blogPage: (pageNumber: number) => `/blog/page/${pageNumber}`,
  blogArchive: "/blog/archive",
  blogTags: "/blog/tags",
  blogAuthors: "/blog/authors",
  /** Page `n` of a tag's posts. */
  tagPage: (tagPermalink: string, pageNumber: number) => `${tagPermalink}/page/${pageNumber}`,
  /** Page `n` of an author's posts; the repeated word is the convention of Docusaurus. */
  authorPage: (authorPermalink: string, pageNumber: number) =>
    `${authorPermalink}/authors/${pageNumber}`,
  search: "/search",
} as const;

/** The feeds of the blog: where they stand and how a page announces them. */
export const FEEDS = {
  rss: { path: "/blog/rss.xml", type: "application/rss+xml", title: "RSS" },
  atom: { path: "/blog/atom.xml", type: "application/atom+xml", title: "Atom" },
  json: { path: "/blog/feed.json", type: "application/feed+json", title: "JSON Feed" },
} as const;
