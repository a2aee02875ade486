import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { foldersAround } from "../../../packages/module-folders";
import { projectPath } from "../../../packages/problems";
import {
  CURRENT_VERSION,
  instanceOf,
  nameIn,
  prefixOf,
  siteSettingsFile,
  versionOfSidebars,
} from "../../../plugins/gatsby-transformer-content/data-files";
import { isReplaceable, MODULE_NAMES } from "../../docusaurus/module-aliases";
import { NO_CACHE } from "../../site/cache/cache";
import { cachedWork } from "../../site/cache/cached-work";
import { checkPlans, leavesOut } from "../../site/checks";
import { contentPages } from "../../site/checks/checked-site";
import { listEntries } from "../../site/checks/content-entries";
import { planSite } from "../../site/create-pages/plan-site";
import { openDataLayer } from "../../site/data-layer";
import { filesBelow } from "../../site/files";
import { withEnvironment } from "../../site/settings";
import { CODE_THEME, codeThemeStyles } from "./code-theme";
import type { Configuration } from "./configuration";
import { docsInstances, presetOptions } from "./configuration";
import type { SitePages } from "./conversion";
import type { Migration } from "./migration-report";
import { COMPONENT_PAGES, countPages } from "./migration-report";
import { readConfiguration } from "./read-configuration";
import { stylePlugins } from "./style-plugins";
import { noteOnStyles, styleSheetsOf, toSite } from "./to-site";
import type { Note } from "./unused-options";

const SETTINGS_FILE = "site.yml";
const HEADER = "# Settings of the site, from its configuration of Docusaurus.\n";

/**
 * Writes `site.yml` into the folder of a Docusaurus site, and if it needs them `redirects.yml`, `sidebars.cjs` and
 * modules with its plugins for Markdown. Folders with other names or outside the site become symbolic links. The
 * content stays as it is. If it fails, nothing is written.
 *
 * @throws Error if there is no readable configuration, if `site.yml` exists, or one of the others with another text
 */
export async function migrateSite(site: string): Promise<Migration> {
  const settingsFile = path.join(site, SETTINGS_FILE);
  if (existsSync(settingsFile)) throw existing(settingsFile);
  const { configuration, ...file } = await readConfiguration(site);
  const source = { ...file, css: readStyles(site, configuration) };
  const folders = planLinks(site, configuration);
  const draft = toSite(configuration, NO_PAGES, source);
  const stylesheets = stylePlugins(site, configuration, file);
  // The pages cannot be read without these.
  const needed = {
    ...sidebarFiles(site, configuration),
    ...draft.modules,
    ...stylesheets.modules,
  };
  checkNew(site, needed);
  const created = [...writeLinks(site, folders.links), ...writeNew(site, needed)];
  try {
    const linked = linkedTargets(site);
    const shared = linked.length > 0 ? { linkedFolders: linked } : {};
    const styles = { ...styleSheets(site, configuration), ...stylesheets.settings };
    const pages = await readPages(site, { ...draft.settings, ...shared, ...styles });
    const { settings, redirects, notes } = toSite(configuration, pages, source);
    const all = { ...settings, ...shared, ...styles, ...themeConfig(site, configuration) };
    const files = {
      [SETTINGS_FILE]: HEADER + stringify(all, { lineWidth: 100 }),
      ...(redirects.length > 0 ? { "redirects.yml": stringify(redirects) } : {}),
    };
    checkNew(site, files);
    created.push(...writeNew(site, files));
    const inspected = await inspectSite(site, all);
    return {
      written: [
        ...Object.keys(files),
        ...Object.keys(needed),
        ...folders.links.map(({ name, target }) => `${name} -> ${target}`),
      ],
      notes: [
        ...notes.filter(isLost(site, configuration)),
        ...folders.notes,
        ...translations(site, configuration),
        ...notesOnComponents(site, inspected.moved),
      ],
      missing: [...source.missing],
      ...inspected,
    };
  } catch (error) {
    for (const name of created) rmSync(name);
    throw error;
  }
}

