import * as Plot from "@observablehq/plot";
import type { Body, NumberAxis } from "./layout";
import {
  bandScale,
  columnFrame,
  drawLabelAbove,
  drawLevel,
  drawNames,
  drawTopMarks,
  numberAxis,
  PLOT_HEIGHT,
  rowFrame,
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
  WIDTH,
  widest,
  wrapText,
} from "./theme";

const WIDEST_BAR = 60;
const VERTICAL_PADDING = 0.22;
const RIGHT = 16;
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
export function drawBars(chart: Chart): Body {
  const names = placeNames(chart);
  const step = (WIDTH - 40) / (names.length + VERTICAL_PADDING);
  const wrapped = names.map((name) => wrapText(name, step - 8));
  const fit = wrapped.every((name) => name.split("\n").length <= 2) && widest(wrapped) <= step - 4;
  const isFew = chart.kind === "stacked-bar" && names.length <= 3;
  const hasNotes = splitMarks(chart.marks).notes.length > 0;
  return names.length > MOST_ROWS || (fit && !isFew && !hasNotes)
    ? drawVerticalBars(chart, wrapped, step)
    : drawHorizontalBars(chart, names);
}

function drawHorizontalBars(chart: Chart, names: readonly string[]): Body {
  const isStacked = chart.kind === "stacked-bar";
  const parts = partsOf(chart, names.length);
  const { levels, notes } = splitMarks(chart.marks);
  const rows = names.map((name) => wrapText(name, 150));
  const left = widest(rows) + 13;
  const width = WIDTH - left - RIGHT;
  const ends = names.map((name, place) => {
    const own = parts.filter((part) => part.place === place);
    const note = notes.find((mark) => String(mark.x) === name)?.label;
    const valueWidth = isStacked ? 0 : widest(own.map(({ text }) => text)) + 8;
    return { place, note, to: Math.max(0, ...own.map(({ to }) => to)), valueWidth };
  });
  // Texts after the bars have room: the axis is longer than the longest bar.
  const reach = ends.map(({ to, note, valueWidth }) => {
    const texts = valueWidth + (note === undefined ? 0 : textWidth(note) + 8);
    return to / (1 - Math.min(0.8, texts / width));
  });
  const numbers = [...extentOf(parts), ...levels.map(({ y }) => y)];
  const axis = numberAxis(chart.y, [...numbers, ...reach], { zero: true, tight: !isStacked });
  const barHeight = isStacked ? 32 : 20 * chart.series.length;
  const step = barHeight + 14;
  const places = axisLabel(chart.x);
  const values = axisLabel(chart.y);
  const { margins, marks } = rowFrame({
    axis,
    names: rows,
    above: places ?? (isStacked ? undefined : ""),
    below: isStacked ? values : undefined,
    room: levels.length * LINE_HEIGHT,
    right: RIGHT,
    hasAxis: isStacked,
  });
  const valuesLeft = Math.max(0, textWidth(places ?? "") + 20 - left);
  return {
    height: margins.top + names.length * step + 14 + margins.bottom,
    margins,
    x: axis.scale,
    y: bandScale(names.length, 14 / step),
    marks: [
      marks,
      isStacked ? null : drawLabelAbove(values, valuesLeft, -margins.top + 8),
      drawParts(chart, parts, "y", barHeight),
      Plot.ruleX([0], { stroke: COLORS.quiet }),
      isStacked
        ? drawInnerTexts(
            parts,
            "y",
            (part) => textWidth(part.text) + 6 <= lengthOf(part, axis) * width,
          )
        : drawEndTexts(chart, parts, "y", barHeight),
      ends.map(({ place, note, to, valueWidth }) =>
        Plot.text(note === undefined ? [] : [note], {
          x: () => to,
          y: () => place,
          dx: valueWidth + 8,
          textAnchor: "start",
          fill: COLORS.amber,
        }),
      ),
      drawTopMarks(
        levels.map(({ y, label }) => ({ x: y, at: axis.at(y), label })),
        width,
      ),
    ],
  };
}

