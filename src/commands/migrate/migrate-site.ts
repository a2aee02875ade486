import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { foldersAround } from "../../../packages/module-folders";
import { projectPath } from "../../../packages/problems";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { NO_CACHE } from "../../site/cache/cache";
import { cachedWork } from "../../site/cache/cached-work";
import { checkPlans } from "../../site/checks";
import { contentPages } from "../../site/checks/checked-site";
import { planSite } from "../../site/create-pages/plan-site";
import { openDataLayer } from "../../site/data-layer";
import { filesBelow } from "../../site/files";
import type { Configuration } from "./configuration";
import { presetOptions } from "./configuration";
import type { Migration } from "./migration-report";
import { countPages } from "./migration-report";
import { readConfiguration } from "./read-configuration";
import type { SitePages } from "./to-site";
import { noteOnStyles, styleSheetsOf, toSite } from "./to-site";
import type { Note } from "./unused-options";

const SETTINGS_FILE = "site.yml";
const HEADER = "# Settings of the site, from its configuration of Docusaurus.\n";

/**
 * Writes `site.yml` into the folder of a Docusaurus site, and if it needs them `redirects.yml`, `sidebars.cjs` and
 * modules with its plugins for Markdown. Folders with other names or outside the site become symbolic links. The
 * content stays as it is.
 *
 * @throws Error if there is no readable configuration, if `site.yml` exists, or one of the others with another text
 */
export async function migrateSite(site: string): Promise<Migration> {
  const file = path.join(site, SETTINGS_FILE);
  if (existsSync(file)) throw existing(file);
  const { configuration, ...source } = await readConfiguration(site);
  const styles = styleSheets(site, configuration);
  const folders = linkFolders(site, configuration);
  const sidebars = writeSidebars(site, configuration);
  const shared = folders.linked.length > 0 ? { linkedFolders: folders.linked } : {};
  const draft = toSite(configuration, NO_PAGES, source);
  writeNew(site, draft.modules);
  const pages = await readPages(site, { ...draft.settings, ...shared, ...styles });
  const { settings, redirects, modules, notes } = toSite(configuration, pages, source);
  const all = { ...settings, ...shared, ...styles, ...themeConfig(site, configuration) };
  const files = {
    [SETTINGS_FILE]: HEADER + stringify(all, { lineWidth: 100 }),
    ...(redirects.length > 0 ? { "redirects.yml": stringify(redirects) } : {}),
  };
  writeNew(site, files);
  return {
    written: [...Object.keys(files), ...Object.keys(modules), ...folders.written, ...sidebars],
    notes: [
      ...notes.filter(isLost(site, configuration)),
      ...folders.notes,
      ...translations(site, configuration),
    ],
    missing: [...source.missing],
    ...(await inspectSite(site, all)),
  };
}

/** Style sheets may be named by absolute path, which `require.resolve` returns. */
function styleSheets(site: string, configuration: Configuration): { styleSheets?: string[] } {
  const { customCss = [] } = presetOptions(configuration).theme ?? {};
  const local = styleSheetsOf(configuration).flatMap(
    (address) => fileOfStyles(site, address) ?? [],
  );
  const files = [...local, ...[customCss].flat().map((name) => path.resolve(site, name))];
  const names = files.map((file) => path.relative(site, file));
  return names.length > 0 ? { styleSheets: names } : {};
}

/** Address of a file in a package, as CDNs have it: `https://cdn.example/npm/katex@0.16.0/dist/katex.min.css`. */
const IN_PACKAGE = /^https?:.*\/((?:@[^/@]+\/)?[^/@]+)@[^/]+\/(.+\.css)$/;

/** Finds the style sheet of an address: in the static files, or in an installed package. */
function fileOfStyles(site: string, address: string): string | undefined {
  const [, name = "", below = ""] = IN_PACKAGE.exec(address) ?? [];
  const candidates = /^https?:|^\/\//.test(address)
    ? foldersAround(site).map((folder) => path.join(folder, name, below))
    : [path.join(site, "static", address)];
  return candidates.find((file) => file.endsWith(".css") && existsSync(file));
}

