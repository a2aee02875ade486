import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { FEEDS } from "../../lib/paths";
import { toFeedItems } from "./feed-items";
import { toAtom, toJsonFeed } from "./to-feeds";

const STYLE = '<?xml-stylesheet type="text/xsl" href="/feed.xsl"?>';
const DECLARATION = /^<\?xml [^>]*\?>\s*/;

/**
 * Writes the Atom and JSON feeds beside the RSS feed that gatsby-plugin-feed has written, and gives
 * the XML ones a style for people. A site without posts has no feeds.
 */
export async function writeFeeds(
  publicDir: string,
  data: Queries.FeedQuery,
  now: Date,
): Promise<void> {
  const rssFile = path.join(publicDir, FEEDS.rss.path);
  const items = toFeedItems(data, now);
  if (items.length === 0) return rm(rssFile, { force: true });
  const { siteSettings: settings } = data;
  const channel = {
    title: `${settings?.title ?? ""} ${settings?.blog.title ?? ""}`.trim(),
    description: settings?.blog.description ?? "",
    siteUrl: data.site?.siteMetadata?.siteUrl ?? "",
    copyright: settings?.copyright ?? "",
    language: settings?.locale ?? "en",
  };
  await mkdir(path.dirname(rssFile), { recursive: true });
  await writeFile(path.join(publicDir, FEEDS.atom.path), withStyle(toAtom(items, channel)));
  await writeFile(path.join(publicDir, FEEDS.json.path), toJsonFeed(items, channel));
  await writeFile(rssFile, withStyle(await readFile(rssFile, "utf8")));
}

/** Names the style sheet that shows a feed as a page to those who open it in a browser. */
export function withStyle(xml: string): string {
  if (xml.includes("<?xml-stylesheet")) return xml;
  return xml.replace(DECLARATION, (declaration) => `${declaration.trim()}\n${STYLE}\n`);
}
