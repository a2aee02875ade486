import { join } from "node:path";
import type { Output } from "../shared/outputs";
import { textOutput } from "../shared/outputs";
import { pngOutput, renderPng } from "./png";
import { DARK, PAPER } from "./scene";
import { box, element } from "./shapes";

/**
 * The mark in a view box of 24 by 24: a speech bubble whose tail is two concentric arcs. Strokes
 * and the gaps between them are 2.4 and 2 units, so that at 16 pixels none of them closes.
 */
export const MARK = {
  bubble: "M12.57 17.57A9.2 8.2 0 1 0 4.34 10.81A11.2 11.2 0 0 1 12.57 17.57Z",
  arcs: "M2.2 13.8A8 8 0 0 1 10.2 21.8M2.2 18.2A3.6 3.6 0 0 1 5.8 21.8",
  strokeWidth: 2.4,
} as const;

/** Draws the mark's two shapes in one color. */
export function drawMark(color: string): string {
  const arcs = {
    d: MARK.arcs,
    fill: "none",
    stroke: color,
    "stroke-width": MARK.strokeWidth,
    "stroke-linecap": "round",
  };
  return element("path", { d: MARK.bubble, fill: color }) + element("path", arcs);
}

/** Draws the mark with its upper left corner at a place, `size` pixels wide and high. */
export function placeMark(x: number, y: number, size: number, color: string): string {
  return element("g", { transform: `translate(${x} ${y}) scale(${size / 24})` }, drawMark(color));
}

const SVG = "http://www.w3.org/2000/svg";
/** The dark ground of the site, oklch(0.18 0.012 235). */
const GROUND = "#0c1316";
/** Size of the mark relative to an icon's. */
const SHARE = 0.66;

/** Draws the mark as a file in a color, or in the text's color if it is inlined. */
export function drawMarkFile(color: string): string {
  const attributes = { xmlns: SVG, viewBox: "0 0 24 24", color };
  return `${element("svg", attributes, drawMark("currentColor"))}\n`;
}

/** Draws the mark as a favicon that follows the browser's color mode. */
export function drawFavicon(): string {
  const rule = `path{color:${PAPER.signal}}@media (prefers-color-scheme:dark){path{color:${DARK.signal}}}`;
  const inside = element("style", {}, rule) + drawMark("currentColor");
  return `${element("svg", { xmlns: SVG, viewBox: "0 0 24 24" }, inside)}\n`;
}

/** Draws the mark alone, for icons of a few pixels. */
export function drawSmallIcon(): string {
  return element(
    "svg",
    { xmlns: SVG, viewBox: "0 0 24 24", width: 48, height: 48 },
    drawMark(PAPER.signal),
  );
}

/** Draws the mark on the dark ground, for home screens; `radius` of the corners relative to the side. */
export function drawAppIcon(radius: number): string {
  const side = 512;
  const size = side * SHARE;
  const ground = box(0, 0, side, side, { fill: GROUND, rx: side * radius });
  const mark = placeMark((side - size) / 2, (side - size) / 2, size, DARK.signal);
  return element(
    "svg",
    { xmlns: SVG, viewBox: `0 0 ${side} ${side}`, width: side, height: side },
    ground + mark,
  );
}

const ICO_SIDES = [16, 32, 48];
const ROUND = 0.22;

/** Returns the files in the static folder: mark, favicons and app icons. */
export function brandOutputs(folder: string): Output[] {
  const at = (name: string) => join(folder, name);
  return [
    textOutput(at("mark.svg"), drawMarkFile(PAPER.signal)),
    textOutput(at("mark-dark.svg"), drawMarkFile(DARK.signal)),
    textOutput(at("favicon.svg"), drawFavicon()),
    icoOutput(at("favicon.ico")),
    pngOutput(at("icon-192.png"), drawAppIcon(ROUND), [192, 192]),
    pngOutput(at("icon-512.png"), drawAppIcon(ROUND), [512, 512]),
    pngOutput(at("apple-touch-icon.png"), drawAppIcon(0), [180, 180]),
  ];
}

/** Returns the favicon as an ICO file, current if the digest in its first image is. */
function icoOutput(file: string): Output {
  const svg = drawSmallIcon();
  const render = (side: number) => renderPng(svg, [side, side]).then((png) => ({ side, png }));
  return {
    file,
    isCurrent: pngOutput(file, svg).isCurrent,
    make: async () => packIco(await Promise.all(ICO_SIDES.map(render))),
  };
}

const HEADER = 6;
const ENTRY = 16;

/** Packs square PNGs into an ICO file, as browsers request it at `/favicon.ico`. */
export function packIco(images: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map((image) => image.png)]);
}
