import { element, group } from "../../drawing/element";
import { assemble, standingPlot } from "../assemble";
import { drawBaseline, drawLeftAxis, drawNames, leftAxisWidth, nameLines } from "../axes";
import { PLOT_HEIGHT } from "../block";
import type { Block } from "../block";
import { COLORS, seriesPaint } from "../colors";
import { drawEndLabels, drawLevels, endLabelsWidth, rightEdge } from "../end-labels";
import { formatValue } from "../format";
import { arrangeNotes, placeNotes } from "../notes";
import { bandPlaces, placeNames } from "../places";
import type { Bands } from "../places";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart } from "../schema";
import { insideText, stackParts, stackTotals } from "../stacks";
import type { StackPart } from "../stacks";
import { label, textWidth } from "../text";

const LEAST_HEIGHT = 15;

/** Upright wholes cut into their parts, each with its value where it fits. */
export function drawStandingStacks(chart: Chart): Block {
  const names = placeNames(chart);
  const totals = stackTotals(chart, names.length);
  const levels = chart.marks.filter((mark) => mark.x === undefined);
  const numbers = [...totals, ...levels.map((mark) => mark.y ?? 0)];
  const y = createValueScale({ axis: chart.y, numbers, range: [PLOT_HEIGHT, 0], zero: true });
  const plot = standingPlot(
    leftAxisWidth(y),
    rightEdge(endLabelsWidth(levels.map((mark) => mark.label))),
  );
  const bands = bandPlaces(names.length, [plot.left, plot.right], 0.3);
  const places = names.map((text, index) => ({ x: bands.at(index) + bands.width / 2, text }));
  const parts = stackParts(chart, names.length);
  const levelPlaces = levels.map((mark) => ({ text: mark.label, y: y(mark.y ?? 0) }));
  const notes = arrangeNotes(
    placeNotes(chart, names, bands),
    totals.map((total, place) => {
      const from = bands.at(place);
      return { from, to: from + bands.width, top: y(total) - 4 };
    }),
    plot.right,
  );
  return assemble({
    chart,
    plot,
    above: notes.above,
    nameLines: nameLines(places, bands.step),
    inside:
      drawLeftAxis(y, plot) +
      chart.series.map((_, series) => drawParts(parts, series, bands, y)).join("") +
      drawPartValues(
        chart,
        parts,
        bands,
        y,
        levelPlaces.map((level) => level.y),
      ) +
      drawBaseline(plot, y(0)) +
      drawLevels(
        levelPlaces.map((level) => level.y),
        plot,
        COLORS.text,
      ) +
      drawEndLabels(levelPlaces, plot) +
      drawNames(places, plot, bands.step) +
      notes.svg,
  });
}

function drawParts(
  parts: readonly StackPart[],
  series: number,
  bands: Bands,
  y: ValueScale,
): string {
  const { color, opacity } = seriesPaint(series);
  const rects = parts
    .filter((part) => part.series === series)
    .map(({ place, from, to }) =>
      element("rect", {
        x: bands.at(place),
        y: y(to),
        width: bands.width,
        height: Math.max(1, y(from) - y(to) - (from === 0 ? 0 : 1)),
      }),
    );
  return group({ fill: color, "fill-opacity": opacity }, rects);
}

function drawPartValues(
  chart: Chart,
  parts: readonly StackPart[],
  bands: Bands,
  y: ValueScale,
  levels: readonly number[],
): string {
  const texts = parts.map(({ series, place, from, to, value }) => {
    const text = formatValue(value, chart.y);
    if (y(from) - y(to) < LEAST_HEIGHT || textWidth(text) > bands.width - 6) return "";
    const x = bands.at(place) + bands.width / 2;
    const middle = (y(from) + y(to)) / 2;
    if (levels.some((level) => Math.abs(level - middle) < 10)) return "";
    return label(x, middle + 4.5, text, { fill: insideText(series) });
  });
  return group({ "text-anchor": "middle", "font-weight": 600 }, texts);
}
