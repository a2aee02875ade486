import { element, group } from "../../drawing/element";
import { assemble, standingPlot } from "../assemble";
import { drawBaseline, drawLeftAxis, drawNames, leftAxisWidth, nameLines } from "../axes";
import { PLOT_HEIGHT } from "../block";
import type { Block } from "../block";
import { COLORS, seriesPaint } from "../colors";
import { drawEndLabels, drawLevels, endLabelsWidth, rightEdge } from "../end-labels";
import { formatValue } from "../format";
import { arrangeNotes, placeNotes } from "../notes";
import { allNumbers, numberAt } from "../numbers";
import { bandPlaces, placeNames } from "../places";
import type { Bands } from "../places";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart } from "../schema";
import { label, textWidth } from "../text";

/** One bar. */
interface Bar {
  x: number;
  width: number;
  value: number;
  series: number;
  place: number;
}

/** Room for a value above the highest bar. */
const HEADROOM = 20;
const WIDEST_BAR = 60;

/** Upright bars, side by side within a name, with their values at their ends where they fit. */
export function drawStandingBars(chart: Chart): Block {
  const levels = chart.marks.filter((mark) => mark.x === undefined);
  const numbers = [...allNumbers(chart), ...levels.map((mark) => mark.y ?? 0)];
  const y = createValueScale({
    axis: chart.y,
    numbers,
    range: [PLOT_HEIGHT, HEADROOM],
    zero: true,
  });
  const right = rightEdge(endLabelsWidth(levels.map((mark) => mark.label)));
  const names = placeNames(chart);
  const direct = levels.length === 0 && valuesFit(chart, names.length, right);
  const plot = standingPlot(direct ? 0 : leftAxisWidth(y), right);
  const bands = bandPlaces(names.length, [plot.left, plot.right], 0.34);
  const bars = arrangeBars(chart, bands);
  const places = names.map((text, index) => ({ x: bands.at(index) + bands.width / 2, text }));
  const levelPlaces = levels.map((mark) => ({ text: mark.label, y: y(mark.y ?? 0) }));
  const obstacles = bars.map(({ x, width, value }) => ({
    from: x,
    to: x + width,
    top: y(Math.max(0, value)) - (direct ? HEADROOM : 4),
  }));
  const notes = arrangeNotes(placeNotes(chart, names, bands), obstacles, right);
  return assemble({
    chart,
    plot,
    above: notes.above,
    nameLines: nameLines(places, bands.step),
    inside:
      (direct ? "" : drawLeftAxis(y, plot)) +
      drawBars(bars, y, chart) +
      drawBaseline(plot, y(0)) +
      (direct ? drawValues(bars, y, chart) : "") +
      drawLevels(
        levelPlaces.map((level) => level.y),
        plot,
      ) +
      drawEndLabels(levelPlaces, plot) +
      drawNames(places, plot, bands.step) +
      notes.svg,
  });
}

function valuesFit(chart: Chart, count: number, right: number): boolean {
  const room = ((right / count) * 0.66) / chart.series.length;
  return allNumbers(chart).every((value) => textWidth(formatValue(value, chart.y)) <= room + 6);
}

function arrangeBars(chart: Chart, bands: Bands): Bar[] {
  const count = chart.series.length;
  const width = Math.min(WIDEST_BAR, bands.width / count);
  return chart.series.flatMap((one, series) =>
    one.values.flatMap((_, place) => {
      const value = numberAt(one, place);
      if (value === undefined) return [];
      const left = bands.at(place) + (bands.width - width * count) / 2;
      return [{ x: left + series * width + 1, width: width - 2, value, series, place }];
    }),
  );
}

function drawBars(bars: readonly Bar[], y: ValueScale, chart: Chart): string {
  return chart.series
    .map((_, series) => {
      const { color, opacity } = seriesPaint(series);
      const rects = bars
        .filter((bar) => bar.series === series)
        .map(({ x, width, value }) => {
          const top = Math.min(y(value), y(0));
          return element("rect", { x, y: top, width, height: Math.abs(y(0) - y(value)), rx: 1.5 });
        });
      return group({ fill: color, "fill-opacity": opacity }, rects);
    })
    .join("");
}

function drawValues(bars: readonly Bar[], y: ValueScale, chart: Chart): string {
  const texts = bars.map(({ x, width, value }) => {
    const at = value < 0 ? y(value) + 15 : y(value) - 6;
    return label(x + width / 2, at, formatValue(value, chart.y));
  });
  return group({ "text-anchor": "middle", fill: COLORS.text }, texts);
}
