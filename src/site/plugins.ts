import { lstatSync } from "node:fs";
import path from "node:path";
import type { Pluggable, Processor } from "unified";
import { isContained } from "../../packages/contained-files";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import {
  readVersions,
  rehypePlugins,
  remarkPlugins,
  remarkSiteElements,
} from "../../plugins/gatsby-transformer-content";
import { docsSettings } from "../../plugins/gatsby-transformer-content/data-files";
import { moduleExports } from "../docusaurus/module-aliases";
import { paths } from "../lib/paths";
import { projectFile } from "./environment";
import { ignoresFolders } from "./ignored-folders";

/** Inputs of the content plugin. */
export interface ContentSources {
  /** Absolute path of the content folder. */
  contentRoot: string;
  /** Absent if they are invalid: defaults apply. */
  settings: SiteSettings | undefined;
}

/** Returns the plugin that creates pages from content files. */
export function contentPlugin({ contentRoot, settings }: ContentSources) {
  const docs = settings?.docs ?? docsSettings.parse({});
  const { versions, problems } = readVersions(contentRoot, docs);
  return {
    resolve: "gatsby-transformer-content",
    options: {
      ...compilerOptions({ contentRoot, settings }),
      siteUrl: settings?.url,
      basePath: settings?.basePath,
      blogBasePath: paths.blog,
      blogPermalinks: settings?.blog.permalinks ?? "slug",
      tableOfContents: settings?.tableOfContents,
      linkedFolders: linkedFolders({ contentRoot, settings }),
      files: settings?.files,
      versions,
      versionProblems: problems,
    },
  };
}

/**
 * Returns the plugins for remark and rehype with which pages that are modules are compiled.
 *
 * @param highlight replaces the highlighter, for pages that are compiled but not shown
 */
export function mdxPlugins(
  sources: ContentSources,
  highlight?: Parameters<typeof remarkPlugins>[0]["highlight"],
) {
  const options = { ...compilerOptions(sources), ...(highlight && { highlight }) };
  return {
    remarkPlugins: [...remarkPlugins(options), remarkSiteElements].map(hideOptions),
    rehypePlugins: rehypePlugins(options).map(hideOptions),
  };
}

/** Binds a plugin to its options: gatsby-plugin-mdx copies all objects in its own options again for each node. */
function hideOptions(plugin: Pluggable): Pluggable {
  if (!Array.isArray(plugin)) return plugin;
  const [attach, ...options] = plugin;
  return function (this: Processor) {
    return attach.apply(this, options);
  };
}

/** Returns how all pages are compiled. The site's plugins are code, so `trust: strict` has none. */
function compilerOptions({ contentRoot, settings }: ContentSources) {
  const isTrusted = settings?.content.trust !== "strict";
  return {
    ...settings?.content,
    contentRoot,
    docusaurusModules: moduleExports(),
    markdown: isTrusted ? settings?.markdown : undefined,
  };
}

/** Returns the folders outside the content folder that links in it may lead to, as absolute paths. */
export function linkedFolders({ contentRoot, settings }: ContentSources): string[] {
  return (settings?.linkedFolders ?? []).map((folder) => path.resolve(contentRoot, folder));
}

/** Returns the plugins that create `File` nodes. */
export function filePlugins(sources: ContentSources) {
  const { contentRoot } = sources;
  const allowed = [...linkedFolders(sources), projectFile("static"), contentRoot];
  const folders = { content: contentRoot, static: projectFile("static") };
  const ignore = [ignoresFolders(contentRoot), (file: string) => leadsOut(file, allowed)];
  return Object.entries(folders).map(([name, folder]) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: folder, ignore },
  }));
}

/** Returns whether a path is a symbolic link out of the folders, which could be to the whole machine. */
function leadsOut(file: string, folders: readonly string[]): boolean {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink && !isContained(file, folders);
}

/** Name of the plugin that creates pages from OpenAPI documents. */
export const OPENAPI_PLUGIN = "gatsby-source-openapi";

/**
 * Returns a plugin for each OpenAPI document. A site without any still needs one that declares the types,
 * since templates and the planner query operations.
 */
export function openApiPlugins(documents: SiteSettings["openapi"]) {
  if (documents.length === 0)
    return [{ resolve: OPENAPI_PLUGIN, options: { id: "none", basePath: "/api" } }];
  return documents.map(({ url: _url, ...document }) => ({
    resolve: OPENAPI_PLUGIN,
    options: { ...document, requireOperationIds: true },
  }));
}