/** Style sheets may be named by absolute path, which `require.resolve` returns. */
function styleSheets(site: string, configuration: Configuration): { styleSheets?: string[] } {
  const { customCss = [] } = presetOptions(configuration).theme ?? {};
  const local = styleSheetsOf(configuration).flatMap(
    (address) => fileOfStyles(site, address) ?? [],
  );
  const files = [...local, ...[customCss].flat().map((name) => path.resolve(site, name))];
  const names = [
    ...(codeThemeStyles(configuration.themeConfig ?? {}) ? [CODE_THEME] : []),
    ...files.map((file) => path.relative(site, file)),
  ];
  return names.length > 0 ? { styleSheets: names } : {};
}

/** Returns the text of the style sheets that are loaded. */
function readStyles(site: string, configuration: Configuration): string {
  const files = (styleSheets(site, configuration).styleSheets ?? []).map((name) =>
    path.join(site, name),
  );
  return files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("\n");
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
  const readers = filesBelow(path.join(site, "src"))
    .filter((name) => SCRIPT.test(name))
    .map((name) => readFileSync(path.join(site, "src", name), "utf8"))
    .filter((text) => /themeconfig/i.test(text));
  if (readers.length === 0) return {};
  const { prism, ...rest } = configuration.themeConfig ?? {};
  // Themes of code have hundreds of lines.
  const read = readers.some((text) => /\bprism\b/.test(text)) ? { ...rest, prism } : rest;
  return { themeConfig: JSON.parse(JSON.stringify(read)) as object };
}

/** @throws Error if a file exists with another text */
function checkNew(site: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    if (existsSync(file) && readFileSync(file, "utf8") !== text) throw existing(file);
  }
}

/** Writes the files that do not exist yet, and returns their paths. */
function writeNew(site: string, files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = path.join(site, name);
    if (existsSync(file)) return [];
    writeFileSync(file, text);
    return [file];
  });
}

function existing(file: string): Error {
  return new Error(`${projectPath(file)} exists. Remove it to write it again.`);
}

const NO_PAGES: SitePages = { paths: [], docs: new Map(), files: [] };

