import { element, group } from "../../drawing/element";
import { drawAxisLabel, drawBottomAxis, footHeight } from "../axes";
import type { Block } from "../block";
import { COLORS, seriesPaint } from "../colors";
import { axisLabel, formatValue } from "../format";
import { arrangeTopMarks } from "../marks";
import { placeNames } from "../places";
import { arrangeRows } from "../rows";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart } from "../schema";
import { insideText, stackParts, stackTotals } from "../stacks";
import type { StackPart } from "../stacks";
import { label, textWidth } from "../text";

const BAR_HEIGHT = 30;
const ROW_GAP = 16;
/** A row's gap where marks are written above its bar. */
const NOTE_GAP = 28;

/** Lying wholes cut into their parts, each with its value where it fits. */
export function drawLyingStacks(chart: Chart): Block {
  const names = placeNames(chart);
  const hasNotes = chart.marks.some((mark) => mark.y === undefined);
  const options = { names, rowHeight: BAR_HEIGHT + (hasNotes ? NOTE_GAP : ROW_GAP) };
  const { plot } = arrangeRows(chart, options);
  const valueLabel = axisLabel(chart.y);
  const totals = stackTotals(chart, names.length);
  const greatest = Math.max(...totals, ...chart.marks.map((mark) => mark.y ?? 0));
  const axis = { ...chart.y, min: 0, max: chart.y.max ?? greatest };
  const x = createValueScale({
    axis,
    numbers: totals,
    range: [plot.left, plot.right - 12],
    zero: true,
    count: 8,
  });
  const marks = arrangeTopMarks(
    chart.marks.flatMap((mark) =>
      mark.y === undefined ? [] : [{ x: x(mark.y), text: mark.label }],
    ),
  );
  const rows = arrangeRows(chart, { ...options, marksHeight: marks.height });
  const parts = stackParts(chart, names.length);
  const foot = { ...rows.plot, right: rows.plot.right - 12 };
  const svg =
    rows.svg +
    drawBottomAxis(x, foot, true) +
    drawAxisLabel(valueLabel, foot, 1) +
    chart.series.map((_, series) => drawParts(parts, series, rows.middles, x)).join("") +
    drawPartValues(chart, parts, rows.middles, x) +
    drawNotes(chart, { names, totals, middles: rows.middles, x }) +
    marks.draw({ top: rows.plot.top - marks.height, bottom: rows.plot.bottom });
  return { svg, height: rows.plot.bottom + footHeight(valueLabel, 1) };
}

function drawParts(
  parts: readonly StackPart[],
  series: number,
  middles: readonly number[],
  x: ValueScale,
): string {
  const { color, opacity } = seriesPaint(series);
  const rects = parts
    .filter((part) => part.series === series)
    .map(({ place, from, to }) =>
      element("rect", {
        x: x(from) + (from === 0 ? 0 : 1),
        y: (middles[place] ?? 0) - BAR_HEIGHT / 2,
        width: Math.max(1, x(to) - x(from) - (from === 0 ? 0 : 1)),
        height: BAR_HEIGHT,
      }),
    );
  return group({ fill: color, "fill-opacity": opacity }, rects);
}

function drawPartValues(
  chart: Chart,
  parts: readonly StackPart[],
  middles: readonly number[],
  x: ValueScale,
): string {
  const texts = parts.map(({ series, place, from, to, value }) => {
    const text = formatValue(value, chart.y);
    if (textWidth(text) + 8 > x(to) - x(from)) return "";
    return label((x(from) + x(to)) / 2, (middles[place] ?? 0) + 4.5, text, {
      fill: insideText(series),
    });
  });
  return group({ "text-anchor": "middle", "font-weight": 600 }, texts);
}

interface NotePlaces {
  names: readonly string[];
  totals: readonly number[];
  middles: readonly number[];
  x: ValueScale;
}

/** What marks say about a whole, above the end of its bar. */
function drawNotes(chart: Chart, { names, totals, middles, x }: NotePlaces): string {
  const notes = chart.marks.flatMap((mark) => {
    const row = names.indexOf(String(mark.x));
    if (mark.y !== undefined || row < 0) return [];
    const top = (middles[row] ?? 0) - BAR_HEIGHT / 2;
    const end = x(totals[row] ?? 0);
    const isLong = textWidth(mark.label) > end - x(0);
    const at = isLong ? end + 6 : end - 7;
    const stroke = element("path", {
      d: `M${Math.round(end) - 1} ${top}v-16`,
      stroke: COLORS.amber,
      "stroke-width": 2,
    });
    return [stroke + label(at, top - 5, mark.label, { "text-anchor": isLong ? undefined : "end" })];
  });
  return notes.join("");
}
