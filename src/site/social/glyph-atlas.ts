import sharp from "sharp";
import { element } from "./svg-element";
import type { Typeface } from "./typeface";

/** Coverage of the pixels of one character, 0 to 255. */
export interface Bitmap {
  width: number;
  height: number;
  coverage: Uint8Array;
  /** Where the bitmap starts, from the pen on the base line. */
  left: number;
  top: number;
}

/** The characters of one size. */
export type GlyphAtlas = ReadonlyMap<string, Bitmap>;

/** Room around a character for what leaves its box. */
const MARGIN = 0.25;
const LINE_HEIGHT = 1.5;
const BASE_LINE = 1.1;
const COLUMNS = 16;

/**
 * Draws every character once, all on one sheet: a card is then put together by copying bytes, which
 * is a twentieth of the time of drawing its letters anew.
 */
export async function drawAtlas(
  face: Typeface,
  characters: Iterable<string>,
  size: number,
): Promise<GlyphAtlas> {
  const known = [...new Set(characters)];
  const widest = Math.max(1, ...known.map((character) => face.place(character, size).width));
  const cell = {
    width: Math.ceil(widest + 2 * MARGIN * size),
    height: Math.ceil(LINE_HEIGHT * size),
  };
  const sheet = {
    width: cell.width * COLUMNS,
    height: cell.height * Math.ceil(known.length / COLUMNS),
  };
  if (known.length === 0) return new Map();
  const pen = { x: Math.round(MARGIN * size), y: Math.round(BASE_LINE * size) };
  const origin = (index: number) => ({
    x: (index % COLUMNS) * cell.width,
    y: Math.floor(index / COLUMNS) * cell.height,
  });
  const outlines = known.map((character, index) => {
    const { x, y } = origin(index);
    return face.outline(character, x + pen.x, y + pen.y, size);
  });
  const pixels = await renderCoverage(outlines.join(""), sheet);
  return new Map(
    known.map((character, index) => [
      character,
      cutOut(pixels, sheet.width, { ...origin(index), ...cell }, pen),
    ]),
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts a character out of the sheet, without the empty pixels around it. */
function cutOut(
  sheet: Uint8Array,
  sheetWidth: number,
  cell: Box,
  pen: { x: number; y: number },
): Bitmap {
  const box = inkOf(sheet, sheetWidth, cell);
  const coverage = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.y + row) * sheetWidth + box.x;
    coverage.set(sheet.subarray(start, start + box.width), row * box.width);
  }
  const left = box.x - cell.x - pen.x;
  return { width: box.width, height: box.height, coverage, left, top: box.y - cell.y - pen.y };
}

/** The smallest box that holds all that is drawn in a cell. */
function inkOf(sheet: Uint8Array, sheetWidth: number, cell: Box): Box {
  let [left, top, right, bottom] = [cell.width, cell.height, 0, 0];
  for (let y = 0; y < cell.height; y += 1) {
    for (let x = 0; x < cell.width; x += 1) {
      if (sheet[(cell.y + y) * sheetWidth + cell.x + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  const width = Math.max(0, right - left);
  return { x: cell.x + left, y: cell.y + top, width, height: Math.max(0, bottom - top) };
}

async function renderCoverage(
  outline: string,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width, height };
  const ground = element("rect", { width, height, fill: "#000" });
  const svg = element("svg", attributes, ground + element("path", { d: outline, fill: "#fff" }));
  return sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
}
