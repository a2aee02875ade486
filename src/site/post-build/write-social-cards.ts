import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { socialCardPath } from "../../lib/social-card";
import type { SocialCard } from "../../lib/social-card";
import { findCard } from "../social/find-card";
import { pruneCards, writeCards } from "../social/write-cards";
import type { CardReport } from "../social/write-cards";
import { fileOfPage } from "./flatten-pages";

/** Pages of a build, and what their cards need to know of the site. */
interface CardPages {
  /** Addresses of all pages. */
  paths: readonly string[];
  /** HTML of the pages that this build has rendered, by address. */
  rendered: ReadonlyMap<string, string>;
  siteUrl: string;
  siteTitle: string;
  /** Stands on the cards of pages without a section. */
  tagline: string;
}

/**
 * Draws the social cards that the pages announce. A page that was not rendered again has its card
 * already, unless somebody took it away.
 */
export async function writeSocialCards(publicDir: string, pages: CardPages): Promise<CardReport> {
  const found = await Promise.all(
    pages.paths.map(async (pagePath) => {
      const html = pages.rendered.get(pagePath) ?? (await htmlWithoutCard(publicDir, pagePath));
      return html && findCard(pagePath, html, pages.siteUrl, pages.tagline);
    }),
  );
  const cards = found.filter((card): card is SocialCard => Boolean(card));
  const report = await writeCards(publicDir, pages.siteTitle, cards);
  await pruneCards(publicDir, new Set(pages.paths.map(socialCardPath)));
  return report;
}

async function htmlWithoutCard(publicDir: string, pagePath: string): Promise<string | undefined> {
  if (existsSync(path.join(publicDir, socialCardPath(pagePath)))) return undefined;
  return readFile(path.join(publicDir, fileOfPage(pagePath)), "utf8").catch(() => undefined);
}
