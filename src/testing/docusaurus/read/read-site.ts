import { readdirSync, readFileSync } from "node:fs";
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
  return readPages(path.join(site, "build"), (route) => {
    const lines = sidebarOf(route);
    return {
      dialect: docusaurusDialect,
      readSidebar: (page) => (lines.length > 0 ? lines : readRecentPosts(page)),
    };
  });
}

/** Reads a site built by this project from its `public/`. */
export function readOurSite(folder: string): SiteFacts {
  return readPages(folder, () => ({ dialect: ourDialect, readSidebar: readOurSidebar }));
}

function readPages(folder: string, readingOf: (route: string) => PageReading): SiteFacts {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".html") && !NOT_PAGES.test(name))
    .map((name) => [routeOf(name), readFileSync(path.join(folder, name), "utf8")] as const)
    .filter(([, html]) => !isRedirect(html) && !isCode(html))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    pages.map(([route, html]) => [
      route,
      withAbsoluteLinks(readPage(html, readingOf(route)), route),
    ]),
  );
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

/** Returns true for a page written as a component, such as `src/pages/x.js`. */
function isCode(html: string): boolean {
  const classes = /<html[^>]* class="?([^">]*)/i.exec(html)?.[1]?.split(" ") ?? [];
  return classes.includes("plugin-pages") && !classes.includes("mdx-page");
}

function isRedirect(html: string): boolean {
  return /<meta[^>]+http-equiv="?refresh/i.test(html);
}
