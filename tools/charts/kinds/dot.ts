import { element, group } from "../../drawing/element";
import { drawAxisLabel, drawBottomAxis, footHeight } from "../axes";
import type { Block } from "../block";
import { COLORS, seriesPaint } from "../colors";
import { axisLabel } from "../format";
import { arrangeTopMarks } from "../marks";
import { allNumbers, numberAt, numbersOf } from "../numbers";
import { placeNames } from "../places";
import { arrangeRows } from "../rows";
import type { Rows } from "../rows";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart } from "../schema";
import { label, textWidth } from "../text";

const ROW_HEIGHT = 30;
const RADIUS = 5;
const RING = { fill: "none", stroke: COLORS.amber, "stroke-width": 1.5 };

/**
 * Dots along a value axis, one row for each place on x; a line joins the dots of a row, so that
 * three series (low, value, high) read as an interval. Without places a row holds a whole series.
 */
export function drawDotChart(chart: Chart): Block {
  const strip = chart.x.values === undefined;
  const valueLabel = axisLabel(chart.y);
  const names = strip ? chart.series.map((series) => series.name) : placeNames(chart);
  const options = { names, rowHeight: ROW_HEIGHT };
  const { plot } = arrangeRows(chart, options);
  const levels = chart.marks.filter(
    (mark) => mark.y !== undefined || (strip && typeof mark.x === "number"),
  );
  const numbers = [...allNumbers(chart), ...levels.map((mark) => mark.y ?? Number(mark.x))];
  const range = [plot.left + 8, plot.right - 12] as const;
  const x = createValueScale({ axis: chart.y, numbers, range, zero: false, count: 8 });
  const marks = arrangeTopMarks(
    levels.map((mark) => ({ x: x(mark.y ?? Number(mark.x)), text: mark.label })),
  );
  const rows = arrangeRows(chart, { ...options, marksHeight: marks.height });
  const svg =
    rows.svg +
    drawBottomAxis(x, rows.plot, true) +
    drawAxisLabel(valueLabel, rows.plot, 1) +
    marks.draw({ top: rows.plot.top - marks.height, bottom: rows.plot.bottom }) +
    (strip
      ? drawStrips(chart, rows, x)
      : drawIntervals(chart, rows, x) + drawDots(chart, rows, x)) +
    (strip ? "" : drawNotes(chart, names, rows, x));
  return { svg, height: rows.plot.bottom + footHeight(valueLabel, 1) };
}

function drawIntervals(chart: Chart, { middles }: Rows, x: ValueScale): string {
  if (chart.series.length < 2) return "";
  const lines = middles.map((middle, row) => {
    const values = chart.series.flatMap((series) => numberAt(series, row) ?? []);
    if (values.length < 2) return "";
    return element("path", {
      d: `M${place(x(Math.min(...values)))} ${middle}H${place(x(Math.max(...values)))}`,
    });
  });
  return group({ stroke: COLORS.quiet, "stroke-width": 1.5 }, lines);
}

function drawDots(chart: Chart, { middles }: Rows, x: ValueScale): string {
  return chart.series
    .map((series, index) => {
      const dots = middles.map((cy, row) => {
        const value = numberAt(series, row);
        return value === undefined ? "" : element("circle", { cx: x(value), cy, r: RADIUS });
      });
      return group({ fill: seriesPaint(index).color }, dots);
    })
    .join("");
}

function drawStrips(chart: Chart, { middles }: Rows, x: ValueScale): string {
  return chart.series
    .map((series, index) => {
      const cy = middles[index] ?? 0;
      const dots = numbersOf(series).map((value) =>
        element("circle", { cx: x(value), cy, r: RADIUS }),
      );
      return group({ fill: seriesPaint(index).color, "fill-opacity": 0.75 }, dots);
    })
    .join("");
}

/** What marks say about a row, after its last dot, or before its first where there is no room. */
function drawNotes(
  chart: Chart,
  names: readonly string[],
  { middles, plot }: Rows,
  x: ValueScale,
): string {
  const notes = chart.marks.flatMap((mark) => {
    const row = names.indexOf(String(mark.x));
    if (mark.y !== undefined || row < 0) return [];
    const places = chart.series
      .flatMap((series) => numberAt(series, row) ?? [])
      .map((value) => x(value));
    const after = Math.max(...places) + 14;
    const fits = after + textWidth(mark.label) <= plot.right;
    const at = fits ? after : Math.min(...places) - 14;
    const cy = middles[row] ?? 0;
    const rings = places.map((cx) => element("circle", { cx, cy, r: RADIUS + 3, ...RING }));
    return [
      rings.join("") + label(at, cy + 4.5, mark.label, { "text-anchor": fits ? undefined : "end" }),
    ];
  });
  return notes.join("");
}

function place(value: number): number {
  return Math.round(value * 10) / 10;
}
