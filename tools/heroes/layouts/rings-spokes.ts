import { arcPath, circles, onCircle, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { drawRipples } from "./ripples";
import type { Layout } from "../scene";

const INNER = 128;
const OUTER = 226;
/** Width of the gap between two groups, in spokes. */
const GAP = 1.5;

/** Parts of a whole as groups of spokes around a dial: one spoke for each thing counted. */
export const drawSpokes: Layout<number> = (values, scene) => {
  const { palette, write, variant } = scene;
  const center: Point = [[780, 420, 600][variant % 3] ?? 600, 318];
  const total = values.reduce((sum, value) => sum + value, 0);
  const pitch = 360 / (total + GAP * values.length);
  const colors = [
    palette.signal,
    palette.amber,
    palette.dim,
    palette.signalDim,
    palette.amberDim,
    palette.quiet,
  ];
  const width = Math.min(9, ((INNER * 2 * Math.PI) / (total + GAP * values.length)) * 0.62);
  let angle = GAP / 2;
  const groups = values.map((value, index) => {
    const from = (angle + 0.5) * pitch;
    angle += value;
    const to = (angle - 0.5) * pitch;
    angle += GAP;
    const rise = index === 0 ? 26 : 0;
    const spokes = range(value).map((unit) =>
      segment(
        onCircle(center, INNER, from + unit * pitch),
        onCircle(center, OUTER + rise, from + unit * pitch),
      ),
    );
    const color = colors[index % colors.length] ?? palette.dim;
    const middle = (from + to) / 2;
    const [x, y] = onCircle(center, OUTER + 56, middle);
    return (
      stroke(spokes.join(""), color, width, { "stroke-linecap": "round" }) +
      stroke(arcPath(center, INNER - 20, from, Math.max(to, from + 0.5)), color, 4) +
      write(String(value), x, y + 8, { fill: palette.quiet, anchor: "middle" })
    );
  });
  const inside = [INNER - 44, INNER - 68, INNER - 92];
  return (
    drawRipples(center, OUTER + 110, scene) +
    circles(center, inside, palette.hairline) +
    groups.join("")
  );
};