function drawVerticalBars(chart: Chart, names: readonly string[], step: number): Body {
  const isStacked = chart.kind === "stacked-bar";
  const parts = partsOf(chart, names.length);
  const { levels } = splitMarks(chart.marks);
  const bandWidth = step * (1 - VERTICAL_PADDING);
  const barWidth = Math.min(bandWidth, WIDEST_BAR * (isStacked ? 1.4 : chart.series.length));
  const texts = parts.map(({ text }) => text);
  const hasAxis = isStacked || widest(texts) > (bandWidth + 8) / chart.series.length;
  const numbers = [...extentOf(parts), ...levels.map(({ y }) => y)];
  const axis = numberAxis(chart.y, numbers, { zero: true, tight: !hasAxis });
  const { margins, marks } = columnFrame({
    axis,
    names,
    above: axisLabel(chart.y),
    below: axisLabel(chart.x),
    room: hasAxis ? 0 : LINE_HEIGHT,
    right: 4,
    hasAxis,
  });
  const isTall = (part: Part) => lengthOf(part, axis) * PLOT_HEIGHT >= 15;
  return {
    height: margins.top + PLOT_HEIGHT + margins.bottom,
    margins,
    x: bandScale(names.length, VERTICAL_PADDING),
    y: axis.scale,
    marks: [
      marks,
      drawParts(chart, parts, "x", barWidth, bandWidth),
      Plot.ruleY([0], { stroke: COLORS.quiet }),
      isStacked
        ? drawInnerTexts(parts, "x", (part) => isTall(part) && textWidth(part.text) < barWidth)
        : null,
      hasAxis ? null : drawEndTexts(chart, parts, "x", barWidth),
      drawNames("x", names, step),
      levels.map(({ y, label: text }) => drawLevel(y, text, "right")),
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

/** Returns the ends of all bars, with room for the texts of negative ones. */
function extentOf(parts: readonly Part[]): [number, number] {
  const ends = parts.flatMap(({ from, to }) => [from, to]);
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  return [least < 0 ? least - 0.12 * (greatest - least) : least, greatest];
}

function lengthOf({ from, to }: Part, { at }: NumberAxis): number {
  return Math.abs(at(to) - at(from));
}

/** Draws the bars of one direction; `size` is the width of all bars at a place together. */
function drawParts(chart: Chart, parts: Part[], band: "x" | "y", size: number, room = size) {
  return chart.series.map((_, series) => {
    const own = parts.filter((part) => part.series === series);
    const [before, after] =
      chart.kind === "stacked-bar" ? [0, 0] : sideInsets(series, chart.series.length, size);
    const [start, end] = [before + (room - size) / 2, after + (room - size) / 2];
    const fill = seriesColor(series);
    const gap = series > 0 && chart.kind === "stacked-bar" ? 1 : 0;
    return band === "y"
      ? Plot.barX(own, {
          x1: "from",
          x2: "to",
          y: "place",
          fill,
          insetTop: start,
          insetBottom: end,
          insetLeft: gap,
        })
      : Plot.barY(own, {
          y1: "from",
          y2: "to",
          x: "place",
          fill,
          insetLeft: start,
          insetRight: end,
          insetBottom: gap,
        });
  });
}

/** Returns the room before and after a series' bar among those at the same place. */
function sideInsets(series: number, count: number, size: number): [number, number] {
  const gap = count > 1 ? 1 : 0;
  return [(series * size) / count, ((count - 1 - series) * size) / count + gap];
}

/** Draws values after the ends of bars. */
function drawEndTexts(chart: Chart, parts: Part[], band: "x" | "y", size: number) {
  return parts.map((part) => {
    const count = chart.series.length;
    const aside = ((part.series - (count - 1) / 2) * size) / count;
    const sign = part.to < 0 ? -1 : 1;
    return band === "y"
      ? Plot.text([part], {
          x: "to",
          y: "place",
          text: "text",
          dx: 6 * sign,
          dy: aside,
          textAnchor: sign < 0 ? "end" : "start",
        })
      : Plot.text([part], { x: "place", y: "to", text: "text", dx: aside, dy: -11 * sign });
  });
}

/** Draws values inside the parts in which they fit. */
function drawInnerTexts(parts: Part[], band: "x" | "y", fits: (part: Part) => boolean) {
  const middle = (part: Part) => (part.from + part.to) / 2;
  const [x, y] = band === "y" ? [middle, "place"] : ["place", middle];
  const fill = (part: Part) => colorOnSeries(part.series);
  return Plot.text(parts.filter(fits), { x, y, text: "text", fill, fontWeight: 600 });
}
