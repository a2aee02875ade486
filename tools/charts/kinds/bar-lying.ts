import { element, group } from "../../drawing/element";
import type { Block, Plot } from "../block";
import { COLORS, seriesPaint } from "../colors";
import { axisLabel, formatValue } from "../format";
import { arrangeTopMarks } from "../marks";
import type { TopMarks } from "../marks";
import { allNumbers, numberAt } from "../numbers";
import { placeNames } from "../places";
import { arrangeRows } from "../rows";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart } from "../schema";
import { label, textWidth, widest } from "../text";

const BAR_HEIGHT = 18;
const ROW_GAP = 14;
const VALUE_GAP = 7;
/** A note's room is not reckoned exactly where only a line must keep out of it. */
const NOTE_ROOM = 220;

/** Lying bars with their values at their ends, one row for each name. */
export function drawLyingBars(chart: Chart): Block {
  const names = placeNames(chart);
  const rowHeight = chart.series.length * BAR_HEIGHT + ROW_GAP;
  const options = { names, rowHeight, valueLabel: axisLabel(chart.y) };
  const probe = arrangeRows(chart, options);
  const x = createBarScale(chart, probe.plot);
  const marks = arrangeLevels(chart, x);
  const rows = arrangeRows(chart, { ...options, marksHeight: marks.height });
  const bars = chart.series.map((_, series) => drawSeries(chart, series, rows.middles, x));
  const notes = drawPlaceNotes(chart, names, rows.middles, x);
  const baseline = element("path", {
    d: `M${Math.round(x(0)) + 0.5} ${rows.plot.top}V${rows.plot.bottom}`,
    stroke: COLORS.quiet,
  });
  const svg =
    rows.svg +
    bars.join("") +
    marks.draw({ top: rows.plot.top - marks.height, bottom: rows.plot.top }) +
    drawLevelLines(chart, rows.middles, rowHeight, x) +
    baseline +
    notes;
  return { svg, height: rows.plot.bottom + 4 };
}

/** A scale that leaves room for the values after the longest bar, and for notes. */
function createBarScale(chart: Chart, plot: Plot): ValueScale {
  const numbers = allNumbers(chart);
  const room = widest(numbers.map((value) => formatValue(value, chart.y))) + VALUE_GAP;
  const notes = chart.marks.filter((mark) => mark.x !== undefined).map((mark) => mark.label);
  const noteRoom = notes.length === 0 ? 0 : Math.min(200, widest(notes) + 12);
  const left = plot.left + (Math.min(...numbers) < 0 ? room : 0);
  const levels = chart.marks.map((mark) => mark.y ?? 0);
  const extent = [...numbers, ...levels];
  const axis = {
    ...chart.y,
    min: chart.y.min ?? Math.min(0, ...extent),
    max: chart.y.max ?? Math.max(0, ...extent),
  };
  return createValueScale({
    axis,
    numbers,
    range: [left, plot.right - room - noteRoom],
    zero: true,
  });
}

function arrangeLevels(chart: Chart, x: ValueScale): TopMarks {
  return arrangeTopMarks(
    chart.marks.flatMap((mark) =>
      mark.x === undefined ? [{ x: x(mark.y ?? 0), text: mark.label }] : [],
    ),
  );
}

/** The lines of levels, open in the rows where they would run through a value or a note. */
function drawLevelLines(
  chart: Chart,
  middles: readonly number[],
  rowHeight: number,
  x: ValueScale,
): string {
  const levels = chart.marks.filter((mark) => mark.x === undefined).map((mark) => x(mark.y ?? 0));
  const isOpen = (level: number, row: number) =>
    chart.series.some((series) => {
      const value = numberAt(series, row) ?? 0;
      const hasNote = chart.marks.some((mark) => mark.x === placeOf(chart, row));
      const text = textWidth(formatValue(value, chart.y)) + VALUE_GAP + (hasNote ? NOTE_ROOM : 4);
      return level >= x(value) - 1 && level <= x(value) + text;
    });
  const lines = levels.flatMap((level) =>
    middles.map((middle, row) => {
      const [top, gap] = [middle - rowHeight / 2, ROW_GAP / 2];
      const at = Math.round(level * 10) / 10;
      if (!isOpen(level, row)) return element("path", { d: `M${at} ${top}v${rowHeight}` });
      return element("path", { d: `M${at} ${top}v${gap}M${at} ${top + rowHeight - gap}v${gap}` });
    }),
  );
  return group({ stroke: COLORS.amber, "stroke-width": 1.5, fill: "none" }, lines);
}

function placeOf({ x }: Chart, row: number): string | number | undefined {
  return x.values?.[row];
}

function drawSeries(
  chart: Chart,
  index: number,
  middles: readonly number[],
  x: ValueScale,
): string {
  const series = chart.series[index];
  const { color, opacity } = seriesPaint(index);
  const offset = (index - chart.series.length / 2) * BAR_HEIGHT;
  const rects: string[] = [];
  const texts: string[] = [];
  for (const [row, middle] of middles.entries()) {
    const value = series === undefined ? undefined : numberAt(series, row);
    if (value === undefined) continue;
    const top = middle + offset;
    const left = Math.min(x(0), x(value));
    rects.push(
      element("rect", {
        x: left,
        y: top + 1,
        width: Math.abs(x(value) - x(0)),
        height: BAR_HEIGHT - 2,
        rx: 1.5,
      }),
    );
    const text = formatValue(value, chart.y);
    const at = value < 0 ? x(value) - VALUE_GAP - textWidth(text) : x(value) + VALUE_GAP;
    texts.push(label(at, top + BAR_HEIGHT / 2 + 4.5, text));
  }
  return group({ fill: color, "fill-opacity": opacity }, rects) + texts.join("");
}

/** What marks say about a row, after its values. */
function drawPlaceNotes(
  chart: Chart,
  names: readonly string[],
  middles: readonly number[],
  x: ValueScale,
): string {
  const notes = chart.marks.flatMap((mark) => {
    const row = names.indexOf(String(mark.x));
    if (mark.x === undefined || row < 0) return [];
    const values = chart.series.map((series) => Math.max(0, numberAt(series, row) ?? 0));
    const longest = Math.max(...values);
    const at = x(longest) + VALUE_GAP + textWidth(formatValue(longest, chart.y)) + 10;
    const middle = middles[row] ?? 0;
    const stroke = element("path", {
      d: `M${Math.round(at)} ${middle - 7}v14`,
      stroke: COLORS.amber,
      "stroke-width": 2,
    });
    return [stroke + label(at + 7, middle + 4.5, mark.label, { fill: COLORS.quiet })];
  });
  return notes.join("");
}
