/** The feeds of the blog: where they stand and how a page announces them. */
export const FEEDS = {
  rss: { path: "/blog/rss.xml", type: "application/rss+xml", title: "RSS" },
  atom: { path: "/blog/atom.xml", type: "application/atom+xml", title: "Atom" },
  json: { path: "/blog/feed.json", type: "application/feed+json", title: "JSON Feed" },
} as const;
