import { readFile } from "node:fs/promises";
import path from "node:path";
import { COLORS } from "./background";
import { loadFont } from "./font";

/** What pictures show of the site. */
export interface Brand {
  title: string;
  /** A square drawing, as SVG. */
  mark: string;
}

/**
 * Reads the logo for pictures on the dark ground. It must be an SVG file that follows the color of
 * the text, because other logos may be as dark as the ground. Otherwise the mark is the first letter
 * of the title.
 *
 * @param logo address of the logo in the navbar
 */
export async function readBrand(
  publicDir: string,
  title: string,
  logo: string | null,
): Promise<Brand> {
  const file = logo?.endsWith(".svg") ? path.join(publicDir, logo) : undefined;
  const svg = file && (await readFile(file, "utf8").catch(() => undefined));
  const root = svg?.includes("currentColor") ? /<svg\s[^>]*>/.exec(svg) : undefined;
  if (!svg || !root) return { title, mark: drawLetter(title) };
  const start = root[0].replace(/\s(?:x|y|width|height|color)="[^"]*"/g, "");
  const rest = svg.slice(root.index + root[0].length);
  return { title, mark: start.replace("<svg", `<svg color="${COLORS.accent}"`) + rest };
}

/** Draws the first letter of a title on the accent color. */
export function drawLetter(title: string): string {
  const letter = [...title][0] ?? "";
  const font = loadFont();
  const outline = font.outline(letter, 12 - (font.measure(letter) * 16) / 2, 17.5, 16);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<rect width="24" height="24" rx="5" fill="${COLORS.accent}"/>` +
    `<g fill="${COLORS.background}">${outline}</g></svg>`
  );
}

/** Returns a mark in a place of another picture, in pixels. */
export function placeMark(mark: string, x: number, y: number, size: number): string {
  return mark.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
