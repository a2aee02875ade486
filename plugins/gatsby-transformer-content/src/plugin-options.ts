import type { Problem } from "../../../packages/problems";
import type { compileContent } from "./content/compile";
import type { DocsVersion } from "./versions/docs-version";
import { resolveVersions } from "./versions/docs-version";

/** Options of the plugin. */
export interface ContentPluginOptions {
  /** Absolute path of the folder with `docs` and `blog`. */
  contentRoot: string;
  /** Address of the site; replaces the `url` of `site.yml`. */
  siteUrl?: string | undefined;
  /** Site-absolute path of the documentation, `/docs`. */
  docsBasePath: string;
  /** Site-absolute path of the blog, `/blog`. */
  blogBasePath: string;
  /** Versions of the documentation; only the current one if absent. */
  versions?: DocsVersion[];
  /** Problems in the declaration of versions. */
  versionProblems?: Problem[];
  /** `date` if the addresses of posts without a slug contain the date. */
  blogPermalinks?: "slug" | "date";
  /** `strict` refuses code, and HTML beyond a safe list. */
  trust?: "trusted" | "strict";
  /** Levels of headings in the tables of contents of pages that do not choose them. */
  tableOfContents?: { minHeadingLevel: number; maxHeadingLevel: number };
  /** Absolute paths of folders outside the content folder that symbolic links may lead to. */
  linkedFolders?: string[];
  /** Replaces the compiler, for a command that caches results. */
  compile?: typeof compileContent;
}

/** Returns the versions of the documentation. */
export function versionsOf({ versions, docsBasePath }: ContentPluginOptions): DocsVersion[] {
  return versions ?? resolveVersions([], docsBasePath);
}
