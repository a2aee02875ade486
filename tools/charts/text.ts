import type { Attributes } from "../drawing/element";
import { element, escapeText } from "../drawing/element";

/** Size of all text but the title, in units of the view box. */
export const FONT_SIZE = 13;
/** Distance between the baselines of two lines of text. */
export const LINE_HEIGHT = 17;

/** Widths by kind of character in parts of the size: those of a wide system face, to be safe. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'’|!\s]/, 0.32],
  [/[ftr()[\]\-/]/, 0.41],
  [/[MW%@—]/, 0.95],
  [/[mw]/, 0.9],
  [/[A-Z]/, 0.72],
  [/[0-9+−=÷×]/, 0.64],
];
const OTHER_WIDTH = 0.61;

/** How wide a text is at most, reckoned from its characters: the reader's font is not known. */
export function textWidth(text: string, size = FONT_SIZE): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size;
}

function widthOf(character: string): number {
  return CHARACTER_WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH;
}

/** Breaks a text at its spaces into lines no wider than `width`, as far as its words allow. */
export function wrapText(text: string, width: number, size = FONT_SIZE): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The widest of some texts. */
export function widest(texts: readonly string[], size = FONT_SIZE): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, size)));
}

/** A text at a place; `attributes` may set its anchor and color. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element("text", { x, y, ...attributes }, escapeText(text));
}

/** Lines of text under each other, the first at `y`. */
export function labelLines(
  x: number,
  y: number,
  lines: readonly string[],
  attributes: Attributes = {},
): string {
  return lines.map((line, index) => label(x, y + index * LINE_HEIGHT, line, attributes)).join("");
}
