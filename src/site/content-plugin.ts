import type { SiteSources } from "./settings";

/** The plugin that makes pages of content files, for gatsby-config and for the checks. */
export function contentPlugin() {
  return {
    resolve: "gatsby-transformer-content",
    options: { docsBasePath: "/docs", blogBasePath: "/blog" },
  };
}

/** The plugins that make nodes of a site's files, for gatsby-config and for the checks. */
export function filePlugins({ contentRoot }: Pick<SiteSources, "contentRoot">) {
  return [{ resolve: "gatsby-source-filesystem", options: { name: "content", path: contentRoot } }];
}
