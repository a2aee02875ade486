/** The plugin that makes pages of content files, with where it mounts them. */
export const contentPlugin = {
  resolve: "gatsby-transformer-content",
  options: { docsBasePath: "/docs", blogBasePath: "/blog" },
};
