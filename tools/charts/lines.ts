import * as Plot from "@observablehq/plot";
import { bin } from "d3-array";
import type { SymbolType } from "d3-shape";
import { drawBars } from "./bars";
import type { Body, NumberAxis } from "./layout";
import {
  drawLevel,
  drawNames,
  drawNumberAxis,
  drawTopMarks,
  frame,
  LEVEL_LABEL_RISE,
  numberAxis,
  PLOT_HEIGHT,
  splitMarks,
} from "./layout";
import type { Chart } from "./read-chart";
import { numbersOf, placeNames } from "./read-chart";
import {
  axisLabel,
  COLORS,
  formatValue,
  LINE_HEIGHT,
  seriesColor,
  textWidth,
  widest,
  wrapText,
} from "./theme";

const MOST_DOTS = 24;
const WIDEST_END_LABEL = 120;
/** Room before the text of a label after the lines, for its color. */
const END_LABEL_LEFT = 24;

/** One value of a line or scatter chart; x is a number, or the index of a name. */
interface Point {
  x: number;
  y: number;
}

/** Returns whether a chart's lines are named at their ends, and not in a legend. */
export function hasEndLabels({ kind, series }: Chart): boolean {
  return (
    kind === "line" &&
    series.length > 1 &&
    widest(series.map(({ name }) => name)) <= WIDEST_END_LABEL
  );
}

/** Draws a line chart, or a scatter chart, which is the same without lines. */
export function drawLines(chart: Chart, chartWidth: number): Body {
  const isLine = chart.kind === "line";
  const { levels, notes } = splitMarks(chart.marks);
  const numbers = [...chart.series.flatMap(numbersOf), ...levels.map(({ y }) => y)];
  const y = numberAxis(chart.y, numbers);
  const endNames = [...chart.series.map(({ name }) => name), ...levels.map(({ label }) => label)];
  const right = hasEndLabels(chart) ? widest(endNames) + END_LABEL_LEFT : 14;
  const options = {
    chartWidth,
    axis: y,
    direction: "columns",
    above: axisLabel(chart.y),
    below: axisLabel(chart.x),
    room: notes.length * LINE_HEIGHT,
    right,
  } as const;
  const { width } = frame({ ...options, names: [] });
  const x = placesOf(chart, width);
  const { margins, marks } = frame({ ...options, names: x.texts });
  const lines = chart.series.map(({ values }) =>
    values.map((value, index): Point | undefined => {
      if (value === null) return undefined;
      if (Array.isArray(value)) return { x: value[0], y: value[1] };
      return { x: x.values[index] ?? 0, y: value };
    }),
  );
  const topMarks = notes.map((mark) => {
    const at = typeof mark.x === "number" ? mark.x : placeNames(chart).indexOf(String(mark.x));
    const end =
      mark.y === undefined ? undefined : { y: mark.y, height: y.at(mark.y) * PLOT_HEIGHT };
    return { x: at, at: x.at(at), end, label: mark.label };
  });
  return {
    height: margins.top + PLOT_HEIGHT + margins.bottom,
    margins,
    x: x.scale,
    y: y.scale,
    marks: [
      marks,
      x.axis,
      levels.map(({ y: at, label: text }) =>
        hasEndLabels(chart)
          ? drawLevel(at)
          : drawLevel(at, { text, ...freestPlace(lines, text, { level: at, x, y, width }) }),
      ),
      drawTopMarks(topMarks, width),
      lines.map((points, index) => drawSeries(points, index, isLine)),
      hasEndLabels(chart) ? drawEndLabels(chart, lines, { axis: y, levels }) : null,
    ],
  };
}

