import type { LocalDrawingProblem } from "../drawing/problem";
import { showValue } from "../drawing/problem";
import { numbersOf } from "./numbers";
import type { Chart, ChartKind } from "./schema";

const MOST_SERIES: Record<ChartKind, number> = {
  line: 6,
  bar: 4,
  "stacked-bar": 8,
  scatter: 4,
  histogram: 1,
  heatmap: 16,
  dot: 4,
};

/** What is wrong with a chart whose parts are each right: lengths, signs and what a kind needs. */
export function findChartProblems(chart: Chart): LocalDrawingProblem[] {
  return [
    ...findSeriesCount(chart),
    ...chart.series.flatMap((_, index) => findLength(chart, index)),
    ...findMissingPlaces(chart),
    ...findPairs(chart),
    ...findSigns(chart),
    ...findMarks(chart),
  ];
}

function problem(
  code: string,
  pointer: string,
  message: string,
  more: { value?: string; hint?: string } = {},
): LocalDrawingProblem {
  return { code: `chart/${code}`, severity: "error", pointer, message, ...more };
}

function findSeriesCount({ kind, series }: Chart): LocalDrawingProblem[] {
  const most = MOST_SERIES[kind];
  if (series.length <= most) return [];
  const message = `A ${kind} chart can hold ${most} series and this one has ${series.length}.`;
  return [
    problem("too-many-series", "/series", message, {
      hint: "Join the small ones, or make two charts.",
    }),
  ];
}

function findLength({ kind, x, series }: Chart, index: number): LocalDrawingProblem[] {
  const places = x.values?.length;
  const values = series[index]?.values ?? [];
  if (places === undefined || values.length === places) return [];
  if (kind === "histogram" && values.length === places - 1) return [];
  if (values.every(Array.isArray)) return [];
  const message = `This series has ${values.length} values and x has ${places}.`;
  const hint = "Write one value for each of /x/values; null leaves a gap.";
  return [problem("wrong-length", `/series/${index}/values`, message, { hint })];
}

function findMissingPlaces({ kind, x, series }: Chart): LocalDrawingProblem[] {
  const free =
    kind === "histogram" ||
    kind === "dot" ||
    series.every((one) => one.values.every(Array.isArray));
  if (x.values !== undefined || free) return [];
  return [problem("no-places", "/x", `A ${kind} chart needs /x/values.`)];
}

function findPairs({ kind, series }: Chart): LocalDrawingProblem[] {
  if (kind === "scatter" || kind === "line") return [];
  return series.flatMap((one, index) => {
    const at = one.values.findIndex(Array.isArray);
    if (at < 0) return [];
    const message = `Pairs belong to scatter and line charts, not to a ${kind} chart.`;
    return [
      problem("unexpected-pair", `/series/${index}/values/${at}`, message, {
        value: showValue(one.values[at]),
      }),
    ];
  });
}

function findSigns(chart: Chart): LocalDrawingProblem[] {
  const { kind, y, series } = chart;
  return series.flatMap((one, index) => {
    const pointer = `/series/${index}/values`;
    const least = Math.min(...numbersOf(one));
    if (kind === "stacked-bar" && least < 0) {
      return [
        problem("negative-part", pointer, "Parts of a stack cannot be negative.", {
          value: String(least),
        }),
      ];
    }
    if (y.scale === "log" && least <= 0) {
      const message = "A logarithmic axis holds only numbers above 0.";
      return [problem("not-positive", pointer, message, { value: String(least) })];
    }
    return [];
  });
}

function findMarks({ kind, marks, x }: Chart): LocalDrawingProblem[] {
  if (kind === "heatmap" && marks.length > 0) {
    return [problem("unexpected-marks", "/marks", "A heatmap has no place for marks.")];
  }
  return marks.flatMap((mark, index) => {
    const pointer = `/marks/${index}`;
    if (mark.x === undefined && mark.y === undefined) {
      return [problem("mark-without-place", pointer, "A mark needs x, y or both.")];
    }
    if (typeof mark.x === "string" && !x.values?.includes(mark.x)) {
      const hint = `Write one of ${showValue(x.values ?? [])}.`;
      return [
        problem("unknown-place", `${pointer}/x`, "No such value on x.", {
          value: showValue(mark.x),
          hint,
        }),
      ];
    }
    return [];
  });
}
