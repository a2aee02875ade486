import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { select } from "hast-util-select";
import { attribute, parseHtml } from "./html";
import { REDIRECT, readFiles, withoutBase } from "./read-site";

/** What surrounds the pages of a built site. */
export interface Surroundings {
  /** Addresses for editing pages, by route. */
  editLinks: Record<string, string>;
  /** Addresses that lead to others. */
  redirects: Record<string, string>;
  /** Addresses of the entries of each feed in order, by its format. */
  feeds: Record<string, readonly string[]>;
}

/** The link for editing a page, of Docusaurus and of this project. */
const EDIT_LINK = /<a [^>]*theme-edit-this-page[^>]*>|<a [^>]*>(?=Edit this page<)/;

const FEEDS = { rss: "blog/rss.xml", atom: "blog/atom.xml", json: "blog/feed.json" };

/**
 * Reads what surrounds the pages of a site that was built by Docusaurus or by this project.
 *
 * @param folder `build/` or `public/`
 * @param base path of the site on its host, empty at the root
 * @param blog folder of the blog in it, with a slash at its end
 */
export function readSurroundings(folder: string, base: string, blog = "blog/"): Surroundings {
  const files = readFiles(folder);
  const find = (read: (html: string) => string | undefined) =>
    Object.fromEntries(
      files.flatMap(([route, html]) => {
        const found = read(html);
        return found === undefined ? [] : [[route, found]];
      }),
    );
  const feeds = Object.entries(FEEDS).flatMap(([format, name]) => {
    const file = path.join(folder, name.replace("blog/", blog));
    return existsSync(file) ? [[format, readFeed(readFileSync(file, "utf8"), base)]] : [];
  });
  return {
    editLinks: find(editLinkOf),
    redirects: find((html) => {
      const target = REDIRECT.exec(html)?.[1];
      return target === undefined ? undefined : withoutBase(target, base);
    }),
    feeds: Object.fromEntries(feeds) as Surroundings["feeds"],
  };
}

function editLinkOf(html: string): string | undefined {
  const [tag = ""] = EDIT_LINK.exec(html) ?? [];
  const href = attribute(select("a", parseHtml(tag)), "href");
  // Browsers resolve `..` in it.
  return href !== undefined && URL.canParse(href) ? new URL(href).href : href;
}

/** Returns the addresses of the entries of a feed, without the host. */
function readFeed(text: string, base: string): string[] {
  const urls = text.startsWith("{")
    ? (JSON.parse(text) as { items: Array<{ url: string }> }).items.map(({ url }) => url)
    : [...text.matchAll(/<(?:item|entry)>.*?<link(?:>| [^>]*href=")([^"<]+)/gs)].map(
        ([, url = ""]) => url,
      );
  return urls.map((url) => withoutBase(new URL(url).pathname, base));
}