/** Returns the horizontal axis: of numbers where x has only numbers, else of names. */
function placesOf(chart: Chart, width: number) {
  const values = chart.x.values ?? [];
  const pairs = chart.series.flatMap((one) =>
    one.values.flatMap((value) => (Array.isArray(value) ? [value[0]] : [])),
  );
  const isNumeric = pairs.length > 0 || values.every((value) => typeof value === "number");
  if (isNumeric) {
    const numbers = pairs.length > 0 ? pairs : values.map(Number);
    const axis = numberAxis(chart.x, numbers, { tight: chart.kind === "line" });
    const ticks = areApart(numbers, axis, width) ? numbers : axis.ticks;
    const format = (value: number) => formatValue(value, chart.x);
    const used = ticks === numbers ? { ...axis, ticks, format } : axis;
    const drawn = drawNumberAxis("x", used, chart.kind === "scatter");
    return { scale: axis.scale, values: numbers, at: axis.at, axis: drawn, texts: [""] };
  }
  // Names reach beyond the first and the last point.
  const padding = chart.series.length > 1 ? 0.12 : 0.4;
  const step = width / Math.max(1, values.length - 1 + 2 * padding);
  const texts = values.map((value) => wrapText(String(value), Math.max(step, 90) - 8));
  const indexes = values.map((_, index) => index);
  const scale: Plot.ScaleOptions = { type: "point", domain: indexes, padding, axis: null };
  const at = (index: number) => ((index + padding) * step) / width;
  return { scale, values: indexes, at, axis: drawNames("x", texts, step), texts };
}

/** Returns whether every number has room for its text: then the axis shows those, not round ones. */
function areApart(numbers: readonly number[], { at, format }: NumberAxis, width: number): boolean {
  return numbers.slice(1).every((value, index) => {
    const before = numbers[index] ?? value;
    return (at(value) - at(before)) * width > widest([format(value), format(before)]) + 6;
  });
}

function drawSeries(points: (Point | undefined)[], index: number, isLine: boolean) {
  const known = points.filter((point) => point !== undefined);
  const color = seriesColor(index);
  const dots = Plot.dot(known, { x: "x", y: "y", r: isLine ? 3.5 : 4.5, fill: color });
  if (!isLine) return dots;
  const line = Plot.lineY(points, {
    x: (point?: Point) => point?.x,
    y: (point?: Point) => point?.y,
    stroke: color,
    strokeWidth: 2.5,
  });
  return known.length > MOST_DOTS ? line : [line, dots];
}

/** A piece of a line, before its name. */
const DASH: SymbolType = {
  draw: (context) => {
    context.moveTo(-6, 0);
    context.lineTo(6, 0);
  },
};

interface EndLabelOptions {
  axis: NumberAxis;
  levels: readonly { y: number; label: string }[];
}

/** Draws the names of series and levels after the last points, apart from each other, with their colors. */
function drawEndLabels(
  chart: Chart,
  lines: (Point | undefined)[][],
  { axis, levels }: EndLabelOptions,
) {
  const last = Math.max(...lines.flat().map((point) => point?.x ?? Number.NEGATIVE_INFINITY));
  const named = lines.flatMap((points, index) => {
    const end = points.findLast((point) => point !== undefined);
    return end ? [{ y: end.y, text: chart.series[index]?.name, color: seriesColor(index) }] : [];
  });
  const ends = [
    ...named,
    ...levels.map(({ y, label }) => ({ y, text: label, color: COLORS.quiet })),
  ].map((end) => ({ ...end, at: (1 - axis.at(end.y)) * PLOT_HEIGHT }));
  const apart = spread(
    ends.map(({ at }) => at),
    LINE_HEIGHT,
    PLOT_HEIGHT,
  );
  return ends.map(({ text, y, at, color }, index) => {
    const place = { x: () => last, y: () => y, dy: (apart[index] ?? at) - at };
    return [
      Plot.dot([text], { ...place, dx: 13, symbol: DASH, stroke: color, strokeWidth: 2.5 }),
      Plot.text([text], { ...place, textAnchor: "start", dx: END_LABEL_LEFT - 2 }),
    ];
  });
}

