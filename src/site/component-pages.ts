import { existsSync } from "node:fs";
import path from "node:path";
import type { OnLoadResult, OnResolveResult, Plugin, ResolveResult } from "esbuild";
import { build } from "esbuild";
import { siteRoots } from "../../packages/contained-files";
import { siteModuleFolders } from "../../packages/module-folders";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import { isPageFile } from "../../plugins/gatsby-transformer-content";
import { DOCS_PLUGIN } from "../docusaurus/docs-plugin";
import { moduleSource } from "../docusaurus/module-aliases";
import { isLoadable } from "./docusaurus-webpack";
import { projectFile } from "./environment";
import { filesBelow } from "./files";

/** A page that is written as a component, as in `src/pages` of a Docusaurus site. */
export interface ComponentPage {
  /** Path from the content folder. */
  file: string;
  /** Address of the page, without a slash at the end. */
  address: string;
}

/** A component that no page is made of. */
export interface LeftOutPage extends ComponentPage {
  /** Why, as the end of a sentence that begins with the file. */
  reason: string;
}

/** The components below `pages`. */
export interface ComponentPages {
  built: ComponentPage[];
  leftOut: LeftOutPage[];
}

const FOLDERS = ["pages", "src/pages"];
const COMPONENT = /\.(?:jsx?|tsx?)$/;
/** As Docusaurus: partials, tests and declarations are no pages. */
const NO_PAGE = /(?:^|\/)(?:_|__tests__\/)|\.(?:test|d)\.[^/]+$/;

/**
 * Finds the pages of a site that are written as components, and decides which of them can be built: those
 * that only use modules that exist here. Components are code, so a site with `content.trust: strict` has none.
 */
export async function findComponentPages(
  contentRoot: string,
  { files: globs, content: { trust } }: Pick<SiteSettings, "files" | "content">,
): Promise<ComponentPages> {
  // A folder of this name in the content is read instead of src/pages.
  const folder = FOLDERS.find((name) => existsSync(path.join(contentRoot, name)));
  const files = folder ? filesBelow(path.join(contentRoot, folder)) : [];
  const pages: ComponentPages = { built: [], leftOut: [] };
  for (const name of files.filter((file) => COMPONENT.test(file) && !NO_PAGE.test(file))) {
    if (!isPageFile(`${folder}/${name}`, globs)) continue;
    const address = `/${name.replace(COMPONENT, "").replace(/(?:^|\/)index$/, "")}`;
    const page = { file: `${folder}/${name}`, address };
    const reason =
      trust === "strict"
        ? "it is code, which content.trust: strict refuses"
        : await findObstacle(path.join(contentRoot, page.file), contentRoot);
    if (reason === undefined) pages.built.push(page);
    else pages.leftOut.push({ ...page, reason });
  }
  return pages;
}

/** Returns why a file cannot become a page, from a trial run of its imports. */
async function findObstacle(file: string, contentRoot: string): Promise<string | undefined> {
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      outdir: "unused",
      format: "esm",
      platform: "browser",
      jsx: "automatic",
      logLevel: "silent",
      loader: { ".js": "jsx" },
      nodePaths: siteModuleFolders(contentRoot),
      plugins: [resolveAsSite(contentRoot)],
    });
    const exported = Object.values(metafile.outputs).flatMap((output) => output.exports);
    if (!exported.includes("default")) return "it exports no component by default";
    const unknown = outputFiles.flatMap(({ text }) => pluginsIn(text));
    return unknown[0] && `it reads data of the plugin ${unknown[0]}, which does not exist here`;
  } catch (error) {
    const { errors = [] } = error as { errors?: Array<{ text: string }> };
    return explain(errors[0]?.text ?? String(error));
  }
}

