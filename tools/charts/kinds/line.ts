import { element, group, polyline } from "../../drawing/element";
import { assemble, standingPlot } from "../assemble";
import { drawBottomAxis, drawLeftAxis, drawNames, leftAxisWidth, nameLines } from "../axes";
import { PLOT_HEIGHT } from "../block";
import type { Block, Plot } from "../block";
import { seriesPaint } from "../colors";
import { drawEndLabels, drawLevels, endLabelsWidth, rightEdge } from "../end-labels";
import { arrangeTopMarks } from "../marks";
import { allNumbers } from "../numbers";
import { numericPlaces, placeNames, placeNumbers, pointPlaces, seriesPoints } from "../places";
import { createValueScale } from "../scale";
import type { ValueScale } from "../scale";
import type { Chart, ChartMark } from "../schema";

const MOST_DOTS = 24;

interface Places {
  /** Place of each value, or of a number on x. */
  at: (value: number | string) => number;
  /** Places along x in the order of the values. */
  all: number[];
  svg: string;
  lines: number;
}

type Point = [number, number];

/** Lines through values in the order of x, each named at its end. */
export function drawLineChart(chart: Chart): Block {
  const y = createValueScale({
    axis: chart.y,
    numbers: [...allNumbers(chart), ...levelsOf(chart).map((mark) => mark.y ?? 0)],
    range: [PLOT_HEIGHT, 0],
    zero: false,
  });
  const names = chart.series.length > 1 ? chart.series.map((series) => series.name) : [];
  const levels = levelsOf(chart);
  const right = rightEdge(endLabelsWidth([...names, ...levels.map((mark) => mark.label)]));
  const plot = standingPlot(leftAxisWidth(y), right);
  const places = arrangePlaces(chart, plot);
  const lines = toPlaces(chart, places, y);
  const levelPlaces = levels.map((mark) => ({ text: mark.label, y: y(mark.y ?? 0) }));
  const ends = names.map((text, index) => ({
    text,
    y: lines[index]?.findLast((point) => point)?.[1] ?? 0,
  }));
  return assemble({
    chart,
    plot,
    marks: arrangeTopMarks(placedMarks(chart, places, y)),
    nameLines: places.lines,
    inside:
      drawLeftAxis(y, plot) +
      places.svg +
      drawLevels(
        levelPlaces.map((level) => level.y),
        plot,
      ) +
      lines.map((line, index) => drawLine(line, index)).join("") +
      drawEndLabels([...ends, ...levelPlaces], plot),
  });
}

function levelsOf(chart: Chart): ChartMark[] {
  return chart.marks.filter((mark) => mark.x === undefined);
}

function arrangePlaces(chart: Chart, plot: Plot): Places {
  const numbers = placeNumbers(chart);
  if (numbers !== undefined) {
    const scale = numericPlaces(chart, plot, numbers);
    const all = (chart.x.values ?? []).map((value) => scale(Number(value)));
    return { at: (value) => scale(Number(value)), all, svg: drawBottomAxis(scale, plot), lines: 1 };
  }
  const names = placeNames(chart);
  const points = pointPlaces(names, plot, chart.series.length > 1 ? 0 : 0.2);
  const named = names.map((text, index) => ({ x: points.at(index), text }));
  return {
    at: (value) => points.at(names.indexOf(String(value))),
    all: named.map((place) => place.x),
    svg: drawNames(named, plot, points.step),
    lines: nameLines(named, points.step),
  };
}

function toPlaces(chart: Chart, places: Places, y: ValueScale): (Point | undefined)[][] {
  const indices = places.all.map((_, index) => index);
  return seriesPoints(chart, indices).map((points, index) =>
    points.map((point, at) => {
      if (point === undefined) return undefined;
      const isPair = Array.isArray(chart.series[index]?.values[at]);
      return [isPair ? places.at(point[0]) : (places.all[point[0]] ?? 0), y(point[1])];
    }),
  );
}

function placedMarks(chart: Chart, places: Places, y: ValueScale) {
  return chart.marks.flatMap((mark) => {
    if (mark.x === undefined) return [];
    const end = mark.y === undefined ? undefined : y(mark.y);
    return [{ x: places.at(mark.x), text: mark.label, end, ring: end !== undefined }];
  });
}

function drawLine(points: readonly (Point | undefined)[], index: number): string {
  const { color, opacity } = seriesPaint(index);
  const path = runsOf(points)
    .map((run) => polyline(run))
    .join("");
  const known = points.filter((point) => point !== undefined);
  const dots =
    known.length > MOST_DOTS ? [] : known.map(([cx, cy]) => element("circle", { cx, cy, r: 3 }));
  return group(
    { stroke: color, opacity, "stroke-width": 2, "stroke-linejoin": "round", fill: "none" },
    [element("path", { d: path }), group({ fill: color, stroke: "none" }, dots)],
  );
}

/** Points without gaps between them. */
function runsOf(points: readonly (Point | undefined)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point === undefined) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 0);
}