/** Plans the site. Nothing is shown, so code need not be highlighted, which takes most of the time. */
async function plan(site: string, settings: Record<string, unknown>) {
  const parsed = siteSettingsFile.parse(settings);
  const sources = {
    contentRoot: site,
    settings: withEnvironment(parsed, { contentRoot: site }),
  };
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
        .map(({ docId, version, permalink }) => [nameIn(instanceOf(version), docId), permalink]),
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
  const unreadable = problems.filter(leavesOut).map(({ file, line, message, value }) => ({
    file: [path.relative(site, path.resolve(file)), line].filter(Boolean).join(":"),
    reason: [message, value].filter(Boolean).join(" "),
  }));
  const others = problems.filter((problem) => !leavesOut(problem));
  const findings = others.map(({ code, file, line, column, value = "", message }) => {
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
    leftOut: [...unreadable, ...planned.leftOut, ...themeFiles(site)],
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

/** The file with the components that pages use without an import. */
const PAGE_COMPONENTS = /^MDXComponents(?:\/index)?\.[jt]sx?$/;

/** Says what only components of pages lose. */
function notesOnComponents(site: string, moved: Migration["moved"]): Note[] {
  const files = filesBelow(path.join(site, "src/theme"));
  const pageComponents = files.filter((name) => PAGE_COMPONENTS.test(name));
  return [
    ...pageComponents.map((name) => ({
      option: `src/theme/${name}`,
      advice: "Pages use the components that it adds. It changes none of those that this site has.",
    })),
    ...(moved[COMPONENT_PAGES]
      ? [
          {
            option: "pages that are components",
            advice: "They are not in the search and have no Markdown export.",
          },
        ]
      : []),
  ];
}

/** Files of the site that replace components of Docusaurus' theme, without those that only its own code imports. */
function themeFiles(site: string) {
  const sources = filesBelow(path.join(site, "src")).filter((name) => SCRIPT.test(name));
  const texts = sources.map((name) => readFileSync(path.join(site, "src", name), "utf8"));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/["'](@theme\/[\w/-]+)["']/g)].map(([, name = ""]) => name),
  );
  const own = new Set(imported.filter((name) => !MODULE_NAMES.includes(name)));
  const isUsed = (name: string) => own.has(name) || isReplaceable(name);
  const moduleOf = (name: string) => `@theme/${name.replace(/(?:\/index)?\.\w+$/, "")}`;
  return filesBelow(path.join(site, "src/theme"))
    .filter((name) => SCRIPT.test(name) && !PAGE_COMPONENTS.test(name) && !isUsed(moduleOf(name)))
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

/** A symbolic link from the site's folder. */
interface SiteLink {
  name: string;
  target: string;
}

interface LinkedFolders {
  /** Links that do not exist yet. */
  links: SiteLink[];
  notes: Note[];
}

/** Returns the folders and files that the site reads, and those that the configuration names instead. */
function namedFolders(site: string, configuration: Configuration): Array<[string, string]> {
  const preset = presetOptions(configuration);
  const { path: blog = "blog" } = preset.blog || {};
  const { path: pages = "src/pages" } = preset.pages || {};
  const statics = configuration.staticDirectories ?? ["static"];
  const [onlyStatic = "static", ...moreStatics] = statics;
  return [
    ...docsInstances(configuration).map(({ id, options }): [string, string] => [
      `${prefixOf(id)}docs`,
      options.path ?? "docs",
    ]),
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
    ...dataFileLinks(configuration),
  ];
}

/** Lists of authors and tags have the same names on every site here. */
function dataFileLinks(configuration: Configuration): Array<[string, string]> {
  const blog = presetOptions(configuration).blog || {};
  const named = [
    { folder: blog.path ?? "blog", name: "authors.yml", source: blog.authorsMapPath },
    { folder: blog.path ?? "blog", name: "tags.yml", source: blog.tags },
    ...docsInstances(configuration).map(({ options }) => ({
      folder: options.path ?? "docs",
      name: "tags.yml",
      source: options.tags,
    })),
  ];
  return named.flatMap(
    ({ folder, name, source }): Array<[string, string]> =>
      source ? [[path.join(folder, name), path.join(folder, source)]] : [],
  );
}

/** Icons have the same names on every site here. */
function iconLink({ favicon = "" }: Configuration): Array<[string, string]> {
  const ending = /\.(?:ico|svg|png)$/.exec(favicon)?.[0];
  return ending ? [[`static/favicon${ending}`, path.join("static", favicon)]] : [];
}

/** Finds the folders and files that have another name or place in the configuration. */
function planLinks(site: string, configuration: Configuration): LinkedFolders {
  const found: LinkedFolders = { links: [], notes: [] };
  for (const [name, source] of namedFolders(site, configuration)) {
    const [from, to] = [path.join(site, name), path.resolve(site, source)];
    if (from === to || source === "src/pages" || !existsSync(to)) continue;
    const isLinked = existsSync(from) && realpathSync(from) === realpathSync(to);
    if (existsSync(from) && !isLinked) {
      const advice = `${name} exists already, so ${source} is not used. Combine the two.`;
      found.notes.push({ option: `path ${source}`, advice });
      continue;
    }
    if (!isLinked) found.links.push({ name, target: path.relative(path.dirname(from), to) });
  }
  return found;
}

/** Returns what symbolic links of the site lead to outside of it, from the site's folder. */
function linkedTargets(site: string): string[] {
  const root = realpathSync(site);
  const targets = listEntries(site, undefined).flatMap((entry) =>
    entry.kind === "outside-link" ? [path.relative(root, entry.target ?? "")] : [],
  );
  return [...new Set(targets.map((target) => target.split(path.sep).join("/")))].sort();
}

/** Creates symbolic links, and returns their paths. */
function writeLinks(site: string, links: readonly SiteLink[]): string[] {
  return links.map(({ name, target }) => {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    symlinkSync(target, file);
    return file;
  });
}

/** Returns files that export the sidebars of files with other names. */
function sidebarFiles(site: string, configuration: Configuration): Record<string, string> {
  const files = docsInstances(configuration).flatMap(({ id, options: { sidebarPath } }) => {
    if (!sidebarPath) return [];
    const below = path.relative(site, path.resolve(site, sidebarPath)).split(path.sep).join("/");
    const isFound = versionOfSidebars(below) === nameIn(id, CURRENT_VERSION);
    if (isFound || !existsSync(path.join(site, below))) return [];
    const text = `module.exports = require(${JSON.stringify(`./${below}`)});\n`;
    return [[`${prefixOf(id)}sidebars.cjs`, text]];
  });
  return Object.fromEntries(files) as Record<string, string>;
}
