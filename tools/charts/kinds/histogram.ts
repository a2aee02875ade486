import { scaleLinear } from "d3-scale";
import { element, group } from "../../drawing/element";
import { assemble, standingPlot } from "../assemble";
import {
  drawBaseline,
  drawBottomAxis,
  drawLeftAxis,
  drawNames,
  leftAxisWidth,
  nameLines,
} from "../axes";
import { PLOT_HEIGHT } from "../block";
import type { Block, Plot } from "../block";
import { seriesPaint } from "../colors";
import { rightEdge } from "../end-labels";
import { arrangeTopMarks } from "../marks";
import { numbersOf } from "../numbers";
import { bandPlaces } from "../places";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart, ChartSeries } from "../schema";

interface Bins {
  /** One more than there are counts. */
  edges: number[];
  counts: number[];
}

const MOST_BINS = 20;

/**
 * Counts by classes of a measure. The series holds counts where x gives the classes' edges or
 * names, and the measured values themselves where x gives nothing.
 */
export function drawHistogram(chart: Chart): Block {
  const series = chart.series[0];
  if (series === undefined) return { svg: "", height: 0 };
  const names = classNames(chart, series);
  const { edges, counts } = names === undefined ? binsOf(chart, series) : countsOf(series);
  const y = createValueScale({
    axis: chart.y,
    numbers: counts,
    range: [PLOT_HEIGHT, 0],
    zero: true,
  });
  const plot = standingPlot(leftAxisWidth(y), rightEdge(12));
  const x = classScale(chart, edges, plot);
  const bars = drawBars({ edges: edges.map((edge) => x(edge)), counts }, y);
  const foot =
    names === undefined ? { svg: drawBottomAxis(x, plot), lines: 1 } : drawClassNames(names, plot);
  const marks = chart.marks.flatMap((mark) => {
    if (mark.x === undefined) return [];
    const place = names === undefined ? Number(mark.x) : names.indexOf(String(mark.x)) + 0.5;
    return [{ x: x(place), text: mark.label }];
  });
  return assemble({
    chart,
    plot,
    marks: arrangeTopMarks(marks),
    nameLines: foot.lines,
    inside: drawLeftAxis(y, plot) + bars + drawBaseline(plot, PLOT_HEIGHT) + foot.svg,
  });
}

/** Names of the classes, where x has one for each count. */
function classNames({ x }: Chart, series: ChartSeries): string[] | undefined {
  if (x.values?.length !== series.values.length) return undefined;
  return x.values.map(String);
}

function countsOf(series: ChartSeries): Bins {
  const counts = numbersOf(series);
  return { edges: [...counts.map((_, index) => index), counts.length], counts };
}

function binsOf({ x }: Chart, series: ChartSeries): Bins {
  if (x.values !== undefined) return { edges: x.values.map(Number), counts: numbersOf(series) };
  const values = numbersOf(series);
  const count = Math.min(MOST_BINS, Math.max(8, Math.ceil(Math.sqrt(values.length) * 2)));
  const scale = scaleLinear([Math.min(...values), Math.max(...values)], [0, 1]).nice(count);
  const edges = scale.ticks(count);
  const counts = edges.slice(1).map((edge, index) => {
    const isLast = index === edges.length - 2;
    return values.filter(
      (value) => value >= (edges[index] ?? 0) && (value < edge || (isLast && value === edge)),
    ).length;
  });
  return { edges, counts };
}

function classScale(chart: Chart, edges: readonly number[], plot: Plot): ValueScale {
  const range = [plot.left, plot.right] as const;
  const axis = { ...chart.x, min: Math.min(...edges), max: Math.max(...edges) };
  return createValueScale({ axis, numbers: edges, range, zero: false, count: 10 });
}

function drawBars({ edges, counts }: Bins, y: ValueScale): string {
  const bars = counts.map((count, index) => {
    const left = (edges[index] ?? 0) + 1;
    const width = (edges[index + 1] ?? 0) - left;
    return element("rect", { x: left, y: y(count), width, height: PLOT_HEIGHT - y(count) });
  });
  return group({ fill: seriesPaint(0).color }, bars);
}

function drawClassNames(names: readonly string[], plot: Plot): { svg: string; lines: number } {
  const bands = bandPlaces(names.length, [plot.left, plot.right], 0);
  const places = names.map((text, index) => ({ x: bands.at(index) + bands.width / 2, text }));
  return { svg: drawNames(places, plot, bands.step), lines: nameLines(places, bands.step) };
}
