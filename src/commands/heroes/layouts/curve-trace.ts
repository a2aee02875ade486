import { linear, range, segment, smooth, stroke, bead, disc } from "../shapes";
import type { Point } from "../shapes";
import { STAGE } from "../scene";
import type { Layout, Scene } from "../scene";
import { drawPaper, indexOfGreatestStep, onPaper } from "./curve-paper";

const HATCH = 8.52;

/** One trace over graph paper, hatched down to the foot, with a reticle at its greatest step. */
export const drawTrace: Layout<number> = (values, scene) => {
  const { palette } = scene;
  const points = onPaper(values);
  const marked = indexOfGreatestStep(values);
  const dots = points.map((point, index) =>
    index === marked ? "" : bead(point, 7, palette.signal, palette.ground),
  );
  return (
    drawPaper(scene) +
    stroke(hatchUnder(points), palette.signalDim, 1.5) +
    drawReticle(points[marked] ?? [0, 0], scene) +
    stroke(smooth(points), palette.signal, 6, { "stroke-linecap": "round" }) +
    dots.join("") +
    disc(points[marked] ?? [0, 0], 11, palette.amber) +
    labelValues(values, points, marked, scene)
  );
};

/** Upright hairlines from the trace to the foot, between its first and last point. */
function hatchUnder(points: readonly Point[]): string {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return range(Math.floor((last - first) / HATCH) + 1)
    .map((index) => first + index * HATCH)
    .map((x) => segment([x, heightAt(points, x) + 10], [x, STAGE.bottom]))
    .join("");
}

/** Height of the straight line between neighbors, eased as the smooth trace is. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point[0] >= x);
  const after = points[Math.max(next, 0)] ?? [0, 0];
  const before = points[Math.max(next - 1, 0)] ?? after;
  return linear([before[0], after[0]], [before[1], after[1]])(x);
}

/** Fine lines across the paper through a point, and a ring around it. */
function drawReticle(point: Point, { palette }: Scene): string {
  const [x, y] = point;
  const across = segment([STAGE.left, y], [STAGE.right, y]) + segment([x, STAGE.top], [x, STAGE.bottom]);
  return (
    stroke(across, palette.amber, 1.5, { "stroke-dasharray": "2 7" }) +
    bead(point, 22, palette.amber, "none", 1.5)
  );
}

/** Every value below its place, that of the marked one in its color. */
export function labelValues(
  values: readonly number[],
  points: readonly Point[],
  marked: number,
  { palette, write }: Scene,
): string {
  return points
    .map(([x], index) => {
      const fill = index === marked ? palette.amber : palette.quiet;
      return write(String(values[index]), x, STAGE.bottom + 44, { fill, anchor: "middle" });
    })
    .join("");
}
