import path from "node:path";
import { docsSettings, readVersions } from "../../plugins/gatsby-transformer-content";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";

/** What the content's nodes are made from. */
export interface ContentSources {
  /** Absolute path of the content's folder. */
  contentRoot: string;
  /** Absent where they are wrong: what is usual counts then. */
  settings: SiteSettings | undefined;
}

const DOCS_BASE_PATH = "/docs";

/** The plugin that makes pages of content files, for gatsby-config and for the checks. */
export function contentPlugin({ contentRoot, settings }: ContentSources) {
  const docs = settings?.docs ?? docsSettings.parse({});
  const { versions, problems } = readVersions(contentRoot, DOCS_BASE_PATH, docs);
  return {
    resolve: "gatsby-transformer-content",
    options: {
      contentRoot,
      docsBasePath: DOCS_BASE_PATH,
      blogBasePath: "/blog",
      blogPermalinks: settings?.blog.permalinks ?? "slug",
      versions,
      versionProblems: problems,
    },
  };
}

/** The plugins that make nodes of a site's files, for gatsby-config and for the checks. */
export function filePlugins({ contentRoot }: Pick<ContentSources, "contentRoot">) {
  const folders = { content: contentRoot, static: path.resolve("static") };
  return Object.entries(folders).map(([name, folder]) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: folder },
  }));
}
