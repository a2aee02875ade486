/** Addresses of pages without a node. All are site-absolute, without trailing slash. */
export const paths = {
  blog: "/blog",
  blogPage: (pageNumber: number) => `/blog/page/${pageNumber}`,
  blogArchive: "/blog/archive",
  blogTags: "/blog/tags",
  blogAuthors: "/blog/authors",
  /** Page `n` of a tag's posts. */
  tagPage: (tagPermalink: string, pageNumber: number) => `${tagPermalink}/page/${pageNumber}`,
  /** Page `n` of an author's posts. Docusaurus repeats the word, too. */
  authorPage: (authorPermalink: string, pageNumber: number) =>
    `${authorPermalink}/authors/${pageNumber}`,
  search: "/search",
} as const;

/** Returns the address of a page's Markdown export. */
export function markdownPath(permalink: string): string {
  return `${permalink}.md`;
}

/** Returns the address of the Atom feed of an API's change log. */
export function changelogFeedPath(permalink: string): string {
  return `${permalink}/atom.xml`;
}

/** Addresses of files of the build that pages link to, or that other files name. */
export const FILES = {
  /** A line for each page, for language models. */
  llms: "/llms.txt",
  /** The text of all pages, for language models. */
  llmsFull: "/llms-full.txt",
  sitemap: "/sitemap.xml",
  /** The text of every section as JSON. */
  toolIndex: "/docs/search-index.json",
} as const;

/** Addresses of the blog's feeds and how pages announce them. */
export const FEEDS = {
  rss: { path: "/blog/rss.xml", type: "application/rss+xml", title: "RSS" },
  atom: { path: "/blog/atom.xml", type: "application/atom+xml", title: "Atom" },
  json: { path: "/blog/feed.json", type: "application/feed+json", title: "JSON Feed" },
} as const;
