import * as Plot from "@observablehq/plot";
import { nice, ticks as roundTicks } from "d3-array";
import type { ChartAxis, ChartMark } from "./read-chart";
import { COLORS, FONT_SIZE, formatValue, LINE_HEIGHT, lineCount, textWidth, widest } from "./theme";

/** Height of plots with a vertical value axis. */
export const PLOT_HEIGHT = 220;

/** Options for Plot that a chart kind decides: everything below the title and the legend. */
export interface Body {
  height: number;
  margins: { top: number; right: number; bottom: number; left: number };
  x: Plot.ScaleOptions;
  y: Plot.ScaleOptions;
  marks: Plot.Markish[];
}

/** A numeric axis: a scale for Plot, and its ticks with their texts. */
export interface NumberAxis {
  scale: Plot.ScaleOptions;
  ticks: number[];
  format: (value: number) => string;
  /** Returns where a value is between the axis's ends, 0 to 1. */
  at: (value: number) => number;
}

type AxisSettings = Omit<ChartAxis, "values">;

interface NumberAxisOptions {
  /** Include 0, as bars need it. */
  zero?: boolean;
  /** End at the least and the greatest number instead of at round ones. */
  tight?: boolean;
  /** About how many ticks there are. */
  count?: number;
}

/** Returns an axis that covers some numbers and ends at round ones, or where its settings say. */
export function numberAxis(
  axis: AxisSettings,
  numbers: readonly number[],
  options: NumberAxisOptions = {},
): NumberAxis {
  const isLog = axis.scale === "log";
  const { domain, ticks } = isLog ? logDomain(axis, numbers) : linearDomain(axis, numbers, options);
  const decimals = Math.max(0, ...ticks.map(decimalsOf));
  const ratio = isLog ? Math.log : Number;
  const [low, high] = domain.map(ratio) as [number, number];
  return {
    scale: { type: axis.scale, domain, axis: null },
    ticks,
    format: (value) => formatValue(value, axis, decimals),
    at: (value) => (ratio(value) - low) / (high - low),
  };
}

function linearDomain(axis: AxisSettings, numbers: readonly number[], options: NumberAxisOptions) {
  const { zero = false, tight = false, count = 5 } = options;
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const isNearZero = !tight && least > 0 && least < 0.4 * greatest;
  let low = axis.min ?? (zero || isNearZero ? Math.min(0, least) : least);
  let high = axis.max ?? (zero ? Math.max(0, greatest) : greatest);
  if (low === high) high = low + 1;
  if (!tight) [low, high] = nice(low, high, count);
  const domain: [number, number] = [axis.min ?? low, axis.max ?? high];
  return { domain, ticks: roundTicks(...domain, count) };
}

/** Returns the ends of a logarithmic axis, and 1, 2 and 5 times powers of ten between them. */
function logDomain(axis: AxisSettings, numbers: readonly number[]) {
  const [low, high] = [axis.min ?? Math.min(...numbers), axis.max ?? Math.max(...numbers)];
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, index) => 10 ** (Math.floor(Math.log10(low)) + index),
  ).flatMap((power) => [power, 2 * power, 5 * power]);
  const first = powers.findLast((power) => power <= low) ?? low;
  const last = powers.find((power) => power >= high) ?? high;
  const domain: [number, number] = [axis.min ?? first, axis.max ?? last];
  return { domain, ticks: powers.filter((power) => power >= domain[0] && power <= domain[1]) };
}

function decimalsOf(value: number): number {
  return Math.min(4, String(Number(value.toPrecision(10))).split(".")[1]?.length ?? 0);
}

/** Draws hairlines across the plot at an axis's ticks, and the ticks' texts. */
export function drawNumberAxis(direction: "x" | "y", { ticks, format }: NumberAxis, grid = true) {
  const line = { stroke: COLORS.border, strokeOpacity: 1 };
  const text = { ticks, tickFormat: format, tickSize: 0, label: null, fill: COLORS.quiet };
  return direction === "x"
    ? [grid ? Plot.gridX({ ticks, ...line }) : null, Plot.axisX({ ...text, tickPadding: 10 })]
    : [Plot.gridY({ ticks, ...line }), Plot.axisY({ ...text, tickPadding: 8 })];
}

/** Returns a scale of equal steps for names, whose axis shows the names as they are wrapped. */
export function bandScale(count: number, padding: number): Plot.ScaleOptions {
  return {
    type: "band",
    domain: Array.from({ length: count }, (_, index) => index),
    padding,
    axis: null,
  };
}

/** Draws the names of rows or columns; of too many below a plot every second, third … */
export function drawNames(side: "x" | "y" | "top", names: readonly string[], step = Infinity) {
  const nth = side === "x" ? Math.max(1, Math.ceil((widest(names) + 8) / step)) : 1;
  const options = {
    ticks: names.map((_, index) => index).filter((index) => index % nth === 0),
    tickFormat: (index: number) => names[index] ?? "",
    tickSize: 0,
    label: null,
    lineHeight: LINE_HEIGHT / FONT_SIZE,
  };
  if (side === "y") return Plot.axisY({ ...options, tickPadding: 10 });
  return side === "top"
    ? Plot.axisX({ ...options, anchor: "top", tickPadding: 8 })
    : Plot.axisX({ ...options, tickPadding: 8, fill: COLORS.quiet });
}

