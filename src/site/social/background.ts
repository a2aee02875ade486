import { readFileSync } from "node:fs";

/** Colors of the cards, by role: those of the site's dark theme. */
export const COLORS = {
  background: "#0c1316",
  dim: "#28353b",
  dimAccent: "#1f7074",
  bar: "#333d41",
  text: "#dee6e9",
  accent: "#4fcdcd",
} as const;

/** Returns a section's figure as SVG, to the right of x = 864. Sections that share a figure are fine. */
export function drawFigure(section: string): string {
  const name = section.toLowerCase();
  if (name.includes("api")) return drawTree();
  if (name.includes("guide")) return drawStairs();
  if (name.includes("blog")) return drawWaves();
  return drawArcs();
}

/** Returns the site's logo in the accent color, nested at a position in pixels. */
export function drawLogo(x: number, y: number, size: number): string {
  const svg = readFileSync("static/mark.svg", "utf8").replace(/ color="[^"]*"/, "");
  const position = `x="${x}" y="${y}" width="${size}" height="${size}" color="${COLORS.accent}"`;
  return svg.replace("<svg ", `<svg ${position} `);
}

function line(d: string, color: string, width: number): string {
  return (
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"` +
    ' stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

function dot(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Concentric arcs around the lower left, like those of the logo. */
function drawArcs(): string {
  const [x, y] = [886, 690];
  const arc = (radius: number) =>
    `M${x} ${y - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;
  const thin = range(12).map((index) => arc(250 + index * 34));
  return (
    line(thin.join(""), COLORS.dim, 1.5) +
    line(arc(190), COLORS.accent, 33.6) +
    line(arc(100), COLORS.accent, 33.6)
  );
}

/** A tree of paths, one of them highlighted. */
function drawTree(): string {
  const rows = range(8).map((index) => 66 + index * 72);
  const branch = (y: number) => `M980 318C1040 318 1020 ${y} 1090 ${y}H1220`;
  return (
    line(rows.map(branch).join(""), COLORS.dim, 2) +
    rows.map((y) => dot(1090, y, 6, COLORS.dimAccent)).join("") +
    line(branch(210), COLORS.accent, 6) +
    dot(1090, 210, 13, COLORS.accent) +
    dot(980, 318, 16, COLORS.accent)
  );
}

/** Stairs with a dot on each step. */
function drawStairs(): string {
  const corners = range(5).map((index) => ({ x: 930 + index * 62, y: 600 - index * 112 }));
  const path = corners.map(({ x, y }) => `L${x} ${y}v-112`).join("");
  return (
    line(`M868 600${path}`, COLORS.accent, 6) +
    corners.map(({ x, y }) => line(`M${x} ${y}H1220`, COLORS.dim, 1.5)).join("") +
    corners.map(({ x, y }) => dot(x, y, 11, COLORS.accent)).join("")
  );
}

/** Waves below each other, one of them highlighted. */
function drawWaves(): string {
  const wave = (row: number) => {
    const amplitude = 12 + 20 * Math.abs(Math.sin(row * 1.7));
    const points = range(46).map((index) => {
      const envelope = Math.sin((index / 45) * Math.PI) ** 2;
      const y = 70 + row * 62 + envelope * amplitude * Math.sin(index * 0.55 + row);
      return `${900 + index * 7} ${y.toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  };
  return range(9)
    .map((row) => line(wave(row), row === 5 ? COLORS.accent : COLORS.dimAccent, row === 5 ? 6 : 2))
    .join("");
}