/** Returns a filter that leaves out the notes on style sheets that are loaded and on an icon that is linked. */
function isLost(site: string, configuration: Configuration) {
  const loaded = styleSheetsOf(configuration).filter((address) => fileOfStyles(site, address));
  const hasIcon = iconLink(configuration).some(([name]) => existsSync(path.join(site, name)));
  const options = new Set(loaded.map((address) => noteOnStyles(address).option));
  if (hasIcon) options.add("favicon");
  return ({ option }: Note) => !options.has(option);
}

/** Returns the part of the configuration that components of the site read, if one does. */
function themeConfig(site: string, configuration: Configuration) {
  const isRead = filesBelow(path.join(site, "src"))
    .filter((name) => SCRIPT.test(name))
    .some((name) => /themeconfig/i.test(readFileSync(path.join(site, "src", name), "utf8")));
  const { prism: _, ...read } = configuration.themeConfig ?? {};
  return isRead ? { themeConfig: JSON.parse(JSON.stringify(read)) as object } : {};
}

/**
 * Writes files that do not exist yet.
 *
 * @throws Error if one exists with another text
 */
function writeNew(site: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    if (!existsSync(file)) writeFileSync(file, text);
    else if (readFileSync(file, "utf8") !== text) throw existing(file);
  }
}

function existing(file: string): Error {
  return new Error(`${projectPath(file)} exists. Remove it to write it again.`);
}

const NO_PAGES: SitePages = { paths: [], docs: new Map(), files: [] };

/** Plans the site. Nothing is shown, so code need not be highlighted, which takes most of the time. */
async function plan(site: string, settings: Record<string, unknown>) {
  const sources = { contentRoot: site, settings: siteSettingsFile.parse(settings) };
  const { graphql } = await openDataLayer(sources, cachedWork(NO_CACHE));
  return planSite(graphql, { now: new Date(), showUnpublished: false });
}

/** Reads the pages, since links to documents and redirects need their addresses. */
async function readPages(site: string, draft: Record<string, unknown>): Promise<SitePages> {
  const planned = await plan(site, draft);
  return {
    paths: planned.plans.flatMap(({ template, path }) => (template === "redirect" ? [] : path)),
    // The latest version comes last, and its addresses are kept.
    docs: new Map(
      [...planned.site.allDoc.nodes]
        .sort((a, b) => b.permalink.length - a.permalink.length)
        .map(({ docId, permalink }) => [docId, permalink]),
    ),
    files: contentPages(planned.site).map(({ file }) => path.relative(site, path.resolve(file))),
  };
}

/** Problems that are links. */
const LINK_PROBLEM =
  /^(?:content\/(?:broken|missing-file|unknown-doc)|site\/(?:broken-link|missing-target)|sidebars\/broken)/;

/** Returns what the report says about the pages of the new site. */
async function inspectSite(site: string, settings: Record<string, unknown>) {
  const planned = await plan(site, settings);
  const problems = checkPlans(planned, false);
  const findings = problems.map(({ code, file, line, column, value = "", message }) => {
    const place = [path.relative(site, path.resolve(file)), line, column].filter(Boolean).join(":");
    return { isLink: LINK_PROBLEM.test(code), place, value: String(value), message };
  });
  const found = (isLink: boolean) =>
    findings.flatMap(({ isLink: isOfKind, ...finding }) => (isOfKind === isLink ? [finding] : []));
  const files = contentPages(planned.site)
    .filter(({ body }) => body.mode === "component")
    .map(({ file }) => readFileSync(path.resolve(file), "utf8"));
  return {
    moved: countPages(planned.plans),
    leftOut: [...planned.leftOut, ...themeFiles(site)],
    brokenLinks: found(true),
    problems: found(false),
    packages: [...new Set(files.flatMap(importedPackages))].sort(),
  };
}

