import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import type { Font, Glyph, PathCommand } from "opentype.js";

/** A character ready to be set: where it is drawn from, and how far it moves the pen. */
export interface PlacedCharacter {
  character: string;
  /** Pixels from the start of the line. */
  x: number;
}

/** A face at no size in particular. */
export interface Typeface {
  /** Characters of a line with their places, kerned; those that the face lacks are left out. */
  place: (text: string, size: number) => { characters: PlacedCharacter[]; width: number };
  /** Outline of one character as SVG path data, its base line at `y`. */
  outline: (character: string, x: number, y: number, size: number) => string;
}

/** A character in the font that has it. */
interface FontGlyph {
  font: Font;
  glyph: Glyph;
  /** In parts of the size. */
  advance: number;
}

/**
 * Reads a face from WOFF files, each of which holds one range of characters. A file is read when one
 * of its characters is asked for, and kerning is looked up once for each pair.
 *
 * @param files in the order in which they are asked for a character
 */
export function readTypeface(files: readonly string[]): Typeface {
  const fonts = files.map(lazily);
  const glyphs = new Map<string, FontGlyph | undefined>();
  const kernings = new Map<string, number>();
  const glyphOf = (character: string) => {
    if (!glyphs.has(character)) glyphs.set(character, findGlyph(character, fonts));
    return glyphs.get(character);
  };
  const kerningOf = (left: string, right: string): number => {
    const pair = left + right;
    const known = kernings.get(pair);
    if (known !== undefined) return known;
    const [a, b] = [glyphOf(left), glyphOf(right)];
    const kerning =
      a && b && a.font === b.font
        ? a.font.getKerningValue(a.glyph, b.glyph) / a.font.unitsPerEm
        : 0;
    kernings.set(pair, kerning);
    return kerning;
  };
  return {
    place: (text, size) => {
      const characters: PlacedCharacter[] = [];
      let x = 0;
      for (const character of text) {
        const glyph = glyphOf(character);
        if (!glyph) continue;
        const last = characters[characters.length - 1];
        if (last) x += kerningOf(last.character, character) * size;
        characters.push({ character, x });
        x += glyph.advance * size;
      }
      return { characters, width: x };
    },
    outline: (character, x, y, size) =>
      pathData(glyphOf(character)?.glyph.getPath(x, y, size).commands ?? []),
  };
}

function findGlyph(character: string, fonts: ReadonlyArray<() => Font>): FontGlyph | undefined {
  for (const read of fonts) {
    const font = read();
    if (font.charToGlyphIndex(character) === 0) continue;
    const glyph = font.charToGlyph(character);
    return { font, glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm };
  }
  return undefined;
}

function lazily(file: string): () => Font {
  let font: Font | undefined;
  return () => {
    font ??= readFont(file);
    return font;
  };
}

function readFont(file: string): Font {
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Path data with our own rounding: the library's writes numbers that renderers stop at. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      const { type, ...points } = command as unknown as { type: string } & Record<string, number>;
      const places = ["x1", "y1", "x2", "y2", "x", "y"]
        .map((key) => points[key])
        .filter((value) => value !== undefined);
      return type + places.map((value) => value.toFixed(2)).join(" ");
    })
    .join("");
}
