import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import type { Font, PathCommand } from "opentype.js";

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

/**
 * Reads a face from WOFF files, each of which holds one range of characters.
 *
 * @param files in the order in which they are asked for a character
 */
export function readTypeface(files: readonly string[]): Typeface {
  const fonts = files.map(readFont);
  const fontOf = (character: string) =>
    fonts.find((font) => font.charToGlyphIndex(character) !== 0);
  return {
    place: (text, size) => {
      const characters: PlacedCharacter[] = [];
      let x = 0;
      let last: { font: Font; character: string } | undefined;
      for (const character of text) {
        const font = fontOf(character);
        if (!font) continue;
        const scale = size / font.unitsPerEm;
        const glyph = font.charToGlyph(character);
        if (last?.font === font) {
          x += font.getKerningValue(font.charToGlyph(last.character), glyph) * scale;
        }
        characters.push({ character, x });
        x += (glyph.advanceWidth ?? 0) * scale;
        last = { font, character };
      }
      return { characters, width: x };
    },
    outline: (character, x, y, size) =>
      pathData(fontOf(character)?.charToGlyph(character).getPath(x, y, size).commands ?? []),
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
