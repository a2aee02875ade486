import path from "node:path";
import type { GatsbyNode } from "gatsby";
import picomatch from "picomatch";
import type { Problem } from "../../../packages/problems";
import type { compileContent } from "./content/compile";
import type { CompileOptions } from "./content/compile-options";
import { compileOptionsSchema } from "./content/compile-options";
import type { DocusaurusModules } from "./content/content-file";
import type { DocsVersion } from "./versions/docs-version";
import { resolveVersions } from "./versions/docs-version";

/** Options of the plugin. */
export interface ContentPluginOptions extends CompileOptions {
  /** Absolute path of the folder with `docs` and `blog`. */
  contentRoot: string;
  /** Address of the site; replaces the `url` of `site.yml`. */
  siteUrl?: string | undefined;
  /** Path of the site on its host; `/` if absent. */
  basePath?: string | undefined;
  /** Site-absolute path of the blog, `/blog`. */
  blogBasePath: string;
  /** Versions of the documentation; only the current one if absent. */
  versions?: DocsVersion[];
  /** Problems in the declaration of versions. */
  versionProblems?: Problem[];
  /** `date` if the addresses of posts without a slug contain the date. */
  blogPermalinks?: "slug" | "date";
  /** Levels of headings in the tables of contents of pages that do not choose them. */
  tableOfContents?: { minHeadingLevel: number; maxHeadingLevel: number };
  /** Absolute paths of folders outside the content folder that symbolic links may lead to. */
  linkedFolders?: string[];
  /** Globs of the files that become pages, from the content folder. All of them if absent. */
  files?: { include: string[]; exclude: string[] } | undefined;
  /** Pages whose relative links lead below their address, as if it ended with a slash. */
  linksBelow?: "index" | "all" | "none" | undefined;
  /** Modules of Docusaurus that components of the site can import, with what they export. */
  docusaurusModules?: DocusaurusModules | undefined;
  /** Replaces the compiler, for a command that caches results. */
  compile?: typeof compileContent;
}

/** Returns the versions of the documentation. */
export function versionsOf({ versions }: ContentPluginOptions): DocsVersion[] {
  return versions ?? resolveVersions([]);
}

/** Returns whether the options make a page of a file, by its path from the content folder. */
export function isPageFile(file: string, files: ContentPluginOptions["files"]): boolean {
  return files === undefined || picomatch(files.include, { ignore: files.exclude })(file);
}

const ADDRESS = /^\/[^?#\s]*$/;

/** Validates the options of the plugin. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  const address = Joi.string().pattern(ADDRESS, "address that starts with /");
  const folder = Joi.string().custom((name: string, { error }) =>
    path.isAbsolute(name) ? name : error("any.invalid"),
  );
  const headingLevel = Joi.number().integer().min(1).max(6).required();
  return Joi.object({
    contentRoot: folder
      .required()
      .description(
        "Absolute path of the folder with `docs` and `blog`. A gatsby-source-filesystem with the name `content` reads the same folder.",
      ),
    siteUrl: Joi.string()
      .uri()
      .description("Address of the site; replaces the `url` of `site.yml`."),
    basePath: address.description("Path of the site on its host, which links may contain."),
    blogBasePath: address.default("/blog").description("Address of the blog."),
    versions: Joi.array()
      .items(Joi.object())
      .description("Versions of the documentation: `versions` of `readVersions`."),
    versionProblems: Joi.array()
      .items(Joi.object())
      .description("Problems in the declaration of versions: `problems` of `readVersions`."),
    blogPermalinks: Joi.valid("slug", "date")
      .default("slug")
      .description("With `date`, addresses of posts without a slug contain the date."),
    tableOfContents: Joi.object({
      minHeadingLevel: headingLevel,
      maxHeadingLevel: headingLevel,
    }).description(
      "Levels of headings in the tables of contents of pages that do not choose them.",
    ),
    linkedFolders: Joi.array()
      .items(folder)
      .description(
        "Absolute paths of folders outside the content folder that symbolic links may lead to.",
      ),
    files: Joi.object({
      include: Joi.array().items(Joi.string()).required(),
      exclude: Joi.array().items(Joi.string()).required(),
    }).description("Globs of the files that become pages, from `contentRoot`."),
    linksBelow: Joi.valid("index", "all", "none")
      .default("index")
      .description(
        "Pages whose relative links lead below their address, as if it ended with a slash.",
      ),
    docusaurusModules: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string()))
      .description(
        "Modules of Docusaurus that components of the site can import, with what they export. If absent, they are not checked.",
      ),
    ...compileOptionsSchema({ Joi }),
    compile: Joi.function().description(
      "Replaces the compiler, for a program that caches results.",
    ),
  });
};