const PLUGIN_DATA = /\buse(?:PluginData|AllPluginInstancesData)\(\s*["'`]([^"'`]+)/g;

/** Returns the plugins other than that of the documentation whose data code reads. */
function pluginsIn(code: string): string[] {
  const names = [...code.matchAll(PLUGIN_DATA)].map(([, name = ""]) => name);
  return names.filter((name) => name !== DOCS_PLUGIN);
}

function explain(text: string): string {
  const [, module, name] =
    /^No matching export in "(?:docusaurus|[^"]*):([^"]+)" for import "(.+)"$/.exec(text) ?? [];
  return name ? `it uses ${name} of ${module}, which has no counterpart here` : text;
}

const MODULE_OF_DOCUSAURUS =
  /^@(?:docusaurus|theme|theme-original|theme-init|generated)\/|^react-router-dom$/;
const SCRIPT = /\.(?:[cm]?[jt]sx?|json)$/;

/** Resolves the imports of a site as webpack does. Looks into no package, and no file that is not code. */
function resolveAsSite(contentRoot: string): Plugin {
  return {
    name: "site",
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: MODULE_OF_DOCUSAURUS }, ({ path: name }) =>
        moduleSource(name) === undefined ? undefined : { path: name, namespace: "docusaurus" },
      );
      onLoad({ filter: /.*/, namespace: "docusaurus" }, ({ path: name }): OnLoadResult => {
        return { contents: moduleSource(name) ?? "", resolveDir: projectFile() };
      });
      onResolve({ filter: /.*/ }, ({ path: name, pluginData, ...from }) => {
        if (from.kind === "entry-point" || pluginData === RESOLVED) return undefined;
        const isOurs = from.namespace === "docusaurus" || from.importer.startsWith(OWN_CODE);
        if (isOurs) return isPath(name) ? undefined : { path: name, external: true };
        const find = (candidate: string) => resolve(candidate, { ...from, pluginData: RESOLVED });
        return resolveModule(name, contentRoot, find);
      });
    },
  };
}

/** Resolves a module that a page of the site imports. The site may add components to Docusaurus' theme. */
async function resolveModule(
  name: string,
  contentRoot: string,
  find: Parameters<typeof resolveInSite>[2],
): Promise<OnResolveResult> {
  if (!MODULE_OF_DOCUSAURUS.test(name)) return resolveInSite(name, contentRoot, find);
  const own = await resolveInSite(name.replace(/^@theme\//, "@site/src/theme/"), contentRoot, find);
  return own.errors ? failure(`it uses ${name}, which has no counterpart here`) : own;
}

/** Resolves the name of a module as webpack does, and marks what is not code of the site as external. */
export async function resolveInSite(
  name: string,
  contentRoot: string,
  resolve: (name: string) => Promise<ResolveResult>,
): Promise<OnResolveResult> {
  for (const candidate of candidatesOf(name, contentRoot)) {
    const { path: file, errors } = await resolve(candidate);
    if (errors.length > 0) continue;
    if (!isLoadable(file, contentRoot)) break;
    return isPath(name) && SCRIPT.test(file) ? { path: file } : { path: file, external: true };
  }
  return failure(`it imports ${name}, which cannot be found or has no loader`);
}

function isPath(name: string): boolean {
  return /^[./]|^@site\//.test(name);
}

const OWN_CODE = projectFile("src") + path.sep;

/** Marks requests of this plugin itself. */
const RESOLVED = "resolved";

/**
 * Returns the files that an import may mean. `@site/` is the content folder, or the folder around it. A name that
 * begins with `/` is below the folders of `siteRoots`, or a path of the system.
 */
function candidatesOf(name: string, contentRoot: string): string[] {
  if (name.startsWith("/")) {
    return [...siteRoots(contentRoot).map((folder) => path.join(folder, name)), name];
  }
  if (!name.startsWith("@site/")) return [name];
  const below = name.slice("@site/".length);
  return [contentRoot, path.dirname(contentRoot)].map((folder) => path.join(folder, below));
}

function failure(text: string): OnResolveResult {
  return { errors: [{ text }] };
}
