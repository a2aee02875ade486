import type { Generator, Scene } from "../scene";
import { CENTER, STAGE } from "../scene";
import { box, circles, disc, range, segment, short, stroke } from "../shapes";

/** Draws cells of a table: yes and no as tiles, square tables of counts as rasters of dots. */
export const drawHeatmap: Generator<number> = (values, scene) =>
  values.every((value) => value === 0 || value === 1)
    ? drawTiles(values, scene)
    : drawDotMatrix(values, scene);

/** Draws yes and no as tiles in one or two rows: a full one for yes, an empty one for no. */
const drawTiles: Generator<number> = (values, scene) => {
  const rows = values.length > 5 ? 2 : 1;
  const columns = Math.ceil(values.length / rows);
  const gap = 20;
  const width = (STAGE.right - STAGE.left - gap * (columns - 1)) / columns;
  const height = rows === 1 ? 380 : (STAGE.bottom - STAGE.top - gap) / 2;
  const top = rows === 1 ? CENTER.y - height / 2 : STAGE.top;
  const draw =
    rows === 1 ? drawColumn : Math.floor(scene.variant / 2) % 2 === 0 ? drawDisc : drawSquare;
  return values
    .map((value, index) => {
      const x = STAGE.left + (index % columns) * (width + gap);
      const y = top + Math.floor(index / columns) * (height + gap);
      return draw({ x, y, width, height }, value > 0, scene);
    })
    .join("");
};

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a sheet with lines of text on it. */
function drawColumn({ x, y, width, height }: Tile, isYes: boolean, { palette }: Scene): string {
  const fill = isYes ? palette.signalTint : palette.panel;
  const color = isYes ? palette.signal : palette.amber;
  const lengths = [0.72, 0.9, 0.56, 0.82, 0.4, 0.76, 0.62, 0.3];
  const lines = lengths.map((part, index) => {
    const at = y + 52 + index * 38;
    return segment([x + 28, at], [x + 28 + (width - 56) * part, at]);
  });
  return (
    box(x, y, width, height, {
      fill,
      stroke: color,
      "stroke-width": 2,
      rx: 6,
      "stroke-dasharray": isYes ? undefined : "3 9",
    }) +
    box(x, y, width, 10, { fill: color, rx: 5 }) +
    stroke(lines.join(""), isYes ? palette.signalDim : palette.hairline, 6, {
      "stroke-linecap": "round",
    })
  );
}

function drawSquare({ x, y, width, height }: Tile, isYes: boolean, { palette }: Scene): string {
  const cross = segment([x + 18, y + 18], [x + width - 18, y + height - 18]);
  if (!isYes) {
    return (
      box(x, y, width, height, { fill: "none", stroke: palette.dim, rx: 6 }) +
      stroke(cross, palette.amber, 2)
    );
  }
  const bars = [0.28, 0.46, 0.64, 0.82].map((part) => {
    const at = y + height * part;
    return segment([x + 22, at - 8], [x + width - 22, at - 8]);
  });
  return (
    box(x, y, width, height, { fill: palette.signal, rx: 6 }) +
    stroke(bars.join(""), palette.signalTint, 3)
  );
}

function drawDisc({ x, y, width, height }: Tile, isYes: boolean, { palette }: Scene): string {
  const center = [x + width / 2, y + height / 2] as const;
  const r = Math.min(width, height) / 2 - 6;
  if (!isYes) return circles(center, [r], palette.dim, 1.5) + disc(center, 7, palette.amber);
  const inner = [0.78, 0.56, 0.34].map((part) => r * part);
  return disc(center, r, palette.signal) + circles(center, inner, palette.signalTint, 3);
}

const GAP = 14;
const SIDE = 12;

/** Draws a square table with a raster of dots in each cell, as many of them lit as its value. */
const drawDotMatrix: Generator<number> = (values, { palette, write }) => {
  const count = Math.round(Math.sqrt(values.length));
  const height = (STAGE.bottom - STAGE.top - GAP * (count - 1)) / count;
  const width = height * 1.72;
  const left = CENTER.x - (count * width + (count - 1) * GAP) / 2;
  const greatest = Math.max(...values);
  const cells = values.map((value, index) => {
    const row = Math.floor(index / count);
    const column = index % count;
    const x = left + column * (width + GAP);
    const y = STAGE.top + row * (height + GAP);
    const isRight = row === column;
    const lit = Math.round((value / greatest) * SIDE * 7);
    const pitch = [(width - 28) / (SIDE - 1), (height - 28) / 6] as const;
    // A line without length and with round ends is a dot.
    const dots = range(SIDE * 7).map((dot) => {
      const place = [
        x + 14 + Math.floor(dot / 7) * pitch[0],
        y + height - 14 - (dot % 7) * pitch[1],
      ];
      return `M${place.map(short).join(" ")}h0`;
    });
    const round = { "stroke-linecap": "round" };
    const color = isRight ? palette.signal : palette.amber;
    return (
      box(x, y, width, height, { fill: palette.panel, stroke: palette.hairline, rx: 4 }) +
      stroke(dots.slice(lit).join(""), palette.hairline, pitch[1] * 0.23, round) +
      stroke(dots.slice(0, lit).join(""), color, pitch[1] * 0.57, round)
    );
  });
  const sides = range(count).map((row) => {
    const y = STAGE.top + row * (height + GAP) + height / 2 + 8;
    const value = values[row * count + row];
    return write(String(value), left - 28, y, { fill: palette.quiet, anchor: "end" });
  });
  return cells.join("") + sides.join("");
};
