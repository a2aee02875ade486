import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Font, Glyph } from "opentype.js";
import { parse } from "opentype.js";

/** A typeface that turns text into outlines. */
export interface CardFont {
  /** Returns the width of a text in ems. */
  measure: (text: string) => number;
  /** Returns a line of text as SVG paths; `x` and `y` are the start of its baseline. */
  outline: (text: string, x: number, y: number, size: number) => string;
}

/** A character in the font file that has it. */
interface FontGlyph {
  font: Font;
  glyph: Glyph;
  /** Ems. */
  advance: number;
  /** SVG path data in font units, y pointing down. */
  outline: string;
}

/** Files in the order of preference: the typeface of the pages, then one for scripts that it lacks. */
const FILES = [
  "figtree/files/figtree-latin",
  "figtree/files/figtree-latin-ext",
  "ibm-plex-sans/files/ibm-plex-sans-cyrillic",
  "ibm-plex-sans/files/ibm-plex-sans-greek",
].map((name) => path.resolve(`node_modules/@fontsource/${name}-600-normal.woff`));

/**
 * Loads the semibold font. A subset is read at the first character that needs it, and each character
 * and pair is looked up once: `Font.getPath` would take longer than drawing the card.
 */
export function loadFont(): CardFont {
  const fonts = FILES.filter((file) => existsSync(file)).map((file) => memoize(() => read(file)));
  const glyphOf = memoize((character) => findGlyph(character, fonts));
  const kerningOf = memoize((pair) => {
    const [left, right] = [...pair].map(glyphOf);
    if (!left || !right || left.font !== right.font) return 0;
    return left.font.getKerningValue(left.glyph, right.glyph) / left.font.unitsPerEm;
  });
  /** Calls `visit` with each character that a font has and its start in ems; returns the width. */
  const place = (text: string, visit: (glyph: FontGlyph, start: number) => void): number => {
    let pen = 0;
    let previous = "";
    for (const character of text) {
      const glyph = glyphOf(character);
      if (!glyph) continue;
      if (previous) pen += kerningOf(previous + character);
      visit(glyph, pen);
      pen += glyph.advance;
      previous = character;
    }
    return pen;
  };
  return {
    measure: (text) => place(text, () => undefined),
    outline: (text, x, y, size) => {
      let paths = "";
      place(text, ({ font, outline }, start) => {
        const transform = `translate(${(x + start * size).toFixed(2)} ${y}) scale(${size / font.unitsPerEm})`;
        paths += `<path transform="${transform}" d="${outline}"/>`;
      });
      return paths;
    },
  };
}

function findGlyph(
  character: string,
  fonts: ReadonlyArray<(name: string) => Font>,
): FontGlyph | undefined {
  for (const open of fonts) {
    const font = open("");
    if (font.charToGlyphIndex(character) === 0) continue;
    const glyph = font.charToGlyph(character);
    const advance = (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    return { font, glyph, advance, outline: glyph.getPath(0, 0, font.unitsPerEm).toPathData(0) };
  }
  return undefined;
}

function read(file: string): Font {
  const { buffer, byteOffset, length } = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + length));
}

function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, compute(text));
    return known.get(text) as Value;
  };
}
