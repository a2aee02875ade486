import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { projectPath } from "../../../packages/problems";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { NO_CACHE } from "../../site/cache/cache";
import { cachedWork } from "../../site/cache/cached-work";
import { planSite } from "../../site/create-pages/plan-site";
import { openDataLayer } from "../../site/data-layer";
import { filesBelow } from "../../site/files";
import type { Configuration } from "./configuration";
import { presetOptions } from "./configuration";
import { readConfiguration } from "./read-configuration";
import type { SitePages } from "./to-site";
import { toSite } from "./to-site";
import type { Note } from "./unused-options";

/** What was written for a site, and what was not taken over. */
export interface Migration {
  /** Files and links, from the site's folder. */
  written: string[];
  /** Modules that the configuration imports and that are not installed. */
  missing: string[];
  notes: Note[];
}

const SETTINGS_FILE = "site.yml";
const HEADER = "# Settings of the site, from its configuration of Docusaurus.\n";

/**
 * Writes `site.yml` into the folder of a Docusaurus site, and `redirects.yml` if it needs one. Folders
 * with other names or outside the site become symbolic links. The content stays as it is.
 *
 * @throws Error if there is no readable configuration, or `site.yml` exists
 */
export async function migrateSite(site: string): Promise<Migration> {
  const file = path.join(site, SETTINGS_FILE);
  if (existsSync(file))
    throw new Error(`${projectPath(file)} exists. Remove it to write it again.`);
  const { configuration, missing } = await readConfiguration(site);
  const folders = linkFolders(site, configuration);
  const sidebars = writeSidebars(site, configuration);
  const shared = folders.linked.length > 0 ? { linkedFolders: folders.linked } : {};
  const draft = { ...toSite(configuration, NO_PAGES).settings, ...shared };
  const { settings, redirects, notes } = toSite(configuration, await readPages(site, draft));
  const files = {
    [SETTINGS_FILE]: HEADER + stringify({ ...settings, ...shared }, { lineWidth: 100 }),
    ...(redirects.length > 0 ? { "redirects.yml": stringify(redirects) } : {}),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(site, name), text, { flag: "wx" });
  }
  return {
    written: [...Object.keys(files), ...folders.written, ...sidebars],
    missing,
    notes: [...notes, ...folders.notes],
  };
}

const NO_PAGES: SitePages = { paths: [], docs: new Map() };

/** Plans the site, since links to documents and redirects need the addresses of pages. */
async function readPages(site: string, draft: Record<string, unknown>): Promise<SitePages> {
  const settings = siteSettingsFile.parse(draft);
  // Nothing is shown, so code need not be highlighted, which takes most of the time.
  const { graphql } = await openDataLayer({ contentRoot: site, settings }, cachedWork(NO_CACHE));
  const options = { now: new Date(), showUnpublished: false };
  const planned = await planSite(graphql, options);
  return {
    paths: planned.plans.flatMap(({ template, path }) => (template === "redirect" ? [] : path)),
    // The latest version comes last, and its addresses are kept.
    docs: new Map(
      [...planned.site.allDoc.nodes]
        .sort((a, b) => b.permalink.length - a.permalink.length)
        .map(({ docId, permalink }) => [docId, permalink]),
    ),
  };
}

interface LinkedFolders {
  /** Links as `name -> target`. */
  written: string[];
  /** Folders outside the site, from the site's folder. */
  linked: string[];
  notes: Note[];
}

/** Links the folders that have another name or place in the configuration. */
function linkFolders(site: string, configuration: Configuration): LinkedFolders {
  const preset = presetOptions(configuration);
  const { path: docs = "docs" } = preset.docs || {};
  const { path: blog = "blog" } = preset.blog || {};
  const { path: pages = "src/pages" } = preset.pages || {};
  const statics = configuration.staticDirectories ?? ["static"];
  const [onlyStatic = "static", ...moreStatics] = statics;
  const wanted: Array<[name: string, target: string]> = [
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
  ];
  const found: LinkedFolders = { written: [], linked: [], notes: [] };
  for (const [name, target] of wanted) {
    const [from, to] = [path.join(site, name), path.resolve(site, target)];
    if (from === to || target === "src/pages" || !existsSync(to)) continue;
    if (existsSync(from)) {
      const advice = `${name} exists already. Move the content of ${target} into it.`;
      found.notes.push({ option: `path ${target}`, advice });
      continue;
    }
    mkdirSync(path.dirname(from), { recursive: true });
    symlinkSync(path.relative(path.dirname(from), to), from);
    found.written.push(`${name} -> ${path.relative(path.dirname(from), to)}`);
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
  writeFileSync(path.join(site, name), text, { flag: "wx" });
  return [name];
}
