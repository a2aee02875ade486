import * as Plot from "@observablehq/plot";
import type { Body, NumberAxis } from "./layout";
import {
  bandScale,
  drawLabelAbove,
  drawLevel,
  drawNames,
  drawTopMarks,
  frame,
  numberAxis,
  PLOT_HEIGHT,
  splitMarks,
} from "./layout";
import type { Chart } from "./read-chart";
import { placeNames } from "./read-chart";
import {
  axisLabel,
  COLORS,
  colorOnSeries,
  formatValue,
  LINE_HEIGHT,
  seriesColor,
  textWidth,
  widest,
  wrapText,
} from "./theme";

const WIDEST_BAR = 60;
const VERTICAL_PADDING = 0.22;
const RIGHT = 16;
const GAP = 14;
/** With more rows a chart would be taller than a phone's screen. */
const MOST_ROWS = 14;

/** One bar, or one part of a stacked bar. */
interface Part {
  place: number;
  series: number;
  from: number;
  to: number;
  text: string;
}

/**
 * Draws bars, stacked or side by side: vertical if their names fit below them, else horizontal.
 * Marks at a place are notes, which need the room after a horizontal bar.
 */
export function drawBars(chart: Chart, chartWidth: number): Body {
  const names = placeNames(chart);
  const step = (chartWidth - 40) / (names.length + VERTICAL_PADDING);
  const wrapped = names.map((name) => wrapText(name, step - 8));
  const fit = wrapped.every((name) => name.split("\n").length <= 2) && widest(wrapped) <= step - 4;
  const isFew = chart.kind === "stacked-bar" && names.length <= 3;
  const hasNotes = splitMarks(chart.marks).notes.length > 0;
  return names.length > MOST_ROWS || (fit && !isFew && !hasNotes)
    ? drawVerticalBars(chart, chartWidth, wrapped, step)
    : drawHorizontalBars(chart, chartWidth, names);
}

function drawHorizontalBars(chart: Chart, chartWidth: number, names: readonly string[]): Body {
  const isStacked = chart.kind === "stacked-bar";
  const parts = partsOf(chart, names.length);
  const { levels, notes } = splitMarks(chart.marks);
  const rows = names.map((name) => wrapText(name, 150));
  const width = chartWidth - widest(rows) - 13 - RIGHT;
  const ends = names.map((name, place) => {
    const own = parts.filter((part) => part.place === place);
    const note = notes.find((mark) => String(mark.x) === name)?.label ?? "";
    const valueWidth = isStacked ? 0 : widest(own.map(({ text }) => text)) + 8;
    const to = Math.max(0, ...own.map((part) => part.to));
    // The axis is as long as the longest bar with the texts after it.
    const reach = to / (1 - Math.min(0.8, (valueWidth + textWidth(note) + 8) / width));
    return { place, note, to, valueWidth, reach: isStacked && note === "" ? to : reach };
  });
  const numbers = [...extentOf(parts, levels), ...ends.map(({ reach }) => reach)];
  const axis = numberAxis(chart.y, numbers, { zero: true, tight: !isStacked });
  // The text of the last tick is wider than the axis.
  const right = isStacked ? Math.max(RIGHT, widest(axis.ticks.map(axis.format)) / 2) : RIGHT;
  const size = isStacked ? 32 : 20 * chart.series.length;
  const [places, values] = [axisLabel(chart.x), axisLabel(chart.y)];
  const { margins, marks } = frame({
    chartWidth,
    axis,
    direction: "rows",
    names: rows,
    above: places ?? (isStacked ? undefined : ""),
    below: isStacked ? values : undefined,
    room: levels.length * LINE_HEIGHT,
    right,
    hasAxis: isStacked,
  });
  const valuesLeft = Math.max(0, textWidth(places ?? "") + 20 - margins.left);
  const fits = (part: Part) => textWidth(part.text) + 6 <= lengthOf(part, axis) * width;
  return {
    height: margins.top + names.length * (size + GAP) + GAP + margins.bottom,
    margins,
    x: axis.scale,
    y: bandScale(names.length, GAP / (size + GAP)),
    marks: [
      marks,
      isStacked ? null : drawLabelAbove(values, valuesLeft, -margins.top + 8),
      drawParts(chart, parts, { isVertical: false, size, room: size }),
      isStacked
        ? drawInnerTexts(parts.filter(fits), false)
        : drawEndTexts(chart, parts, false, size),
      Plot.ruleX([0], { stroke: COLORS.quiet }),
      ends.map(({ place, note, to, valueWidth }) => {
        const at = { x: () => to, y: () => place, dx: valueWidth + 8 };
        return Plot.text([note], { ...at, textAnchor: "start", fill: COLORS.amber });
      }),
      drawTopMarks(
        levels.map(({ y, label }) => ({ x: y, at: axis.at(y), label })),
        width,
      ),
    ],
  };
}

