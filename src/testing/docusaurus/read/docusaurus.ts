import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import type { Dialect } from "./dialect";
import { attribute, fragmentText, rawTextOf } from "./html";
import { linkLine } from "./page-facts";

/** Older names of admonitions, and the kinds they look like. */
const KINDS: Record<string, string> = {
  secondary: "note",
  important: "info",
  success: "tip",
  caution: "warning",
};

function admonitionKind(root: Element): string {
  const classes = attribute(root, "className") ?? "";
  const kind = /theme-admonition-(\w+)/.exec(classes)?.[1] ?? "";
  return KINDS[kind] ?? kind;
}

/** The HTML of Docusaurus' classic theme. */
export const docusaurusDialect: Dialect = {
  text: [
    ".theme-doc-markdown",
    "#__blog-post-container",
    "#post-content",
    "[class*=generatedIndexPage]",
    "[class*=mdxPageWrapper] article",
  ],
  noise:
    "h1, nav, button, svg, style, script, .hash-link, .theme-doc-card-icon, .theme-doc-version-banner, .theme-doc-version-badge",
  admonition: {
    root: ".theme-admonition",
    title: "[class*=admonitionHeading]",
    kind: admonitionKind,
  },
  code: {
    root: ".theme-code-block",
    title: "[class*=codeBlockTitle]",
    lines: (root) =>
      selectAll(".token-line", root).map((line) => ({
        text: rawTextOf(line),
        isMarked: /highlighted-line/.test(attribute(line, "className") ?? ""),
      })),
    firstNumber: (root) => {
      const style = attribute(select("code", root), "style") ?? "";
      const before = /line-count (-?\d+)/.exec(style)?.[1];
      return before === undefined ? undefined : Number(before) + 1;
    },
  },
  picture: {
    root: "img",
    alt: (root) => attribute(root, "alt") ?? "",
    title: (root) => attribute(root, "title"),
  },
  card: {
    root: "a.card",
    title: ".theme-doc-card-title, [class*=cardTitle]",
    description: ".theme-doc-card-description, [class*=cardDescription]",
  },
  version: { badge: ".theme-doc-version-badge", latest: ".theme-doc-version-banner a" },
  toc: ".table-of-contents__left-border a",
  breadcrumb: "nav[aria-label$=readcrumbs] .breadcrumbs__link",
  // The second of each is that of Docusaurus 2.
  previous:
    ".pagination-nav__link--prev, .pagination-nav__item:first-child:not(.pagination-nav__item--next) > a",
  next: ".pagination-nav__link--next, .pagination-nav__item--next > a",
  pagerLabel: ".pagination-nav__label",
  tag: "article footer ul a[rel=tag]",
  post: {
    meta: "article > header > [class*=container]",
    author: "article > header .avatar__name",
    joiner: /^$/,
    revision: /^$/,
  },
  excerpt: { root: "main article", text: ".markdown", more: "a[aria-label^='Read more']" },
  entries: [
    "main article > header h2 a",
    "main article > a",
    "main > section a[rel=tag], main > section .avatar__name",
    "main section .col li a",
  ],
  entryNoise: "svg",
};

/** A sidebar entry in the data of Docusaurus. */
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

/** `globalData.json`: data of plugins for all pages. */
interface GlobalData {
  "docusaurus-plugin-content-docs"?: Record<string, { versions: Version[] }>;
}

/** A version with its sidebars in the data of the docs plugin. */
interface VersionData {
  version: string;
  docsSidebars: Record<string, Item[]>;
}

/** A file of the docs plugin for a route. Files of versions contain the sidebars; those of Docusaurus 2 are them. */
type PluginFile = { version?: VersionData } | VersionData;

/**
 * Returns a function from a page's route to the lines of its sidebar. Reads the sidebars from Docusaurus' data
 * files, because the HTML contains only the entries of open categories.
 *
 * @param site the folder that was built, with `.docusaurus` in it
 */
export function readDocusaurusSidebars(site: string): (route: string) => string[] {
  const generated = path.join(site, ".docusaurus");
  const global = readJson<GlobalData>(path.join(generated, "globalData.json"));
  const instances = Object.entries(global["docusaurus-plugin-content-docs"] ?? {});
  const pages = new Map<string, Item[]>();
  for (const [id, { versions }] of instances) {
    const sidebars = readVersions(path.join(generated, "docusaurus-plugin-content-docs", id));
    for (const version of versions) addPages(pages, version, sidebars);
  }
  return (route) => {
    const address = withoutSlash(route);
    return sidebarLines(pages.get(address) ?? [], address, "");
  };
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
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readJson<PluginFile>(path.join(folder, file)))
    .flatMap((file) => ("docsSidebars" in file ? file : (file.version ?? [])))
    .map(({ version, docsSidebars }) => ({ version, sidebars: docsSidebars }));
}

/** Lists the entries of a sidebar on a page, including those of closed categories. */
function sidebarLines(items: readonly Item[], current: string, indent: string): string[] {
  return items
    .filter((item) => isVisible(item, current))
    .flatMap((item) => {
      if (item.type === "html") {
        const text = fragmentText(item.value ?? "");
        return text ? [indent + text] : [];
      }
      const line = linkLine(indent + item.label?.trim(), item.linkUnlisted ? undefined : item.href);
      const inner = sidebarLines(item.items ?? [], current, `${indent}  `);
      const isClosed =
        inner.length > 0 && item.collapsible && item.collapsed && !contains(item, current);
      return [isClosed ? `${line} (closed)` : line, ...inner];
    });
}

function isVisible(item: Item, current: string): boolean {
  if (item.type === "html") return true;
  if (item.type === "link") return !item.unlisted || contains(item, current);
  const hasVisibleItems = (item.items ?? []).some((inner) => isVisible(inner, current));
  return hasVisibleItems || (item.href !== undefined && !item.linkUnlisted);
}

function contains(item: Item, current: string): boolean {
  if (item.href !== undefined && withoutSlash(item.href) === current) return true;
  return (item.items ?? []).some((inner) => contains(inner, current));
}

function withoutSlash(route: string): string {
  return route.replace(/(?!^)\/$/, "");
}

function readJson<Data>(file: string): Data {
  return JSON.parse(readFileSync(file, "utf8")) as Data;
}
