/** Colors of the cards, by role: those of the site's dark theme. */
export const COLORS = {
  background: "#0c1316",
  dim: "#28353b",
  dimAccent: "#1f7074",
  bar: "#333d41",
  text: "#dee6e9",
  accent: "#4fcdcd",
} as const;

/** Number of variants of each figure, so that pages of a section have different pictures. */
export const VARIANTS = 8;

/**
 * Returns a section's figure as SVG, to the right of x = 864. Sections that share a figure are fine.
 *
 * @param variant less than `VARIANTS`
 */
export function drawFigure(section: string, variant: number): string {
  const name = section.toLowerCase();
  if (name.includes("api")) return drawTree(variant);
  if (name.includes("guide")) return drawStairs(variant);
  if (name.includes("blog")) return drawWaves(variant);
  return drawArcs(variant);
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

/** Concentric arcs like those of the logo, around one of four corners. */
function drawArcs(variant: number): string {
  const [x, y] = [886, 690];
  const arc = (radius: number) =>
    `M${x} ${y - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;
  const thin = range(12).map((index) => arc(250 + index * (variant < 4 ? 34 : 22)));
  const [flipX, flipY] = [variant % 2, Math.floor(variant / 2) % 2];
  const corner =
    `translate(${flipX ? 2064 : 0} ${flipY ? 630 : 0}) ` +
    `scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`;
  return `<g transform="${corner}">${
    line(thin.join(""), COLORS.dim, 1.5) +
    line(arc(variant < 4 ? 190 : 215), COLORS.accent, 33.6) +
    line(arc(variant < 4 ? 100 : 150), COLORS.accent, variant < 4 ? 33.6 : 16)
  }</g>`;
}

/** A tree of paths, one of them highlighted. */
function drawTree(variant: number): string {
  const rows = range(VARIANTS).map((index) => 66 + index * 72);
  const root = 186 + ((variant * 3) % VARIANTS) * 36;
  const chosen = rows[variant] ?? 0;
  const branch = (y: number) => `M980 ${root}C1040 ${root} 1020 ${y} 1090 ${y}H1220`;
  return (
    line(rows.map(branch).join(""), COLORS.dim, 2) +
    rows.map((y) => dot(1090, y, 6, COLORS.dimAccent)).join("") +
    line(branch(chosen), COLORS.accent, 6) +
    dot(1090, chosen, 13, COLORS.accent) +
    dot(980, root, 16, COLORS.accent)
  );
}

/** Stairs with a dot on each step, one of them larger. */
function drawStairs(variant: number): string {
  const steps = 4 + (variant % 4);
  const [run, rise] = [310 / steps, 560 / steps];
  const corners = range(steps).map((index) => ({ x: 930 + index * run, y: 600 - index * rise }));
  const path = corners.map(({ x, y }) => `L${x} ${y}v${-rise}`).join("");
  const large = (variant * 3) % steps;
  return (
    line(`M868 600${path}`, COLORS.accent, 6) +
    corners.map(({ x, y }) => line(`M${x} ${y}H1220`, COLORS.dim, 1.5)).join("") +
    corners.map(({ x, y }, at) => dot(x, y, at === large ? 20 : 10, COLORS.accent)).join("")
  );
}

/** Waves below each other, one of them highlighted. */
function drawWaves(variant: number): string {
  const wave = (row: number) => {
    const amplitude = 12 + 20 * Math.abs(Math.sin((row + variant) * 1.7));
    const points = range(46).map((index) => {
      const envelope = Math.sin((index / 45) * Math.PI) ** 2;
      const turn = index * (0.35 + variant * 0.05) + row;
      const y = 70 + row * 62 + envelope * amplitude * Math.sin(turn);
      return `${900 + index * 7} ${y.toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  };
  return range(VARIANTS + 1)
    .map((row) =>
      line(wave(row), row === variant ? COLORS.accent : COLORS.dimAccent, row === variant ? 6 : 2),
    )
    .join("");
}
