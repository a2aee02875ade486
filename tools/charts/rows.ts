import * as Plot from "@observablehq/plot";
import type { Body } from "./layout";
import {
  bandScale,
  drawLabelAbove,
  drawNames,
  drawTopMarks,
  frame,
  numberAxis,
  splitMarks,
} from "./layout";
import type { Chart } from "./read-chart";
import { numbersOf, placeNames } from "./read-chart";
import {
  axisLabel,
  COLORS,
  formatValue,
  LINE_HEIGHT,
  lineCount,
  seriesColor,
  textWidth,
  widest,
  wrapText,
} from "./theme";

const ROW_HEIGHT = 34;
const RADIUS = 5.5;
/** The strongest tint on which text is still legible in both color modes. */
const STRONGEST_TINT = 0.42;

/** Returns the color of a series of dots. Of an interval's three, the value between its ends is the point. */
export function dotColor({ series, x }: Chart, index: number): string {
  const isInterval = series.length === 3 && x.values !== undefined;
  if (!isInterval) return seriesColor(index);
  return index === 1 ? COLORS.signal : COLORS.quiet;
}

/**
 * Draws dots along a value axis, one row for each place on x. A line joins the dots of a row, so
 * that three series (low, value, high) read as an interval. Without places, a row is a series.
 */
export function drawDots(chart: Chart, chartWidth: number): Body {
  const isStrip = chart.x.values === undefined;
  const names = isStrip ? chart.series.map(({ name }) => name) : placeNames(chart);
  const dots = chart.series.flatMap((one, series) =>
    one.values.flatMap((value, index) =>
      typeof value === "number" ? [{ row: isStrip ? series : index, value, series }] : [],
    ),
  );
  const { levels, notes } = splitMarks(chart.marks);
  const rows = names.map((name) => wrapText(name, 150));
  const numbers = [...chart.series.flatMap(numbersOf), ...levels.map(({ y }) => y)];
  const axis = numberAxis(chart.y, numbers, { count: 6 });
  const { margins, width, marks } = frame({
    chartWidth,
    axis,
    direction: "rows",
    names: rows,
    above: axisLabel(chart.x),
    below: axisLabel(chart.y),
    room: levels.length * LINE_HEIGHT,
    right: Math.max(16, widest(axis.ticks.map(axis.format)) / 2),
  });
  const intervals = names.map((_, row) => {
    const values = dots.filter((dot) => dot.row === row).map(({ value }) => value);
    return { row, low: Math.min(...values), high: Math.max(...values) };
  });
  const isInterval = !isStrip && chart.series.length > 1;
  return {
    height: margins.top + names.length * ROW_HEIGHT + margins.bottom,
    margins,
    x: axis.scale,
    y: bandScale(names.length, 0),
    marks: [
      marks,
      drawTopMarks(
        levels.map(({ y, label }) => ({ x: y, at: axis.at(y), label })),
        width,
      ),
      isInterval
        ? Plot.link(intervals, {
            x1: "low",
            x2: "high",
            y: "row",
            stroke: COLORS.quiet,
            strokeWidth: 1.5,
          })
        : null,
      Plot.dot(dots, {
        x: "value",
        y: "row",
        r: RADIUS,
        fill: ({ series }) => dotColor(chart, series),
        fillOpacity: isStrip ? 0.75 : 1,
      }),
      notes.map((mark) => {
        const interval = intervals[names.indexOf(String(mark.x))];
        if (interval === undefined) return null;
        const { row, low, high } = interval;
        const fits = axis.at(high) * width + textWidth(mark.label) + 14 <= width;
        const [value, side] = fits ? [high, 1] : [low, -1];
        const place = { x: () => value, y: () => row };
        return [
          Plot.dot([mark], { ...place, r: RADIUS + 3, stroke: COLORS.amber, strokeWidth: 1.5 }),
          Plot.text([mark.label], { ...place, dx: 14 * side, textAnchor: fits ? "start" : "end" }),
        ];
      }),
    ],
  };
}

/** Draws cells of rows (the series) and columns (x), tinted by value and with the value in them. */
export function drawHeatmap(chart: Chart, chartWidth: number): Body {
  const rows = chart.series.map(({ name }) => wrapText(name, 170));
  const left = widest(rows) + 14;
  const count = placeNames(chart).length;
  const cellWidth = (chartWidth - left - 2) / count;
  const columns = placeNames(chart).map((name) => wrapText(name, cellWidth - 4));
  const rowHeight = rows.length > 6 ? 36 : 46;
  const [rowLabel = "", columnLabel = ""] = [axisLabel(chart.y), axisLabel(chart.x)];
  const header = rowLabel === "" && columnLabel === "" ? 4 : 26;
  const top = header + lineCount(columns) * LINE_HEIGHT + 8;
  const numbers = chart.series.flatMap(numbersOf);
  const least = Math.min(0, ...numbers);
  const span = Math.max(...numbers) - least || 1;
  const cells = chart.series.flatMap(({ values }, row) =>
    values.flatMap((value, column) => (typeof value === "number" ? [{ row, column, value }] : [])),
  );
  const strength = (value: number) => Math.round(((value - least) / span) * STRONGEST_TINT * 100);
  const grid = { x: "column", y: "row" };
  const columnLabelLeft = Math.max(2, rowLabel === "" ? 0 : textWidth(rowLabel) + 24 - left);
  return {
    height: top + rows.length * rowHeight + 4,
    margins: { top, right: chartWidth - left - cellWidth * count, bottom: 4, left },
    x: bandScale(count, 0),
    y: bandScale(rows.length, 0),
    marks: [
      Plot.cell(cells, {
        ...grid,
        inset: 1.5,
        fill: ({ value }) =>
          `color-mix(in srgb, ${COLORS.signal} ${strength(value)}%, transparent)`,
        stroke: COLORS.border,
      }),
      Plot.text(cells, { ...grid, text: ({ value }) => formatValue(value, chart.y) }),
      drawNames("y", rows),
      drawNames("top", columns),
      drawLabelAbove(rowLabel, -left, -top + 8),
      drawLabelAbove(columnLabel, columnLabelLeft, -top + 8),
    ],
  };
}
