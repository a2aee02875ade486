import type { Chart, ChartSeries } from "./schema";

/** The numbers of a series without its gaps; of pairs, the second number. */
export function numbersOf(series: ChartSeries): number[] {
  return series.values.flatMap((value) => {
    if (value === null) return [];
    return Array.isArray(value) ? [value[1]] : [value];
  });
}

/** All numbers of all series. */
export function allNumbers(chart: Chart): number[] {
  return chart.series.flatMap(numbersOf);
}

/** The value at an index, as a number; undefined for a gap or a pair. */
export function numberAt(series: ChartSeries, index: number): number | undefined {
  const value = series.values[index];
  return typeof value === "number" ? value : undefined;
}

/** The points of a series: pairs as they are, values beside their places on x. */
export function pointsOf(
  series: ChartSeries,
  places: readonly number[],
): ([number, number] | undefined)[] {
  return series.values.map((value, index) => {
    if (Array.isArray(value)) return [value[0], value[1]];
    const place = places[index];
    return value === null || place === undefined ? undefined : [place, value];
  });
}
