import { bead, disc, range, smooth, stroke } from "../shapes";
import type { Point } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";
import { onPaper } from "./curve-paper";
import { labelValues } from "./curve-trace";

const ECHOES = 16;

/** A curve with its echoes: the same curve again and again, flatter and fainter, down to the foot. */
export const drawEcho: Layout<number> = (values, scene) => {
  const { palette } = scene;
  const points = onPaper(values);
  const wide = bleed(points);
  const echoes = range(ECHOES).map((index) => {
    const share = (index + 1) / (ECHOES + 1);
    const color = share < 0.34 ? palette.signalDim : share < 0.67 ? palette.dim : palette.hairline;
    return stroke(smooth(wide.map(([x, y]) => [x, y + (STAGE.bottom - y) * share])), color, 1.5);
  });
  const last = points.length - 1;
  const stems = points.map(([x, y]) => `M${x} ${y}V${STAGE.bottom + 14}`).join("");
  return (
    echoes.reverse().join("") +
    stroke(`M0 ${STAGE.bottom}H1200`, palette.dim) +
    stroke(stems, palette.quiet, 1) +
    stroke(smooth(wide), palette.signal, 6) +
    points
      .slice(0, last)
      .map((point) => bead(point, 8, palette.signal, palette.ground))
      .join("") +
    disc(points[last] ?? [0, 0], 11, palette.amber) +
    labelValues(values, points, last, scene)
  );
};

/** The points with one more at either edge of the picture, on the way that the curve has there. */
function bleed(points: readonly Point[]): Point[] {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return [...points];
  return [extend(second, first, -20), ...points, extend(before, last, 1220)];
}

function extend(from: Point, to: Point, x: number): Point {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  return [x, Math.min(STAGE.bottom - 6, Math.max(40, to[1] + slope * 0.5 * (x - to[0])))];
}