const IMPORT =
  /^import\s[^'"]*['"](?!@site\/|@theme|@docusaurus\/)((?:@[\w.-]+\/)?[a-z][\w.-]*)/gim;

/** Imports in samples are no imports of the page. */
const SAMPLE = /^( *)(`{3,}|~{3,})[\s\S]*?^ *\2/gm;

function importedPackages(source: string): string[] {
  return [...source.replace(SAMPLE, "").matchAll(IMPORT)].map(([, name = ""]) => name);
}

const SCRIPT = /\.[jt]sx?$/;

/** Files of the site that replace components of Docusaurus' theme. */
function themeFiles(site: string) {
  return filesBelow(path.join(site, "src/theme"))
    .filter((name) => SCRIPT.test(name))
    .map((name) => ({
      file: `src/theme/${name}`,
      reason: "it replaces a component of Docusaurus' theme, which is not used here",
    }));
}

function translations(site: string, { i18n = {} }: Configuration): Note[] {
  const { defaultLocale = "en", locales = [] } = i18n;
  const others = locales.filter((locale) => locale !== defaultLocale);
  if (others.length === 0) return [];
  const count = others
    .map((locale) => filesBelow(path.join(site, "i18n", locale)).length)
    .reduce((sum, files) => sum + files, 0);
  const advice = `A site has one language, and this one is built in ${defaultLocale}. Files in other languages: ${count}.`;
  return [{ option: "i18n.locales", advice }];
}

interface LinkedFolders {
  /** Links as `name -> target`. */
  written: string[];
  /** Folders outside the site, from the site's folder. */
  linked: string[];
  notes: Note[];
}

/** Returns the folders and files that the site reads, and those that the configuration names instead. */
function namedFolders(site: string, configuration: Configuration): Array<[string, string]> {
  const preset = presetOptions(configuration);
  const { path: docs = "docs" } = preset.docs || {};
  const { path: blog = "blog" } = preset.blog || {};
  const { path: pages = "src/pages" } = preset.pages || {};
  const statics = configuration.staticDirectories ?? ["static"];
  const [onlyStatic = "static", ...moreStatics] = statics;
  return [
    ["docs", docs],
    ["blog", blog],
    ["pages", pages],
    ...(moreStatics.length === 0 ? [["static", onlyStatic] as [string, string]] : []),
    ...(moreStatics.length > 0 ? statics : []).flatMap((folder) =>
      filesBelow(path.join(site, folder)).map((name): [string, string] => [
        `static/${name}`,
        `${folder}/${name}`,
      ]),
    ),
    ...iconLink(configuration),
  ];
}

/** Icons have the same names on every site here. */
function iconLink({ favicon = "" }: Configuration): Array<[string, string]> {
  const ending = /\.(?:ico|svg)$/.exec(favicon)?.[0];
  return ending ? [[`static/favicon${ending}`, path.join("static", favicon)]] : [];
}

/** Links the folders and files that have another name or place in the configuration. */
function linkFolders(site: string, configuration: Configuration): LinkedFolders {
  const found: LinkedFolders = { written: [], linked: [], notes: [] };
  for (const [name, target] of namedFolders(site, configuration)) {
    const [from, to] = [path.join(site, name), path.resolve(site, target)];
    if (from === to || target === "src/pages" || !existsSync(to)) continue;
    const isLinked = existsSync(from) && realpathSync(from) === realpathSync(to);
    if (existsSync(from) && !isLinked) {
      const advice = `${name} exists already, so ${target} is not used. Combine the two.`;
      found.notes.push({ option: `path ${target}`, advice });
      continue;
    }
    if (!isLinked) {
      mkdirSync(path.dirname(from), { recursive: true });
      symlinkSync(path.relative(path.dirname(from), to), from);
      found.written.push(`${name} -> ${path.relative(path.dirname(from), to)}`);
    }
    const below = path.relative(site, to);
    if (below.startsWith("..")) found.linked.push(below.split(path.sep).join("/"));
  }
  return found;
}

/** Names that the site reads sidebars from. */
const SIDEBARS = /^\.?\/?sidebars\.(?:[cm]?[jt]s|json|ya?ml)$/;

/** Writes a file that exports sidebars with another name. */
function writeSidebars(site: string, configuration: Configuration): string[] {
  const { sidebarPath } = presetOptions(configuration).docs || {};
  if (!sidebarPath) return [];
  const below = path.relative(site, path.resolve(site, sidebarPath)).split(path.sep).join("/");
  const name = "sidebars.cjs";
  if (SIDEBARS.test(below) || !existsSync(path.join(site, below))) return [];
  const text = `module.exports = require(${JSON.stringify(`./${below}`)});\n`;
  writeNew(site, { [name]: text });
  return [name];
}
