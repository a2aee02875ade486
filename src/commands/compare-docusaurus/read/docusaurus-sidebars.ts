import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fragmentText } from "./fragment-text";
import { linkLine } from "./page-facts";

/** An entry of a sidebar as Docusaurus gives it to its pages. */
interface Item {
  type: "link" | "category" | "html";
  label?: string;
  href?: string;
  value?: string;
  items?: Item[];
  collapsed?: boolean;
  collapsible?: boolean;
  unlisted?: boolean;
  linkUnlisted?: boolean;
}

interface Version {
  name: string;
  docs: Array<{ path: string; sidebar?: string }>;
}

/** `globalData.json`: what every page may ask of the plugins. */
interface GlobalData {
  "docusaurus-plugin-content-docs"?: Record<string, { versions: Version[] }>;
}

/** A file that the docs plugin writes for its routes; those of versions hold their sidebars. */
interface PluginFile {
  version?: { version: string; docsSidebars: Record<string, Item[]> };
}

/**
 * The sidebars of a built Docusaurus site by page. They are read from what the build leaves beside the
 * HTML, as a page holds only the entries of categories that are open on it.
 *
 * @param site the folder that was built, with `.docusaurus` in it
 */
export function readDocusaurusSidebars(site: string): (route: string) => string[] {
  const generated = path.join(site, ".docusaurus");
  const global = readJson<GlobalData>(path.join(generated, "globalData.json"));
  const instances = Object.entries(global["docusaurus-plugin-content-docs"] ?? {});
  const pages = new Map<string, Item[]>();
  for (const [id, { versions }] of instances) {
    const sidebars = readVersions(path.join(generated, "docusaurus-plugin-content-docs", id, "p"));
    for (const version of versions) addPages(pages, version, sidebars);
  }
  return (route) => sidebarLines(pages.get(route) ?? [], route, "");
}

/** The sidebars of one version. */
interface NamedSidebars {
  version: string;
  sidebars: Record<string, Item[]>;
}

function addPages(
  pages: Map<string, Item[]>,
  { name, docs }: Version,
  all: readonly NamedSidebars[],
): void {
  const sidebars = all.find(({ version }) => version === name)?.sidebars ?? {};
  for (const { path: route, sidebar } of docs) {
    const items = sidebar === undefined ? undefined : sidebars[sidebar];
    if (items) pages.set(withoutSlash(route), items);
  }
}

function readVersions(folder: string): NamedSidebars[] {
  return readdirSync(folder)
    .flatMap((file) => readJson<PluginFile>(path.join(folder, file)).version ?? [])
    .map(({ version, docsSidebars }) => ({ version, sidebars: docsSidebars }));
}

/** What a sidebar shows on a page, closed categories included. */
function sidebarLines(items: readonly Item[], current: string, indent: string): string[] {
  return items
    .filter((item) => isVisible(item, current))
    .flatMap((item) => {
      if (item.type === "html") return [indent + fragmentText(item.value ?? "")];
      const line = linkLine(indent + item.label, item.linkUnlisted ? undefined : item.href);
      const inner = sidebarLines(item.items ?? [], current, `${indent}  `);
      const isClosed =
        inner.length > 0 && item.collapsible && item.collapsed && !holds(item, current);
      return [isClosed ? `${line} (closed)` : line, ...inner];
    });
}

function isVisible(item: Item, current: string): boolean {
  if (item.type === "html") return true;
  if (item.type === "link") return !item.unlisted || holds(item, current);
  const holdsSomething = (item.items ?? []).some((inner) => isVisible(inner, current));
  return holdsSomething || (item.href !== undefined && !item.linkUnlisted);
}

function holds(item: Item, current: string): boolean {
  if (item.href !== undefined && withoutSlash(item.href) === current) return true;
  return (item.items ?? []).some((inner) => holds(inner, current));
}

function withoutSlash(route: string): string {
  return route.replace(/(?!^)\/$/, "");
}

/** @typeParam Data the part of what the other program writes that is read here */
function readJson<Data>(file: string): Data {
  return JSON.parse(readFileSync(file, "utf8")) as Data;
}
