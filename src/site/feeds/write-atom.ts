import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Feed } from "feed";
import type { FeedItem } from "./feed-items";

/** What an Atom feed says of itself. */
export interface AtomChannel {
  title: string;
  description: string;
  siteUrl: string;
  copyright: string;
}

/** The blog as an Atom document. */
export function toAtom(items: readonly FeedItem[], channel: AtomChannel): string {
  const feed = new Feed({
    title: channel.title,
    description: channel.description,
    id: `${channel.siteUrl}/blog`,
    link: `${channel.siteUrl}/blog`,
    language: "en",
    copyright: channel.copyright,
    updated: items[0]?.date ?? new Date(0),
    feedLinks: { atom: `${channel.siteUrl}/blog/atom.xml` },
  });
  for (const item of items) {
    feed.addItem({
      title: item.title,
      id: item.url,
      link: item.url,
      date: item.date,
      description: item.description,
      content: item.html,
      author: item.authors.map((name) => ({ name })),
      category: item.categories.map((name) => ({ name })),
    });
  }
  return feed.atom1();
}

/** Writes `/blog/atom.xml`. */
export async function writeAtom(publicDir: string, xml: string): Promise<void> {
  await writeFile(path.join(publicDir, "blog/atom.xml"), xml);
}
