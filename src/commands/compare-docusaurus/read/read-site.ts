import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { docusaurusDialect } from "./docusaurus-dialect";
import { readDocusaurusSidebars } from "./docusaurus-sidebars";
import { ourDialect } from "./our-dialect";
import { readOurSidebar } from "./our-sidebar";
import type { SiteFacts } from "./page-facts";
import { readPage } from "./read-page";
import type { PageReading } from "./read-page";
import { readRecentPosts } from "./recent-posts";

/** HTML files that are no page of a site. */
const NOT_PAGES = /^(?:404\.html|offline-plugin-app-shell-fallback|page-data\/|_gatsby\/|static\/)/;

/** Reads a site that Docusaurus has built in a folder. */
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

/** Reads a site that this project has built: its `public/`. */
export function readOurSite(folder: string): SiteFacts {
  return readPages(folder, () => ({ dialect: ourDialect, readSidebar: readOurSidebar }));
}

function readPages(folder: string, readingOf: (route: string) => PageReading): SiteFacts {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".html") && !NOT_PAGES.test(name))
    .map((name) => [routeOf(name), readFileSync(path.join(folder, name), "utf8")] as const)
    .filter(([, html]) => !isRedirect(html))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    pages.map(([route, html]) => [route, readPage(html, readingOf(route))]),
  );
}

/** `docs/x/index.html` and `docs/x.html` are both `/docs/x`. */
function routeOf(name: string): string {
  const route = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
  return encodeURI(decodeURI(route));
}

function isRedirect(html: string): boolean {
  return /<meta[^>]+http-equiv="?refresh/i.test(html);
}