interface FrameOptions {
  /** Width of the whole chart. */
  chartWidth: number;
  /** The axis of values, which rise in columns and go to the right in rows. */
  axis: NumberAxis;
  direction: "columns" | "rows";
  /** The wrapped names of columns or rows. */
  names: readonly string[];
  /** The labels above and below the plot. */
  above: string | undefined;
  below: string | undefined;
  /** Pixels between the label above and the plot. */
  room?: number;
  right: number;
  hasAxis?: boolean;
}

/** Returns a plot's margins and width, and marks for its labels and its value axis. */
export function frame(options: FrameOptions) {
  const {
    chartWidth,
    axis,
    direction,
    names,
    above,
    below,
    room = 0,
    right,
    hasAxis = true,
  } = options;
  const isRows = direction === "rows";
  const belowHeight = below === undefined ? 11 : LINE_HEIGHT + 19;
  const tickLines = isRows ? Number(hasAxis) : lineCount(names);
  const left = isRows ? widest(names) + 13 : widest(axis.ticks.map(axis.format)) + 9;
  const margins = {
    top: (above === undefined ? 8 : 29) + room,
    right,
    bottom: tickLines === 0 ? 4 : tickLines * LINE_HEIGHT + belowHeight,
    left: isRows || hasAxis ? left : 4,
  };
  const marks = [
    hasAxis ? drawNumberAxis(isRows ? "x" : "y", axis) : null,
    isRows ? drawNames("y", names) : null,
    drawLabelAbove(above, -margins.left, -margins.top + 8),
    drawLabelBelow(below, tickLines),
  ];
  return { margins, width: chartWidth - margins.left - right, marks };
}

/** Draws the label of the axis below a plot, centered under the texts of its ticks. */
function drawLabelBelow(text: string | undefined, tickLines: number) {
  const dy = tickLines * LINE_HEIGHT + 15;
  const options = { frameAnchor: "bottom", lineAnchor: "top", dy, fill: COLORS.quiet } as const;
  return text === undefined ? null : Plot.text([text], options);
}

/** Draws a label above a plot, at a distance from its left and its top edge. */
export function drawLabelAbove(text: string | undefined, dx: number, dy: number) {
  const place = { frameAnchor: "top-left", textAnchor: "start", lineAnchor: "middle" } as const;
  return text ? Plot.text([text], { ...place, dx, dy, fill: COLORS.quiet }) : null;
}

/** A mark at a place along the horizontal axis. */
export interface TopMark {
  /** The place as a value of the x scale. */
  x: number;
  /** The place between the plot's ends, 0 to 1. */
  at: number;
  label: string;
  /** The point that the mark ends at: a value of the y scale, and its pixels above the plot's foot. */
  end?: { y: number; height: number } | undefined;
}

/** Draws marks as vertical lines whose labels have a row each above the plot. */
export function drawTopMarks(marks: readonly TopMark[], plotWidth: number) {
  return marks.flatMap(({ x, end, at, label }, index) => {
    const row = (marks.length - index) * LINE_HEIGHT;
    const isStart = at * plotWidth + textWidth(label) + 6 <= plotWidth;
    const line = { stroke: COLORS.amber, strokeWidth: 1.5 };
    return [
      Plot.ruleX([x], { ...line, insetTop: -row + 2, insetBottom: end ? end.height + 7 : 0 }),
      end ? Plot.dot([x], { ...line, x: () => x, y: () => end.y, r: 7 }) : null,
      Plot.text([label], {
        x: () => x,
        frameAnchor: "top",
        dx: isStart ? 5 : -5,
        dy: 9 - row,
        textAnchor: isStart ? "start" : "end",
      }),
    ];
  });
}

/** Pixels between a level and the middle of its label. */
export const LEVEL_LABEL_RISE = 11;

interface LevelLabel {
  text: string;
  side?: "left" | "middle" | "right";
  isAbove?: boolean;
}

const ANCHORS = {
  left: { textAnchor: "start", dx: 6 },
  middle: { textAnchor: "middle", dx: 0 },
  right: { textAnchor: "end", dx: -2 },
} as const;

/**
 * Draws a level as a dashed line across the plot. Its label is on it, unless it is among those after the lines:
 * then the level has the color of none of them.
 */
export function drawLevel(y: number, label?: LevelLabel) {
  const stroke = label ? COLORS.amber : COLORS.quiet;
  const line = Plot.ruleY([y], { stroke, strokeWidth: 1.5, strokeDasharray: "5 4" });
  if (!label) return line;
  const { text, side = "right", isAbove = true } = label;
  const place = {
    y: () => y,
    frameAnchor: side,
    ...ANCHORS[side],
    dy: isAbove ? -LEVEL_LABEL_RISE : LEVEL_LABEL_RISE,
  };
  const halo = { stroke: "var(--page, #fff)", strokeWidth: 4, fill: COLORS.text };
  return [line, Plot.text([text], { ...place, ...halo })];
}

/** Splits a chart's marks into those at a place on x and the levels, which have only a y. */
export function splitMarks(marks: readonly ChartMark[]) {
  const levels = marks.flatMap(({ x, y, label }) =>
    x === undefined && y !== undefined ? [{ y, label }] : [],
  );
  return { levels, notes: marks.filter((mark) => mark.x !== undefined) };
}
