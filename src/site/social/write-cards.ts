import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SocialCard } from "../../lib/social-card";
import { drawBackdrop } from "./backdrop";
import type { Backdrop } from "./backdrop";
import { drawCard, LABEL_SIZE } from "./draw-card";
import type { CardKit } from "./draw-card";
import { digestOf, encodePng, readDigest } from "./encode-png";
import { drawAtlas } from "./glyph-atlas";
import { TITLE_SIZES } from "./lay-out-title";
import { readTypeface } from "./typeface";

/** Changed when cards look different, so that all are made anew. */
const STYLE = "1";
const FACE_FOLDER = "node_modules/@fontsource/ibm-plex-sans/files";
const FACE_FILES = ["latin", "latin-ext", "cyrillic", "greek"].map(
  (range) => `ibm-plex-sans-${range}-600-normal.woff`,
);
const AT_ONCE = 4;

/** What a build did about its cards. */
export interface CardReport {
  drawn: number;
  kept: number;
}

/**
 * Draws the cards of pages into `public/social`. The folder is its own store: a picture notes what
 * it was made from, and one that is there already and is still right is not touched. Gatsby's
 * `.cache` would lose all of them with every change of the configuration.
 */
export async function writeCards(
  publicDir: string,
  siteTitle: string,
  cards: readonly SocialCard[],
): Promise<CardReport> {
  const digests = new Map(cards.map((card) => [card, digestOfCard(card, siteTitle)]));
  const current = await Promise.all(
    cards.map(async (card) => (await noteOf(publicDir, card)) === digests.get(card)),
  );
  const missing = cards.filter((_, index) => !current[index]);
  if (missing.length === 0) return { drawn: 0, kept: cards.length };
  const kit = await makeKit(siteTitle, missing);
  const waiting = [...missing];
  const work = async () => {
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      const png = await encodePng(drawCard(card, kit), digests.get(card) ?? "");
      await writeNew(path.join(publicDir, card.path), png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { drawn: missing.length, kept: cards.length - missing.length };
}

function digestOfCard({ path: address, title, section }: SocialCard, siteTitle: string): string {
  return digestOf(JSON.stringify([STYLE, siteTitle, address, title, section]));
}

async function noteOf(publicDir: string, card: SocialCard): Promise<string | undefined> {
  const file = await open(path.join(publicDir, card.path)).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(160) });
    return readDigest(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function makeKit(siteTitle: string, cards: readonly SocialCard[]): Promise<CardKit> {
  const folder = path.resolve(FACE_FOLDER);
  const present = new Set(await readdir(folder));
  const face = readTypeface(
    FACE_FILES.filter((file) => present.has(file)).map((file) => path.join(folder, file)),
  );
  const titles = `${cards.map(({ title }) => title).join("")}…`;
  const labels = siteTitle + cards.map(({ section }) => section).join("");
  const sizes = [
    ...TITLE_SIZES.map((size) => [size, titles] as const),
    [LABEL_SIZE, labels] as const,
  ];
  const sections = [...new Set(cards.map(({ section }) => section))];
  const [atlases, backdrops] = await Promise.all([
    Promise.all(
      sizes.map(async ([size, text]) => [size, await drawAtlas(face, text, size)] as const),
    ),
    Promise.all(sections.map(async (section) => [section, await drawBackdrop(section)] as const)),
  ]);
  return {
    face,
    siteTitle,
    atlases: new Map(atlases),
    backdrops: new Map<string, Backdrop>(backdrops),
  };
}

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Removes the cards of pages that are gone. */
export async function pruneCards(publicDir: string, wanted: ReadonlySet<string>): Promise<void> {
  const folder = path.join(publicDir, "social");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(publicDir, file).split(path.sep).join("/")}`;
    if (!wanted.has(address)) await rm(file);
  }
}
