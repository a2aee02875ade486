import { COLORS, seriesPaint } from "./colors";
import { numberAt } from "./numbers";
import type { Chart } from "./schema";

/** One part of a whole: where it begins and ends in units of the value. */
export interface StackPart {
  series: number;
  place: number;
  from: number;
  to: number;
  value: number;
}

/** The parts of every whole, in the order of the series; empty parts are left out. */
export function stackParts(chart: Chart, places: number): StackPart[] {
  return Array.from({ length: places }, (_, place) => place).flatMap((place) => {
    let from = 0;
    return chart.series.flatMap((one, series) => {
      const value = numberAt(one, place) ?? 0;
      if (value === 0) return [];
      const part = { series, place, from, to: from + value, value };
      from = part.to;
      return [part];
    });
  });
}

/** The whole of each place. */
export function stackTotals(chart: Chart, places: number): number[] {
  return Array.from({ length: places }, (_, place) =>
    chart.series.reduce((sum, one) => sum + (numberAt(one, place) ?? 0), 0),
  );
}

/** The second color is amber in both modes, too light for the page's own color on it. */
const AMBER_SERIES = 1;
const ON_AMBER = "#10181c";

/** Color of a value written inside a part: the page's own color on a full one. */
export function insideText(series: number): string {
  if (series === AMBER_SERIES) return ON_AMBER;
  return seriesPaint(series).opacity === undefined ? COLORS.surface : COLORS.text;
}