/** Moves heights apart so that they are at least `gap` from each other and within 0 and `end`. */
export function spread(heights: readonly number[], gap: number, end: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = end;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

interface PlotOfLines {
  level: number;
  x: { at: (value: number) => number };
  y: NumberAxis;
  width: number;
}

const SIDES = ["right", "left", "middle"] as const;

/** Returns where along a level, above or below it, its label is farthest from the lines. */
export function freestPlace(
  lines: readonly (Point | undefined)[][],
  label: string,
  { level, x, y, width }: PlotOfLines,
) {
  const part = (textWidth(label) + 12) / width;
  const starts = { left: 0, middle: (1 - part) / 2, right: 1 - part };
  const places = SIDES.flatMap((side) =>
    [true, false].map((isAbove) => {
      const height = y.at(level) + ((isAbove ? 1 : -1) * LEVEL_LABEL_RISE) / PLOT_HEIGHT;
      const distances = Array.from({ length: 21 }, (_, step) => {
        const at = starts[side] + (step / 20) * part;
        return lines.map((points) => Math.abs((heightAt(points, at, { x, y }) ?? 2) - height));
      });
      return { side, isAbove, distance: Math.min(...distances.flat()) };
    }),
  );
  const farthest = Math.max(...places.map(({ distance }) => distance));
  // Of places that are about as good, the first.
  return places.find(({ distance }) => distance > Math.min(0.12, farthest) - 1e-9) ?? places[0];
}

/** Returns the height of a line at a place between the ends of the plot, as a part of the plot's height. */
function heightAt(
  points: readonly (Point | undefined)[],
  at: number,
  { x, y }: Pick<PlotOfLines, "x" | "y">,
): number | undefined {
  const known = points.flatMap((point) => (point ? [{ at: x.at(point.x), y: y.at(point.y) }] : []));
  const next = known.findIndex((point) => point.at >= at);
  const [from, to] = [known[next - 1], known[next]];
  if (!to) return undefined;
  if (!from) return to.at === at ? to.y : undefined;
  return from.y + ((at - from.at) / (to.at - from.at)) * (to.y - from.y);
}

/**
 * Draws counts by class. The series contains counts where x gives the classes' edges or names, and
 * the measured values themselves where x gives nothing.
 */
export function drawHistogram(chart: Chart, chartWidth: number): Body {
  const [series] = chart.series;
  const edges = chart.x.values?.map(Number) ?? [];
  if (series === undefined || edges.length === series.values.length) {
    return drawBars({ ...chart, kind: "bar" }, chartWidth);
  }
  const values = numbersOf(series);
  const bins =
    edges.length > 0
      ? values.map((count, index) => ({ from: edges[index], to: edges[index + 1], count }))
      : bin()
          .thresholds(10)(values)
          .map((one) => ({ from: one.x0, to: one.x1, count: one.length }));
  const { notes } = splitMarks(chart.marks);
  const y = numberAxis(
    chart.y,
    bins.map(({ count }) => count),
    { zero: true },
  );
  const ends = bins.flatMap(({ from = 0, to = 0 }) => [from, to]);
  const x = numberAxis(chart.x, ends, { tight: true, count: 10 });
  const { margins, width, marks } = frame({
    chartWidth,
    axis: y,
    direction: "columns",
    names: [],
    above: axisLabel(chart.y),
    below: axisLabel(chart.x),
    room: notes.length * LINE_HEIGHT,
    right: 14,
  });
  return {
    height: margins.top + PLOT_HEIGHT + margins.bottom,
    margins,
    x: x.scale,
    y: y.scale,
    marks: [
      marks,
      drawNumberAxis("x", x, false),
      Plot.rectY(bins, { x1: "from", x2: "to", y: "count", fill: seriesColor(0), insetLeft: 1 }),
      Plot.ruleY([0], { stroke: COLORS.quiet }),
      drawTopMarks(
        notes.map((mark) => ({ x: Number(mark.x), at: x.at(Number(mark.x)), label: mark.label })),
        width,
      ),
    ],
  };
}
