import sharp from "sharp";
import { element } from "./svg-element";
import { MARK, placeMark } from "./mark";
import { SOCIAL_SIZE } from "../../lib/social-card";
import { COLORS } from "./colors";

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
/** As many colors as the drawing may have: of 256, the ramps of the lettering take 48. */
const MOST_COLORS = 208;

/** The part of a card that all pages of a section share, as indexed pixels. */
export interface Backdrop {
  palette: Array<readonly [number, number, number]>;
  pixels: Uint8Array;
  /** Index of the plain ground, on which lettering is smoothed. */
  ground: number;
}

/** Draws the ground of a section's cards: the mark, and a figure that tells sections apart. */
export async function drawBackdrop(section: string): Promise<Backdrop> {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height: HEIGHT };
  const svg = element(
    "svg",
    attributes,
    element("rect", { width: WIDTH, height: HEIGHT, fill: COLORS.ground }) +
      figureOf(section) +
      placeMark(80, 62, 52, COLORS.signal),
  );
  const reduced = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: MOST_COLORS, dither: 0, effort: 2 })
    .toBuffer();
  return toIndexed(await sharp(reduced).removeAlpha().raw().toBuffer());
}

function toIndexed(rgb: Buffer): Backdrop {
  const indexes = new Map<number, number>();
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < pixels.length; i += 1) {
    const color = rgb.readUIntBE(i * 3, 3);
    const isFull = indexes.size >= MOST_COLORS;
    const index = indexes.get(color) ?? (isFull ? nearest(color, indexes) : indexes.size);
    indexes.set(color, index);
    pixels[i] = index;
  }
  // A color beyond the last one shares the index of its neighbor; the first of an index counts.
  const palette: Backdrop["palette"] = [];
  for (const [color, index] of indexes) palette[index] ??= channels(color);
  // The lower left corner is never drawn upon.
  return { palette, pixels, ground: pixels[(HEIGHT - 2) * WIDTH + 1] ?? 0 };
}

function channels(color: number): readonly [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

/** Index of the color that looks most like one for which no index is left. */
function nearest(color: number, indexes: ReadonlyMap<number, number>): number {
  const [red, green, blue] = channels(color);
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [other, index] of indexes) {
    const [r, g, b] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < best.distance) best = { index, distance };
  }
  return best.index;
}

/** API: a tree; guides: a way; blog: waves; everything else: the mark's own arcs. */
function figureOf(section: string): string {
  const name = section.toLowerCase();
  if (name.includes("api")) return drawTree();
  if (name.includes("guide")) return drawWay();
  if (name.includes("blog")) return drawWaves();
  return drawArcs();
}

function line(d: string, color: string, width: number): string {
  return element("path", {
    d,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

function dot(x: number, y: number, r: number, fill: string): string {
  return element("circle", { cx: x, cy: y, r, fill });
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The tail of the mark, enlarged until it leaves the picture. */
function drawArcs(): string {
  const [x, y] = [868, 690];
  const arc = (r: number) => `M${x} ${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  const fine = steps(12).map((index) => arc(250 + index * 34));
  return (
    line(fine.join(""), COLORS.dim, 1.5) +
    line(arc(190), COLORS.signal, MARK.strokeWidth * 14) +
    line(arc(100), COLORS.signal, MARK.strokeWidth * 14)
  );
}

/** Paths of an interface that branch, one of which is called. */
function drawTree(): string {
  const rows = steps(8).map((index) => 66 + index * 72);
  const branches = rows.map((y) => `M980 318C1040 318 1020 ${y} 1090 ${y}H1220`);
  return (
    line(branches.join(""), COLORS.dim, 2) +
    rows.map((y) => dot(1090, y, 6, COLORS.dimSignal)).join("") +
    line(branches[2] ?? "", COLORS.signal, 6) +
    dot(1090, 210, 13, COLORS.signal) +
    dot(980, 318, 16, COLORS.signal)
  );
}

/** Steps upwards to an aim. */
function drawWay(): string {
  const corners = steps(5).map((index) => ({ x: 920 + index * 62, y: 600 - index * 112 }));
  const way = corners.map(({ x, y }) => `L${x} ${y}V${y - 112}`).join("");
  return (
    line(`M858 600${way}`, COLORS.signal, 6) +
    corners.map(({ x, y }) => line(`M${x} ${y}H1220`, COLORS.dim, 1.5)).join("") +
    corners.map(({ x, y }) => dot(x, y, 11, COLORS.signal)).join("")
  );
}

/** What comes back from below, drawn as traces. */
function drawWaves(): string {
  const wave = (row: number) => {
    const y = 70 + row * 62;
    const height = 12 + 20 * Math.abs(Math.sin(row * 1.7));
    const points = steps(46).map((index) => {
      const x = 900 + index * 7;
      const swell = Math.sin((index / 45) * Math.PI) ** 2;
      return `${x} ${(y + swell * height * Math.sin(index * 0.55 + row)).toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  };
  return steps(9)
    .map((row) =>
      row === 5 ? line(wave(row), COLORS.signal, 6) : line(wave(row), COLORS.dimSignal, 2),
    )
    .join("");
}
