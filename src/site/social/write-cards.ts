import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SocialCard } from "../../lib/social-card";
import { sharesCard, socialCardPath } from "../../lib/social-card";
import { filesBelow, writeSiteFile } from "../files";
import { inParallel } from "../in-parallel";
import { fileOfPage } from "../post-build/flatten-pages";
import { cardDigest, createCardPainter, readCardDigest } from "./draw-card";
import type { Brand } from "./mark";

/** The pages of a build, and what their cards show of the site. */
interface CardPages {
  /** Paths of all pages. */
  paths: readonly string[];
  /** HTML of the pages that this build has rendered, by path. */
  rendered: ReadonlyMap<string, string>;
  siteUrl: string;
  brand: Brand;
  /** Shown on the cards of pages without a section. */
  tagline: string;
}

/** Numbers of cards that were drawn, and that were up to date. */
export interface CardReport {
  drawn: number;
  kept: number;
}

/**
 * Draws the social cards that pages name in their heads, and removes the cards of deleted pages. A
 * page that was not rendered again has its card already, unless the file was deleted.
 */
export async function writeSocialCards(publicDir: string, pages: CardPages): Promise<CardReport> {
  const cards: SocialCard[] = [];
  for (const pagePath of pages.paths) {
    const html = pages.rendered.get(pagePath) ?? (await htmlWithoutCard(publicDir, pagePath));
    const card = html && findCard(pagePath, html, pages.siteUrl, pages.tagline);
    if (card) cards.push(card);
  }
  const report = await writeCards(publicDir, pages.brand, cards);
  await pruneCards(publicDir, new Set(pages.paths.map(socialCardPath)));
  return report;
}

async function htmlWithoutCard(publicDir: string, pagePath: string): Promise<string | undefined> {
  if (existsSync(path.join(publicDir, socialCardPath(pagePath)))) return undefined;
  return readFile(path.join(publicDir, fileOfPage(pagePath)), "utf8").catch(() => undefined);
}

/**
 * Finds the card that a page names as its picture. Title and section come from the head too, so
 * every kind of page gets a card without being known here.
 *
 * @returns undefined for a page with a picture of its own, and for the later pages of a list
 */
export function findCard(
  pagePath: string,
  html: string,
  siteUrl: string,
  tagline: string,
): SocialCard | undefined {
  const head = html.slice(0, Math.max(0, html.indexOf("</head>")));
  const image = metaContent(head, "og:image");
  if (!image?.startsWith(siteUrl)) return undefined;
  const address = image.slice(siteUrl.length);
  if (sharesCard(pagePath) || address !== socialCardPath(pagePath)) return undefined;
  const title = metaContent(head, "og:title") ?? "";
  const section = metaContent(head, "article:section") ?? tagline;
  const label = metaContent(head, "api:operation") ?? (section === title ? tagline : section);
  return { path: address, title, section, label };
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

function metaContent(head: string, property: string): string | undefined {
  const value = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1];
  return value?.replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Draws cards into `public/social`. The folder is its own cache: each picture contains a digest of
 * what it shows, and one that is up to date is not touched. Gatsby's `.cache` would lose all of them
 * with every change of the configuration.
 */
export async function writeCards(
  publicDir: string,
  brand: Brand,
  cards: readonly SocialCard[],
): Promise<CardReport> {
  const paint = createCardPainter(brand);
  let drawn = 0;
  // One thread for each card, as several cards are drawn at once.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  await inParallel(cards, async (card) => {
    const file = path.join(publicDir, card.path);
    if ((await readCardDigest(file)) === cardDigest(card, brand)) return;
    await writeSiteFile(publicDir, card.path, await paint(card));
    drawn += 1;
  });
  sharp.concurrency(threads);
  return { drawn, kept: cards.length - drawn };
}

/** Removes the cards that no page has. */
export async function pruneCards(publicDir: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of filesBelow(path.join(publicDir, "social"))) {
    if (!wanted.has(`/social/${name}`)) await rm(path.join(publicDir, "social", name));
  }
}
