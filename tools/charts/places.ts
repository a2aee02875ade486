import { scaleBand, scalePoint } from "d3-scale";
import type { Plot } from "./block";
import { formatValue } from "./format";
import { pointsOf } from "./numbers";
import { createValueScale, withTicksAt } from "./scale";
import type { ValueScale } from "./scale";
import type { Chart } from "./schema";
import { textWidth } from "./text";

/** The places on x as names, in their order. */
export function placeNames(chart: Chart): string[] {
  return (chart.x.values ?? chart.series[0]?.values ?? []).map((value, index) =>
    String(value ?? index + 1),
  );
}

/** Places on x where they are numbers, or those of the pairs; undefined where they are names. */
export function placeNumbers(chart: Chart): number[] | undefined {
  const values = chart.x.values ?? [];
  const numbers = values.filter((value) => typeof value === "number");
  const pairs = chart.series.flatMap((series) =>
    series.values.flatMap((value) => (Array.isArray(value) ? [value[0]] : [])),
  );
  if (pairs.length > 0) return pairs;
  return numbers.length === values.length && numbers.length > 0 ? numbers : undefined;
}

/** A horizontal scale for numbers, from edge to edge of the plot. */
export function numericPlaces(chart: Chart, plot: Plot, numbers: readonly number[]): ValueScale {
  const range = [plot.left, plot.right] as const;
  const tight = chart.kind === "line";
  const scale = createValueScale({ axis: chart.x, numbers, range, zero: false, count: 8, tight });
  return tight && areApart(numbers, scale, chart) ? withTicksAt(scale, numbers, chart.x) : scale;
}

/** Whether every value could be written at its place: then the axis shows those, not round ones. */
function areApart(numbers: readonly number[], scale: ValueScale, { x }: Chart): boolean {
  return numbers.slice(1).every((value, index) => {
    const before = numbers[index] ?? value;
    const room = scale(value) - scale(before);
    return room > (textWidth(formatValue(value, x)) + textWidth(formatValue(before, x))) / 2 + 8;
  });
}

/** Names as points between the plot's edges, with the distance from one to the next. */
export function pointPlaces(names: readonly string[], plot: Plot, padding: number) {
  const indices = names.map((_, index) => index);
  const scale = scalePoint(indices, [plot.left, plot.right]).padding(padding);
  return {
    step: scale.step() || plot.right - plot.left,
    at: (index: number) => scale(index) ?? plot.left,
  };
}

/** Bands side by side. */
export interface Bands {
  /** From the beginning of a band to that of the next. */
  step: number;
  width: number;
  /** Where the band at an index begins. */
  at: (index: number) => number;
}

/** Names as bands that share the plot's width, or its height. */
export function bandPlaces(
  count: number,
  range: readonly [number, number],
  padding: number,
): Bands {
  const indices = Array.from({ length: count }, (_, index) => index);
  const scale = scaleBand(indices, range).padding(padding);
  return {
    step: scale.step(),
    width: scale.bandwidth(),
    at: (index: number) => scale(index) ?? range[0],
  };
}

/** The points of each series once places are known. */
export function seriesPoints(chart: Chart, places: readonly number[]) {
  return chart.series.map((series) => pointsOf(series, places));
}
