import { element, group } from "../../drawing/element";
import { CHART_WIDTH } from "../block";
import type { Block } from "../block";
import { COLORS } from "../colors";
import { axisLabel, formatValue } from "../format";
import { allNumbers, numberAt } from "../numbers";
import { placeNames } from "../places";
import type { Chart } from "../schema";
import { label, labelLines, LINE_HEIGHT, textWidth, widest, wrapText } from "../text";

const WIDEST_CELL = 132;
const NAME_WIDTH = 200;
/** The strongest tint on which text is still read well in both color modes. */
const STRONGEST = 0.42;
/** How many tints are told apart. */
const LEVELS = 20;

/** Cells of rows (the series) and columns (x), tinted by value and with the value in them. */
export function drawHeatmap(chart: Chart): Block {
  const columns = placeNames(chart);
  const rows = chart.series.map((series) => wrapText(series.name, NAME_WIDTH));
  const left = Math.ceil(widest(rows.flat())) + 12.5;
  const cell = {
    width: Math.min(WIDEST_CELL, Math.floor((CHART_WIDTH - left) / columns.length)),
    height: rows.length > 6 ? 34 : 46,
  };
  const heads = columns.map((name) => wrapText(name, cell.width - 6));
  const headLines = Math.max(...heads.map((lines) => lines.length));
  const labels = drawAxisLabels(chart, left, cell.width * columns.length);
  const top = labels.height + headLines * LINE_HEIGHT + 8.5;
  const headTexts = heads.map((lines, index) =>
    labelLines(
      left + (index + 0.5) * cell.width,
      top - 10 - (lines.length - 1) * LINE_HEIGHT,
      lines,
    ),
  );
  const rowTexts = rows.map((lines, index) =>
    labelLines(
      left - 10,
      top + (index + 0.5) * cell.height + 4.5 - ((lines.length - 1) * LINE_HEIGHT) / 2,
      lines,
    ),
  );
  const svg =
    labels.svg +
    group({ "text-anchor": "middle" }, headTexts) +
    group({ "text-anchor": "end" }, rowTexts) +
    drawCells(chart, { left, top, ...cell });
  return { svg, height: top + rows.length * cell.height + 4 };
}

function drawAxisLabels(chart: Chart, left: number, width: number): Block {
  const places = axisLabel(chart.x);
  const rows = axisLabel(chart.y);
  if (places === undefined && rows === undefined) return { svg: "", height: 0 };
  const stacked = rows !== undefined && places !== undefined && textWidth(rows) > left - 8;
  const first = rows === undefined ? "" : label(0, 12, rows, { fill: COLORS.quiet });
  const y = stacked ? 12 + LINE_HEIGHT : 12;
  const middle = Math.max(left + width / 2, left + textWidth(places ?? "") / 2);
  const second =
    places === undefined
      ? ""
      : label(middle, y, places, { fill: COLORS.quiet, "text-anchor": "middle" });
  return { svg: first + second, height: y + 8 };
}

interface Grid {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cells of one tint are one path: a table of a hundred cells stays small. */
function drawCells(chart: Chart, grid: Grid): string {
  const numbers = allNumbers(chart);
  const least = Math.min(0, ...numbers);
  const span = Math.max(...numbers) - least || 1;
  const tints = new Map<number, string>();
  const texts: string[] = [];
  for (const [row, series] of chart.series.entries()) {
    for (const column of series.values.keys()) {
      const value = numberAt(series, column);
      const x = grid.left + column * grid.width;
      const y = grid.top + row * grid.height;
      const level = value === undefined ? 0 : Math.round(((value - least) / span) * LEVELS);
      tints.set(level, (tints.get(level) ?? "") + cellPath(x, y, grid));
      if (value === undefined) continue;
      texts.push(label(x + grid.width / 2, y + grid.height / 2 + 4.5, formatValue(value, chart.y)));
    }
  }
  const paths = [...tints]
    .sort(([one], [other]) => one - other)
    .map(([level, d]) => element("path", { d, "fill-opacity": (level / LEVELS) * STRONGEST }));
  return (
    group({ fill: COLORS.signal, stroke: COLORS.border }, paths) +
    group({ "text-anchor": "middle" }, texts)
  );
}

function cellPath(x: number, y: number, { width, height }: Grid): string {
  return `M${x + 1} ${y + 1}h${width - 3}v${height - 3}h${3 - width}z`;
}
