import { group } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import type { Block, Plot } from "./block";
import { COLORS } from "./colors";
import { axisLabel } from "./format";
import type { Chart } from "./schema";
import { label, labelLines, LINE_HEIGHT, textWidth, widest, wrapText } from "./text";

const NAME_WIDTH = 230;
const NAME_GAP = 12;

/** The frame of a chart whose values go to the right: names at the left, one row each. */
export interface Rows {
  plot: Plot;
  /** Middle of each row. */
  middles: number[];
  /** The names, and the labels of both axes above them. */
  svg: string;
}

export interface RowsOptions {
  names: readonly string[];
  rowHeight: number;
  /** Room for marks between the labels and the rows. */
  marksHeight?: number;
  /** What is measured, where it is not written below the plot. */
  valueLabel?: string | undefined;
}

/** Arranges rows of a given height below the labels. */
export function arrangeRows(chart: Chart, options: RowsOptions): Rows {
  const { names, rowHeight, marksHeight = 0, valueLabel } = options;
  const wrapped = names.map((name) => wrapText(name, NAME_WIDTH));
  const left = widest(wrapped.flat()) + NAME_GAP;
  const labels = drawRowLabels(chart, left, valueLabel);
  const top = labels.height + marksHeight;
  const middles = names.map((_, index) => top + (index + 0.5) * rowHeight);
  const texts = wrapped.map((lines, index) => {
    const first = (middles[index] ?? 0) + 4.5 - ((lines.length - 1) * LINE_HEIGHT) / 2;
    return labelLines(left - NAME_GAP, first, lines);
  });
  const plot = { left, right: CHART_WIDTH - 1, top, bottom: top + names.length * rowHeight };
  return { plot, middles, svg: labels.svg + group({ "text-anchor": "end" }, texts) };
}

/** What the rows are, above the names; what is measured, above the plot. */
function drawRowLabels(chart: Chart, left: number, valueLabel: string | undefined): Block {
  const rows = axisLabel(chart.x);
  if (rows === undefined && valueLabel === undefined) return { svg: "", height: 4 };
  const isLong = textWidth(rows ?? "") > left - NAME_GAP;
  const first = isLong
    ? label(0, 12, rows ?? "", { fill: COLORS.quiet })
    : label(left - NAME_GAP, 12, rows ?? "", { fill: COLORS.quiet, "text-anchor": "end" });
  const at = Math.max(left, isLong ? textWidth(rows ?? "") + 28 : 0);
  const second = valueLabel === undefined ? "" : label(at, 12, valueLabel, { fill: COLORS.quiet });
  return { svg: (rows === undefined ? "" : first) + second, height: 24 };
}
