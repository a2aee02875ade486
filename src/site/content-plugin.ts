import path from "node:path";
import type { SiteSources } from "./settings";

/** The plugin that makes pages of content files, for gatsby-config and for the checks. */
export function contentPlugin({ contentRoot }: Pick<SiteSources, "contentRoot">) {
  return {
    resolve: "gatsby-transformer-content",
    options: { contentRoot, docsBasePath: "/docs", blogBasePath: "/blog" },
  };
}

/** The plugins that make nodes of a site's files, for gatsby-config and for the checks. */
export function filePlugins({ contentRoot }: Pick<SiteSources, "contentRoot">) {
  const folders = { content: contentRoot, static: path.resolve("static") };
  return Object.entries(folders).map(([name, folder]) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: folder },
  }));
}
