import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SocialCard } from "../../lib/social-card";
import { SOCIAL_SIZE } from "../../lib/social-card";
import { COLORS, drawFigure, drawLogo } from "./background";
import type { CardFont } from "./font";
import { loadFont } from "./font";
import { layOutTitle } from "./title-layout";

/** Change it when cards look different, so that all are drawn again. */
const STYLE = "2";

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
const CHANNELS = 3;
const LEFT = 84;
const LABEL_SIZE = 30;
/** The part of a card with its title, in pixels. No figure reaches into it. */
const TITLE_AREA = { top: 200, width: 864, firstBaseline: 72, descent: 24 } as const;
const BARS = { count: 44, pitch: 12, width: 4, bottom: 592, minHeight: 4, maxHeight: 36 } as const;

/** Returns a function that draws cards as PNG. It draws the background of each section once. */
export function createCardPainter(siteTitle: string): (card: SocialCard) => Promise<Buffer> {
  const font = loadFont();
  const backgrounds = new Map<string, Promise<Buffer>>();
  return async (card) => {
    const background =
      backgrounds.get(card.section) ?? render(backgroundSvg(card.section, siteTitle, font));
    backgrounds.set(card.section, background);
    const pixels = Buffer.from(await background);
    const title = await render(titleSvg(card.title, font));
    const rowLength = TITLE_AREA.width * CHANNELS;
    for (let start = 0; start < title.length; start += rowLength) {
      const row = TITLE_AREA.top + start / rowLength;
      title.copy(pixels, row * WIDTH * CHANNELS, start, start + rowLength);
    }
    drawBars(pixels, card.path);
    return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
      .png({ compressionLevel: 3, adaptiveFiltering: false })
      .withXmp(cardDigest(card, siteTitle))
      .toBuffer();
  };
}

/** Returns a digest of all that a card shows. */
export function cardDigest({ path, title, section }: SocialCard, siteTitle: string): string {
  return digest(JSON.stringify([STYLE, siteTitle, path, title, section]));
}

/** Reads the digest that a card was drawn for; undefined if the file is missing or has none. */
export async function readCardDigest(file: string): Promise<string | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return metadata?.xmp?.toString();
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** Renders SVG to red, green and blue bytes. */
function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

function svgOf(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>` +
    `<rect ${size} fill="${COLORS.background}"/>${content}</svg>`
  );
}

function group(content: string, color: string): string {
  return `<g fill="${color}">${content}</g>`;
}

function backgroundSvg(section: string, siteTitle: string, font: CardFont): string {
  return svgOf(
    WIDTH,
    HEIGHT,
    drawFigure(section) +
      drawLogo(80, 62, 52) +
      group(font.outline(siteTitle, 148, 98, LABEL_SIZE), COLORS.text) +
      group(font.outline(section, LEFT, 190, LABEL_SIZE), COLORS.accent),
  );
}

function titleSvg(title: string, font: CardFont): string {
  const { lines, size, lineHeight } = layOutTitle(title, font.measure);
  const { width, firstBaseline, descent } = TITLE_AREA;
  const outlines = lines.map((line, index) =>
    font.outline(line, LEFT - 2, firstBaseline + index * lineHeight, size),
  );
  const height = firstBaseline + Math.max(0, lines.length - 1) * lineHeight + descent;
  return svgOf(width, height, group(outlines.join(""), COLORS.text));
}

/** Draws bars whose heights differ for each address, one of them highlighted. */
function drawBars(pixels: Buffer, address: string): void {
  const digits = digest(address);
  const highlighted = Number.parseInt(digits.slice(0, 2), 16) % BARS.count;
  for (let bar = 0; bar < BARS.count; bar += 1) {
    const share = Number.parseInt(digits.charAt(bar % digits.length), 16) / 15;
    const height = Math.round(BARS.minHeight + share * (BARS.maxHeight - BARS.minHeight));
    const color = Buffer.from((bar === highlighted ? COLORS.accent : COLORS.bar).slice(1), "hex");
    for (let y = BARS.bottom - height; y < BARS.bottom; y += 1) {
      const start = (y * WIDTH + LEFT + bar * BARS.pitch) * CHANNELS;
      pixels.fill(color, start, start + BARS.width * CHANNELS);
    }
  }
}
