import { SOCIAL_SIZE } from "../../lib/social-card";
import type { SocialCard } from "../../lib/social-card";
import type { Backdrop } from "./backdrop";
import { COLORS, ramp, toRgb } from "./colors";
import type { IndexedImage } from "./encode-png";
import { digestOf } from "./encode-png";
import type { GlyphAtlas } from "./glyph-atlas";
import { layOutTitle } from "./lay-out-title";
import type { Typeface } from "./typeface";

/** What all cards of one build share. */
export interface CardKit {
  face: Typeface;
  /** Letters by size in pixels. */
  atlases: ReadonlyMap<number, GlyphAtlas>;
  /** Grounds by section. */
  backdrops: ReadonlyMap<string, Backdrop>;
  siteTitle: string;
}

/** Size of the words around the title. */
export const LABEL_SIZE = 30;

const LEFT = 84;
const TITLE_WIDTH = 800;
const RAMP_LENGTH = 16;
const RAMPS = [COLORS.text, COLORS.signal, COLORS.quiet] as const;
const TRACE = { bars: 44, pitch: 12, width: 4, bottom: 592, height: 36 } as const;

/** A picture in the making: pixels, and where the ramps of its lettering start in the palette. */
interface Canvas {
  pixels: Uint8Array;
  ground: number;
  rampStart: number;
  kit: CardKit;
}

/** Sets a page's title on the ground of its section. */
export function drawCard(card: SocialCard, kit: CardKit): IndexedImage {
  const backdrop = kit.backdrops.get(card.section);
  if (!backdrop) throw new Error(`No ground was drawn for the section "${card.section}".`);
  const ground = backdrop.palette[backdrop.ground] ?? toRgb(COLORS.ground);
  const ramps = RAMPS.flatMap((color) => ramp(ground, toRgb(color), RAMP_LENGTH));
  const canvas: Canvas = {
    pixels: backdrop.pixels.slice(),
    ground: backdrop.ground,
    rampStart: backdrop.palette.length,
    kit,
  };
  write(canvas, kit.siteTitle, 148, 98, LABEL_SIZE, COLORS.text);
  write(canvas, card.section, LEFT, 190, LABEL_SIZE, COLORS.signal);
  const title = layOutTitle(
    card.title,
    TITLE_WIDTH,
    (text, size) => kit.face.place(text, size).width,
  );
  title.lines.forEach((line, index) => {
    write(canvas, line, LEFT - 2, 272 + index * title.lineHeight, title.size, COLORS.text);
  });
  drawTrace(canvas, card.path);
  return { ...SOCIAL_SIZE, palette: [...backdrop.palette, ...ramps], pixels: canvas.pixels };
}

function write(
  canvas: Canvas,
  text: string,
  left: number,
  baseLine: number,
  size: number,
  color: (typeof RAMPS)[number],
): void {
  const atlas = canvas.kit.atlases.get(size);
  const first = canvas.rampStart + RAMPS.indexOf(color) * RAMP_LENGTH;
  for (const { character, x } of canvas.kit.face.place(text, size).characters) {
    const bitmap = atlas?.get(character);
    if (!bitmap) continue;
    const place = { x: Math.round(left + x) + bitmap.left, y: baseLine + bitmap.top };
    for (let row = 0; row < bitmap.height; row += 1) {
      const source = row * bitmap.width;
      const target = (place.y + row) * SOCIAL_SIZE.width + place.x;
      for (let column = 0; column < bitmap.width; column += 1) {
        const step = ((bitmap.coverage[source + column] ?? 0) * RAMP_LENGTH) >> 8;
        if (step > 0) blend(canvas, target + column, first, step);
      }
    }
  }
}

/** Smoothed on plain ground and where letters touch; on a drawing only what is mostly covered. */
function blend(
  { pixels, ground, rampStart }: Canvas,
  at: number,
  first: number,
  step: number,
): void {
  const below = pixels[at] ?? ground;
  if (below === ground || (below >= rampStart && below < first + step)) pixels[at] = first + step;
  else if (below < rampStart && step > RAMP_LENGTH / 2) pixels[at] = first + RAMP_LENGTH - 1;
}

/** A trace that no two pages share: the address in bars. */
function drawTrace({ pixels, rampStart }: Canvas, path: string): void {
  const digest = digestOf(path);
  const marked = Number.parseInt(digest.slice(0, 2), 16) % TRACE.bars;
  const quiet = rampStart + RAMPS.indexOf(COLORS.quiet) * RAMP_LENGTH + 5;
  const signal = rampStart + RAMPS.indexOf(COLORS.signal) * RAMP_LENGTH + RAMP_LENGTH - 1;
  for (let bar = 0; bar < TRACE.bars; bar += 1) {
    const value = Number.parseInt(digest.charAt(bar % digest.length), 16) / 15;
    const height = Math.round(4 + value * (TRACE.height - 4));
    const x = LEFT + bar * TRACE.pitch;
    for (let y = TRACE.bottom - height; y < TRACE.bottom; y += 1) {
      const start = y * SOCIAL_SIZE.width + x;
      pixels.fill(bar === marked ? signal : quiet, start, start + TRACE.width);
    }
  }
}
