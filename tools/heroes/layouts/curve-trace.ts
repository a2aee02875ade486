import { element, short } from "../../drawing/element";
import { range, segment, smooth, stroke, bead, disc } from "../shapes";
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
    drawHatch(points, scene) +
    drawReticle(points[marked] ?? [0, 0], scene) +
    stroke(smooth(points), palette.signal, 6, { "stroke-linecap": "round" }) +
    dots.join("") +
    disc(points[marked] ?? [0, 0], 11, palette.amber) +
    labelValues(values, points, marked, scene)
  );
};

/** Hairlines between the trace and the foot, upright and level by turns from picture to picture. */
function drawHatch(points: readonly Point[], { palette, variant }: Scene): string {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  const under = `${smooth(points)}V${STAGE.bottom}H${short(first)}Z`;
  const isUpright = variant % 2 === 1;
  const lines = isUpright
    ? range(Math.floor((last - first) / HATCH) + 1).map((index) => {
        const x = first + index * HATCH;
        return segment([x, STAGE.top], [x, STAGE.bottom]);
      })
    : range(Math.floor((STAGE.bottom - STAGE.top) / HATCH)).map((index) => {
        const y = STAGE.bottom - (index + 0.5) * HATCH;
        return segment([first, y], [last, y]);
      });
  return (
    element("clipPath", { id: "under" }, element("path", { d: under })) +
    stroke(lines.join(""), palette.signalDim, 1.5, { "clip-path": "url(#under)" })
  );
}

/** Fine lines across the paper through a point, and a ring around it. */
function drawReticle(point: Point, { palette }: Scene): string {
  const [x, y] = point;
  const across =
    segment([STAGE.left, y], [STAGE.right, y]) + segment([x, STAGE.top], [x, STAGE.bottom]);
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
      const fill = index === marked ? palette.amberText : palette.quiet;
      return write(String(values[index]), x, STAGE.bottom + 44, { fill, anchor: "middle" });
    })
    .join("");
}
