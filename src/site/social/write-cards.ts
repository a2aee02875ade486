import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SocialCard } from "../../lib/social-card";
import { isSocialCard, socialCardPath } from "../../lib/social-card";
import { filesBelow, writeSiteFile } from "../files";
import { inParallel } from "../in-parallel";
import { fileOfPage, renderedFileOfPage } from "../post-build/flatten-pages";
import { cardDigest, createCardPainter, readCardDigest } from "./draw-card";

/** What cards show of the site. */
interface CardSite {
  siteUrl: string;
  siteTitle: string;
  /** Shown on the cards of pages without a section. */
  tagline: string;
}

/** Numbers of cards that were drawn, and that were up to date. */
export interface CardReport {
  drawn: number;
  kept: number;
}

/** Draws the social cards of a build. */
export interface CardWriter {
  /** Starts to draw the cards of pages that Gatsby has rendered and that are not moved yet. */
  add: (pagePaths: readonly string[]) => void;
  /** Draws the cards that are missing, when pages are moved, and removes those of deleted pages. */
  finish: (pagePaths: readonly string[]) => Promise<CardReport>;
}

/** Returns a writer of the cards that pages name in their heads. */
export function createCardWriter(publicDir: string, site: CardSite): CardWriter {
  const report: CardReport = { drawn: 0, kept: 0 };
  const paint = createCardPainter(site.siteTitle);
  const draw = async (pagePaths: readonly string[], fileOf: (pagePath: string) => string) => {
    const cards: SocialCard[] = [];
    for (const pagePath of pagePaths) {
      const html = await readFile(path.join(publicDir, fileOf(pagePath)), "utf8").catch(() => "");
      const card = findCard(pagePath, html, site.siteUrl, site.tagline);
      if (card) cards.push(card);
    }
    const { drawn, kept } = await writeCards(publicDir, site.siteTitle, cards, paint);
    report.drawn += drawn;
    report.kept += kept;
  };
  let drawing = Promise.resolve();
  return {
    add: (pagePaths) => {
      drawing = drawing.then(() => draw(pagePaths, renderedFileOfPage));
      // `finish` fails with it.
      drawing.catch(() => undefined);
    },
    finish: async (pagePaths) => {
      await drawing;
      const isMissing = (page: string) => !existsSync(path.join(publicDir, socialCardPath(page)));
      await draw(pagePaths.filter(isMissing), fileOfPage);
      await pruneCards(publicDir, new Set(pagePaths.map(socialCardPath)));
      return report;
    },
  };
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
  const isOwn = address === `/social${pagePath}.png` && address === socialCardPath(pagePath);
  if (!isSocialCard(address) || !isOwn) return undefined;
  const title = metaContent(head, "og:title") ?? "";
  const section = metaContent(head, "article:section") ?? tagline;
  const label = metaContent(head, "api:operation") ?? (section === title ? tagline : section);
  return { path: address, title, section, label };
}

/** Leaves one of the four threads of Node.js to the files that are written at the same time. */
const AT_ONCE = 3;

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
  siteTitle: string,
  cards: readonly SocialCard[],
  paint = createCardPainter(siteTitle),
): Promise<CardReport> {
  let drawn = 0;
  // One thread for each card, as several cards are drawn at once.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  await inParallel(
    cards,
    async (card) => {
      const file = path.join(publicDir, card.path);
      if ((await readCardDigest(file)) === cardDigest(card, siteTitle)) return;
      await writeSiteFile(publicDir, card.path, await paint(card));
      drawn += 1;
    },
    AT_ONCE,
  );
  sharp.concurrency(threads);
  return { drawn, kept: cards.length - drawn };
}

/** Removes the cards that no page has. */
export async function pruneCards(publicDir: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of filesBelow(path.join(publicDir, "social"))) {
    if (!wanted.has(`/social/${name}`)) await rm(path.join(publicDir, "social", name));
  }
}
