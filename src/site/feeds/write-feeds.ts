import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Feed } from "feed";
import { toUrl } from "../../lib/addresses";
import { FEEDS, paths } from "../../lib/paths";
import { writeSiteFile } from "../files";
import type { OutputContext, OutputFiles } from "../post-build/output-files";
import type { FeedItem } from "./feed-items";
import { FEED_QUERY, toFeedItems } from "./feed-items";

/** Properties of the feed as a whole. */
export interface FeedChannel {
  title: string;
  description: string;
  siteUrl: string;
  copyright: string;
  /** `en`. */
  language: string;
  /** Address of the page with the items. */
  home: string;
  /** Addresses of the feed by format. */
  feeds: { atom: string; json?: string };
}

/** Placeholder of `<` in attributes, where the library does not escape it. */
const LESS_THAN = "\u{F0000}";

/** Formats items as Atom. */
export function toAtom(items: readonly FeedItem[], channel: FeedChannel): string {
  const marked = items.map((item) => ({
    ...item,
    title: withoutCdataEnd(item.title),
    description: withoutCdataEnd(item.description),
    html: withoutCdataEnd(item.html),
    categories: item.categories.map((name) => name.replaceAll("<", LESS_THAN)),
  }));
  return toFeed(marked, channel).atom1().replaceAll(LESS_THAN, "&lt;");
}

/** Escapes the end of a CDATA section in HTML, of which the library escapes the first only. */
function withoutCdataEnd(html: string): string {
  return html.replaceAll("]]>", "]]&gt;");
}

/**
 * Formats items as JSON Feed 1.1, with all authors and the language. The library writes version 1.0,
 * which has one author for each item.
 */
export function toJsonFeed(items: readonly FeedItem[], channel: FeedChannel): string {
  const feed = JSON.parse(toFeed(items, channel).json1()) as { items: object[] };
  const withAuthors = feed.items.map((item, index) => {
    const { author: _, ...rest } = item as { author?: unknown };
    const authors = items[index]?.authors.map(({ name, link }) => ({
      name,
      ...(link ? { url: link } : {}),
    }));
    return { ...rest, authors };
  });
  const { language } = channel;
  return `${JSON.stringify(
    { ...feed, version: "https://jsonfeed.org/version/1.1", language, items: withAuthors },
    null,
    1,
  )}\n`;
}

function toFeed(items: readonly FeedItem[], channel: FeedChannel): Feed {
  const { siteUrl, home, feeds } = channel;
  const feed = new Feed({
    title: channel.title,
    description: channel.description,
    id: toUrl(home, siteUrl),
    link: toUrl(home, siteUrl),
    language: channel.language,
    copyright: channel.copyright,
    favicon: toUrl("/favicon.ico", siteUrl),
    updated: lastChange(items),
    feedLinks: Object.fromEntries(
      Object.entries(feeds).map(([format, address]) => [format, toUrl(address, siteUrl)]),
    ),
  });
  for (const item of items) {
    feed.addItem({
      title: item.title,
      id: item.url,
      link: item.url,
      date: item.updated,
      published: item.date,
      description: item.description,
      content: item.html,
      ...(item.image ? { image: item.image } : {}),
      // The library fails for an empty list of authors.
      ...(item.authors.length > 0 ? { author: item.authors } : {}),
      category: item.categories.map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

function lastChange(items: readonly FeedItem[]): Date {
  return new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));
}

const DECLARATION = /^<\?xml [^>]*\?>\s*/;

/** The blog's feeds: Atom and JSON beside the RSS feed of gatsby-plugin-feed. A site without posts has none. */
export const BLOG_FEEDS: OutputFiles = {
  addresses: () => Object.values(FEEDS).map((feed) => feed.path),
  needsPlugins: true,
  write: writeFeeds,
};

/** Writes the Atom and JSON feeds, and adds a style sheet to the XML feeds. */
async function writeFeeds({ publicDir, query, now, site }: OutputContext): Promise<void> {
  const data = await query<Queries.FeedQuery>(FEED_QUERY);
  const rssFile = path.join(publicDir, FEEDS.rss.path);
  const items = toFeedItems(data, now);
  if (items.length === 0) return rm(rssFile, { force: true });
  const { siteSettings: settings } = data;
  const channel = {
    title: `${settings?.title ?? ""} ${settings?.blog.title ?? ""}`.trim(),
    description: settings?.blog.description ?? "",
    siteUrl: site.siteUrl,
    copyright: settings?.copyright ?? "",
    language: settings?.locale ?? "en",
    home: paths.blog,
    feeds: { atom: FEEDS.atom.path, json: FEEDS.json.path },
  };
  await writeSiteFile(publicDir, FEEDS.atom.path, withStyle(toAtom(items, channel)));
  await writeSiteFile(publicDir, FEEDS.json.path, toJsonFeed(items, channel));
  await writeFile(
    rssFile,
    withBuildDate(withStyle(await readFile(rssFile, "utf8")), lastChange(items)),
  );
}

/** Replaces the time of the build by that of the last change, so that two builds of one site are equal. */
function withBuildDate(rss: string, date: Date): string {
  return rss.replace(
    /<lastBuildDate>[^<]*<\/lastBuildDate>/,
    `<lastBuildDate>${date.toUTCString()}</lastBuildDate>`,
  );
}

/** Characters that XML cannot contain, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Adds the style sheet with which browsers show a feed as a page. Removes characters that XML
 * forbids.
 *
 * @param style address of the style sheet from the feed
 */
export function withStyle(text: string, style = "../feed.css"): string {
  const xml = text.replace(FORBIDDEN, "");
  if (xml.includes("<?xml-stylesheet")) return xml;
  return xml.replace(
    DECLARATION,
    (declaration) => `${declaration.trim()}\n<?xml-stylesheet type="text/css" href="${style}"?>\n`,
  );
}
