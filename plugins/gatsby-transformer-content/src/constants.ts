/** GraphQL types that this plugin makes. */
export const NODE_TYPES = {
  docPage: "DocPage",
  blogPost: "BlogPost",
  standalonePage: "StandalonePage",
  tag: "Tag",
  author: "Author",
  sidebar: "Sidebar",
  category: "Category",
  docsVersion: "DocsVersion",
  docTag: "DocTag",
  siteSettings: "SiteSettings",
  lastCommit: "ContentCommit",
  inclusion: "ContentInclusion",
  problem: "ContentProblem",
} as const;

/** `name` of the gatsby-source-filesystem instance whose files this plugin reads. */
export const CONTENT_SOURCE = "content";

/** Name of this plugin, by which Gatsby knows the nodes that it made. */
export const PLUGIN = "gatsby-transformer-content";
