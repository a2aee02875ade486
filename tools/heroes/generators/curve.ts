import type { Generator, Scene } from "../scene";
import { STAGE } from "../scene";
import type { Point } from "../shapes";
import {
  bead,
  disc,
  element,
  group,
  linear,
  range,
  segment,
  short,
  smooth,
  stroke,
} from "../shapes";
import { writeValues } from "../text";

const FEW = 4;
const ECHOES = 16;
/** Side of a cell of the graph paper, and distance of the lines under a trace. */
const CELL = 42.6;
const HATCH = 8.52;

/** Draws a measure over time: a few values with echoes of the curve, more as a trace on paper. */
export const drawCurve: Generator<number> = (values, scene) => {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const low = least / greatest < 0.5 ? Math.min(0, least) : least - (greatest - least) * 0.35;
  const x = linear([0, values.length - 1], [STAGE.left + CELL, STAGE.right - CELL]);
  const y = linear([low, greatest], [STAGE.bottom, STAGE.top + CELL]);
  const points = values.map((value, index): Point => [x(index), y(value)]);
  const isFew = values.length <= FEW;
  const marked = isFew ? values.length - 1 : indexOfGreatestStep(values);
  return (
    (isFew ? drawEchoes(points, scene) : drawTrace(points, marked, scene)) +
    drawPoints(points, marked, isFew ? 8 : 7, scene) +
    writeValues(scene, values, x, { marked })
  );
};

/** Draws a curve and the same curve again and again, flatter and fainter, down to the foot. */
function drawEchoes(points: readonly Point[], { palette }: Scene): string {
  const wide = extendToEdges(points);
  const echoes = range(ECHOES).map((index) => {
    const share = (index + 1) / (ECHOES + 1);
    const color = share < 0.34 ? palette.signalDim : share < 0.67 ? palette.dim : palette.hairline;
    return stroke(smooth(wide.map(([x, y]) => [x, y + (STAGE.bottom - y) * share])), color, 1.5);
  });
  const stems = points.map(([x, y]) => `M${x} ${y}V${STAGE.bottom + 14}`).join("");
  return (
    echoes.reverse().join("") +
    stroke(`M0 ${STAGE.bottom}H1200`, palette.dim) +
    stroke(stems, palette.quiet, 1) +
    stroke(smooth(wide), palette.signal, 6)
  );
}

/** Draws a trace on graph paper, hatched down to the foot, with a reticle at the marked point. */
function drawTrace(points: readonly Point[], marked: number, scene: Scene): string {
  const { palette } = scene;
  const [x, y] = points[marked] ?? [0, 0];
  const across =
    segment([STAGE.left, y], [STAGE.right, y]) + segment([x, STAGE.top], [x, STAGE.bottom]);
  return (
    drawPaper(scene) +
    drawHatch(points, scene) +
    stroke(across, palette.amber, 1.5, { "stroke-dasharray": "2 7" }) +
    bead([x, y], 22, palette.amber, "none", 1.5) +
    stroke(smooth(points), palette.signal, 6, { "stroke-linecap": "round" })
  );
}

function drawPoints(points: readonly Point[], marked: number, r: number, { palette }: Scene) {
  const beads = points.map((point, index) =>
    index === marked ? "" : bead(point, r, palette.signal, palette.ground),
  );
  return beads.join("") + disc(points[marked] ?? [0, 0], 11, palette.amber);
}

/** Returns the points with one more at either edge of the picture. */
function extendToEdges(points: readonly Point[]): Point[] {
  const [first = [0, 0], second = [1, 0]] = points;
  const [before = [0, 0], last = [1, 0]] = points.slice(-2);
  return [extend(second, first, -20), ...points, extend(before, last, 1220)];
}

function extend(from: Point, to: Point, x: number): Point {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  return [x, Math.min(STAGE.bottom - 6, Math.max(40, to[1] + slope * 0.5 * (x - to[0])))];
}

/** Draws graph paper: fine cells, stronger lines between blocks of cells, ticks below the foot. */
function drawPaper({ palette }: Scene): string {
  const columns = range(25).map((index) => STAGE.left + (index * (STAGE.right - STAGE.left)) / 24);
  const rows = range(11).map((index) => STAGE.bottom - index * CELL);
  const vertical = (x: number) => segment([x, STAGE.top], [x, STAGE.bottom]);
  const horizontal = (y: number) => segment([STAGE.left, y], [STAGE.right, y]);
  const fine = [...columns.map(vertical), ...rows.map(horizontal)];
  const strong = [
    ...columns.filter((_, index) => index % 4 === 0).map(vertical),
    ...rows.filter((_, index) => index % 5 === 0).map(horizontal),
  ];
  const ticks = columns.map((x, index) =>
    segment([x, STAGE.bottom], [x, STAGE.bottom + (index % 4 === 0 ? 14 : 7)]),
  );
  return group({}, [
    stroke(fine.join(""), palette.grid),
    stroke(strong.join(""), palette.hairline),
    stroke(ticks.join(""), palette.dim),
  ]);
}

/** Draws thin lines between the trace and the foot, vertical in every second picture. */
function drawHatch(points: readonly Point[], { palette, variant }: Scene): string {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  const area = `${smooth(points)}V${STAGE.bottom}H${short(first)}Z`;
  const count = variant % 2 === 1 ? (last - first) / HATCH + 1 : (STAGE.bottom - STAGE.top) / HATCH;
  const lines = range(Math.floor(count)).map((index) => {
    const [x, y] = [first + index * HATCH, STAGE.bottom - (index + 0.5) * HATCH];
    return variant % 2 === 1
      ? segment([x, STAGE.top], [x, STAGE.bottom])
      : segment([first, y], [last, y]);
  });
  return (
    element("clipPath", { id: "under" }, element("path", { d: area })) +
    stroke(lines.join(""), palette.signalDim, 1.5, { "clip-path": "url(#under)" })
  );
}

/** Returns the index of the value after the greatest change. */
function indexOfGreatestStep(values: readonly number[]): number {
  const steps = values.map((value, index) => Math.abs(value - (values[index - 1] ?? value)));
  return steps.indexOf(Math.max(...steps));
}
