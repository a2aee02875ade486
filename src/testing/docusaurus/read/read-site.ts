import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { docusaurusDialect, readDocusaurusSidebars } from "./docusaurus";
import { ourDialect, readOurSidebar } from "./ours";
import type { PageFacts, SiteFacts } from "./page-facts";
import type { PageReading } from "./read-page";
import { readPage, readRecentPosts } from "./read-page";

/** HTML files that are not pages of a site. */
const NOT_PAGES = /^(?:404\.html|offline-plugin-app-shell-fallback|page-data\/|_gatsby\/|static\/)/;

/** Reads a site built by Docusaurus. */
export function readDocusaurusSite(site: string): SiteFacts {
  const sidebarOf = readDocusaurusSidebars(site);
  const base = readBase(site);
  return readPages(path.join(site, "build"), base, (route) => {
    const lines = sidebarOf(base + route);
    return {
      dialect: docusaurusDialect,
      readSidebar: (page) => (lines.length > 0 ? lines : readRecentPosts(page)),
    };
  });
}

/** Returns `baseUrl` of a built site without the slash at its end. */
export function readBase(site: string): string {
  // Early versions of Docusaurus 2 end its name differently.
  const [file = ""] = ["mjs", "js"]
    .map((ending) => path.join(site, ".docusaurus", `docusaurus.config.${ending}`))
    .filter((name) => existsSync(name));
  return (/"baseUrl": "(.*)\/"/.exec(readFileSync(file, "utf8"))?.[1] ?? "").replace(/\/$/, "");
}

/** A site built by this project. */
export interface OurSite {
  pages: SiteFacts;
  /** New addresses of pages, by their old ones. */
  redirects: Record<string, string>;
}

/**
 * Reads a site built by this project.
 *
 * @param folder its `public/`
 * @param base its `basePath`, empty at the root of a host
 */
export function readOurSite(folder: string, base: string): OurSite {
  const reading = { dialect: ourDialect, readSidebar: readOurSidebar };
  const redirects = readFiles(folder).flatMap(([route, html]) => {
    const target = REDIRECT.exec(html)?.[1];
    return target === undefined ? [] : [[route, withoutBase(target, base)]];
  });
  return {
    pages: readPages(folder, base, () => reading),
    redirects: Object.fromEntries(redirects),
  };
}

function readPages(
  folder: string,
  base: string,
  readingOf: (route: string) => PageReading,
): SiteFacts {
  const pages = readFiles(folder)
    .filter(([, html]) => !REDIRECT.test(html) && !isCode(html))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    pages.map(([route, html]) => [
      route,
      inSite(withAbsoluteLinks(readPage(html, readingOf(route)), base + route), base),
    ]),
  );
}

/** Returns routes and contents of the HTML files in a folder. */
export function readFiles(folder: string): Array<[route: string, html: string]> {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".html") && !NOT_PAGES.test(name))
    .map((name) => [routeOf(name), readFileSync(path.join(folder, name), "utf8")]);
}

/** Removes the base path of the site from the links of a page. */
function inSite(page: PageFacts, base: string): PageFacts {
  const lines = (fact: readonly string[]) =>
    fact.map((line) => line.replace(/(?<=→ )\/[^\s:]*/, (href) => withoutBase(href, base)));
  const facts = Object.entries(page).map(([name, fact]) => [name, lines(fact)]);
  return Object.fromEntries(facts) as PageFacts;
}

/** Removes the base path of a site from an address. */
export function withoutBase(href: string, base: string): string {
  if (base === "" || !new RegExp(`^${base}(?=[/?#]|$)`).test(href)) return href;
  return href.slice(base.length).replace(/^(?!\/)/, "/");
}

/** Resolves the links of a page to absolute paths, as browsers do. */
function withAbsoluteLinks(page: PageFacts, route: string): PageFacts {
  const links = page.links.map((line) =>
    line.replace(/(?<= → )(?![a-z][a-z0-9+.-]*:|[/#])\S+$/i, (href) => {
      const { pathname, search, hash } = new URL(href, `https://site.invalid${route}`);
      return pathname + search + hash;
    }),
  );
  return { ...page, links };
}

/** `docs/x/index.html` and `docs/x.html` are both `/docs/x`. */
function routeOf(name: string): string {
  const route = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
  return encodeURI(decodeURI(route));
}

/** Returns true for a page of a plugin, such as a search, or written as a component: `src/pages/x.js`. */
function isCode(html: string): boolean {
  const classes = /<html[^>]* class="?([^">]*)/i.exec(html)?.[1]?.split(" ") ?? [];
  const isOfPlugin = classes.some((name) => /^plugin-(?!(?:docs|blog)$|id-)/.test(name));
  const isComponent = html.includes('class="component-page"');
  return isComponent || (isOfPlugin && !classes.includes("mdx-page"));
}

/** Matches a page that leads to another, and its address there. */
export const REDIRECT = /<meta[^>]+http-equiv="?refresh[^>]*?url=([^">]*)/i;
