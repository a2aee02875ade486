import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SocialCard } from "../../lib/social-card";
import { SOCIAL_SIZE } from "../../lib/social-card";
import { COLORS, drawFigure, VARIANTS } from "./background";
import type { CardFont } from "./font";
import { loadFont } from "./font";
import type { Brand } from "./mark";
import { placeMark } from "./mark";
import { layOutTitle } from "./title-layout";

/** Change it when cards look different, so that all are drawn again. */
const STYLE = "5";

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
const CHANNELS = 3;
const LEFT = 84;
const LABEL_SIZE = 30;
/** The parts of a card with label and title, and with the figure, in pixels. */
const TEXT_AREA = { top: 140, width: 864, label: 50, title: 64, descent: 24 } as const;
const FIGURE_AREA = { left: TEXT_AREA.width, width: WIDTH - TEXT_AREA.width } as const;
const BARS = { count: 44, pitch: 12, width: 4, bottom: 592, minHeight: 4, maxHeight: 36 } as const;

/** Returns a function that draws cards as PNG. It draws background and each figure once. */
export function createCardPainter(brand: Brand): (card: SocialCard) => Promise<Buffer> {
  const font = loadFont();
  const figures = new Map<string, Promise<Buffer>>();
  const background = render(backgroundSvg(brand, font));
  return async (card) => {
    const variant = Number.parseInt(digest(card.path).slice(0, 2), 16) % VARIANTS;
    const key = `${variant} ${card.section}`;
    const figure = figures.get(key) ?? render(figureSvg(card.section, variant));
    figures.set(key, figure);
    const pixels = Buffer.from(await background);
    place(pixels, await render(textSvg(card, font)), 0, TEXT_AREA.top, TEXT_AREA.width);
    place(pixels, await figure, FIGURE_AREA.left, 0, FIGURE_AREA.width);
    drawBars(pixels, card.path);
    return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
      .png({ compressionLevel: 3, adaptiveFiltering: false })
      .withXmp(cardDigest(card, brand))
      .toBuffer();
  };
}

/** Copies a part of a card to its place. */
function place(pixels: Buffer, part: Buffer, left: number, top: number, width: number): void {
  const rowLength = width * CHANNELS;
  for (let start = 0; start < part.length; start += rowLength) {
    const row = top + start / rowLength;
    part.copy(pixels, (row * WIDTH + left) * CHANNELS, start, start + rowLength);
  }
}

/** Returns a digest of all that a card shows. */
export function cardDigest(card: SocialCard, brand: Brand): string {
  const { path, title, section, label } = card;
  return digest(JSON.stringify([STYLE, brand, path, title, section, label]));
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

function svgOf(width: number, height: number, content: string, left = 0): string {
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} 0 ${width} ${height}">` +
    `<rect x="${left}" ${size} fill="${COLORS.background}"/>${content}</svg>`
  );
}

function group(content: string, color: string): string {
  return `<g fill="${color}">${content}</g>`;
}

function backgroundSvg({ title, mark }: Brand, font: CardFont): string {
  const name = font.outline(title, 148, 98, LABEL_SIZE);
  return svgOf(WIDTH, HEIGHT, placeMark(mark, 80, 62, 52) + group(name, COLORS.text));
}

function figureSvg(section: string, variant: number): string {
  const { left, width } = FIGURE_AREA;
  return svgOf(width, HEIGHT, drawFigure(section, variant), left);
}

function textSvg(card: SocialCard, font: CardFont): string {
  const { lines, size, lineHeight } = layOutTitle(card.title, font.measure);
  const { width, descent } = TEXT_AREA;
  const firstBaseline = TEXT_AREA.title + size;
  const labelSize = Math.min(LABEL_SIZE, (width - LEFT) / Math.max(1, font.measure(card.label)));
  const label = font.outline(card.label, LEFT, TEXT_AREA.label, labelSize);
  const title = lines.map((line, index) =>
    font.outline(line, LEFT - 2, firstBaseline + index * lineHeight, size),
  );
  const height = firstBaseline + Math.max(0, lines.length - 1) * lineHeight + descent;
  return svgOf(width, height, group(label, COLORS.accent) + group(title.join(""), COLORS.text));
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