function drawVerticalBars(
  chart: Chart,
  chartWidth: number,
  names: readonly string[],
  step: number,
): Body {
  const isStacked = chart.kind === "stacked-bar";
  const parts = partsOf(chart, names.length);
  const { levels } = splitMarks(chart.marks);
  const texts = parts.map(({ text }) => text);
  const hasAxis =
    isStacked || widest(texts) > (step * (1 - VERTICAL_PADDING) + 8) / chart.series.length;
  const axis = numberAxis(chart.y, extentOf(parts, levels), { zero: true, tight: !hasAxis });
  const { margins, width, marks } = frame({
    chartWidth,
    axis,
    direction: "columns",
    names,
    above: axisLabel(chart.y),
    below: axisLabel(chart.x),
    room: hasAxis ? 0 : LINE_HEIGHT,
    right: 4,
    hasAxis,
  });
  const room = (width / (names.length + VERTICAL_PADDING)) * (1 - VERTICAL_PADDING);
  const size = Math.min(room, WIDEST_BAR * (isStacked ? 1.4 : chart.series.length));
  const fits = (part: Part) =>
    lengthOf(part, axis) * PLOT_HEIGHT >= 15 && textWidth(part.text) < size;
  return {
    height: margins.top + PLOT_HEIGHT + margins.bottom,
    margins,
    x: bandScale(names.length, VERTICAL_PADDING),
    y: axis.scale,
    marks: [
      marks,
      drawParts(chart, parts, { isVertical: true, size, room }),
      hasAxis ? null : drawEndTexts(chart, parts, true, size),
      isStacked ? drawInnerTexts(parts.filter(fits), true) : null,
      Plot.ruleY([0], { stroke: COLORS.quiet }),
      drawNames("x", names, step),
      levels.map(({ y, label: text }) => drawLevel(y, { text })),
    ],
  };
}

/** Returns all bars, with the ends of a stack's parts above each other. */
function partsOf(chart: Chart, places: number): Part[] {
  return Array.from({ length: places }, (_, place) => place).flatMap((place) => {
    let from = 0;
    return chart.series.flatMap(({ values }, series) => {
      const value = values[place];
      if (typeof value !== "number" || (chart.kind === "stacked-bar" && value === 0)) return [];
      const part = { place, series, from, to: from + value, text: formatValue(value, chart.y) };
      if (chart.kind === "stacked-bar") from = part.to;
      return [part];
    });
  });
}

/** Returns the ends of all bars and levels, with room for the texts of negative bars. */
function extentOf(parts: readonly Part[], levels: readonly { y: number }[]): [number, number] {
  const ends = [...parts.flatMap(({ from, to }) => [from, to]), ...levels.map(({ y }) => y)];
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  return [least < 0 ? least - 0.12 * (greatest - least) : least, greatest];
}

function lengthOf({ from, to }: Part, { at }: NumberAxis): number {
  return Math.abs(at(to) - at(from));
}

interface PartOptions {
  isVertical: boolean;
  /** Width of all bars at a place together, and of the room for them. */
  size: number;
  room: number;
}

/** Draws bars, those at the same place side by side unless they are stacked. */
function drawParts(chart: Chart, parts: Part[], { isVertical, size, room }: PartOptions) {
  const isStacked = chart.kind === "stacked-bar";
  const width = isStacked ? size : size / chart.series.length;
  return chart.series.map((_, series) => {
    const own = parts.filter((part) => part.series === series);
    const before = (room - size) / 2 + (isStacked ? 0 : series * width);
    const after = room - before - width + (isStacked || series === chart.series.length - 1 ? 0 : 1);
    const gap = isStacked && series > 0 ? 1 : 0;
    const fill = seriesColor(series);
    if (isVertical) {
      const insets = { insetLeft: before, insetRight: after, insetBottom: gap };
      return Plot.barY(own, { x: "place", y1: "from", y2: "to", fill, ...insets });
    }
    const insets = { insetTop: before, insetBottom: after, insetLeft: gap };
    return Plot.barX(own, { y: "place", x1: "from", x2: "to", fill, ...insets });
  });
}

/** Draws values after the ends of bars. */
function drawEndTexts(chart: Chart, parts: Part[], isVertical: boolean, size: number) {
  return parts.map((part) => {
    const aside = ((part.series + 0.5) / chart.series.length - 0.5) * size;
    const away = part.to < 0 ? -1 : 1;
    const textAnchor = part.to < 0 ? "end" : "start";
    return isVertical
      ? Plot.text([part], { x: "place", y: "to", text: "text", dx: aside, dy: -11 * away })
      : Plot.text([part], {
          x: "to",
          y: "place",
          text: "text",
          dx: 6 * away,
          dy: aside,
          textAnchor,
        });
  });
}

/** Draws values inside the parts of stacks. */
function drawInnerTexts(parts: Part[], isVertical: boolean) {
  const middle = (part: Part) => (part.from + part.to) / 2;
  const at = isVertical ? { x: "place", y: middle } : { x: middle, y: "place" };
  const fill = (part: Part) => colorOnSeries(part.series);
  return Plot.text(parts, { ...at, text: "text", fill, fontWeight: 600 });
}
