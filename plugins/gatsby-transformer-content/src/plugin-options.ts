import type { GatsbyNode } from "gatsby";
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
  /** Whether the addresses of posts without a slug contain the date. */
  blogPermalinks?: "slug" | "date";
  /** Replaces the compiler, for a command that caches results. */
  compile?: typeof compileContent;
}

/** Returns the versions of the documentation. */
export function versionsOf({ versions, docsBasePath }: ContentPluginOptions): DocsVersion[] {
  return versions ?? resolveVersions([], docsBasePath);
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentRoot: Joi.string()
      .required()
      .description("Absolute path of the folder with `docs` and `blog`."),
    siteUrl: Joi.string().description("Address of the site. Default: the `url` of `site.yml`."),
    docsBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/docs")
      .description("Site-absolute path of the documentation, without a trailing slash."),
    blogBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/blog")
      .description("Site-absolute path of the blog, without a trailing slash."),
    versions: Joi.array()
      .items(Joi.object().unknown())
      .description("Versions of the documentation. Default: only the one in `docs`."),
    versionProblems: Joi.array()
      .items(Joi.object().unknown())
      .description("Problems in the declaration of versions."),
    blogPermalinks: Joi.string()
      .valid("slug", "date")
      .default("slug")
      .description("Whether the permalinks of posts without a slug contain the date."),
  });
