import { z } from "zod";
import type { TextProblem } from "../shared/problem";
import { problemsOfZod, showValue } from "../shared/problem";

/** Chart kinds, with the number of series that each can show. */
const MOST_SERIES = {
  line: 6,
  bar: 4,
  "stacked-bar": 6,
  scatter: 4,
  histogram: 1,
  heatmap: 16,
  dot: 4,
} as const;

export type ChartKind = keyof typeof MOST_SERIES;
export const CHART_KINDS = Object.keys(MOST_SERIES) as ChartKind[];

const place = z.union([z.number(), z.string()], "Write a number or a text");

const axisFields = {
  label: z.string().optional(),
  unit: z.string().optional(),
  scale: z.enum(["linear", "log"]).default("linear"),
  min: z.number().optional(),
  max: z.number().optional(),
};

const value = z.union(
  [z.number(), z.null(), z.tuple([z.number(), z.number()])],
  "Write a number, null or a pair of numbers",
);

export const chartSchema = z
  .strictObject({
    kind: z.enum(CHART_KINDS, `Write one of ${CHART_KINDS.join(", ")}`),
    title: z.string().optional(),
    x: z.strictObject({ ...axisFields, values: z.array(place).optional() }).prefault({}),
    y: z.strictObject(axisFields).prefault({}),
    series: z
      .array(
        z.strictObject({
          name: z.string().default(""),
          values: z.array(value).min(1, "A series needs at least one value"),
        }),
      )
      .min(1, "A chart needs at least one series"),
    marks: z
      .array(z.strictObject({ x: place.optional(), y: z.number().optional(), label: z.string() }))
      .default([]),
  })
  .superRefine((chart, context) => {
    for (const [path, message] of [...seriesProblems(chart), ...markProblems(chart)]) {
      context.addIssue({ code: "custom", path, message });
    }
  });

/** A chart as its file describes it, with defaults filled in; tools/README.md lists the fields. */
export type Chart = z.output<typeof chartSchema>;
export type ChartAxis = Chart["x"];
export type ChartMark = Chart["marks"][number];

/** Where in the file, and what is wrong. */
type Issue = [path: (string | number)[], message: string];

function seriesProblems(chart: Chart): Issue[] {
  const { kind, x, series } = chart;
  const issues = series.flatMap((_, index) => valueProblems(chart, index));
  const most = MOST_SERIES[kind];
  if (series.length > most) {
    const message = `A ${kind} chart can show ${most} series, this one has ${series.length}`;
    issues.push([["series"], message]);
  }
  const needsPlaces = kind !== "histogram" && kind !== "dot" && !series.every(isOfPairs);
  if (needsPlaces && x.values === undefined) issues.push([["x"], `A ${kind} chart needs x.values`]);
  return issues;
}

function valueProblems({ kind, x, y, series }: Chart, index: number): Issue[] {
  const one = series[index] ?? { name: "", values: [] };
  const path = ["series", index, "values"];
  const least = Math.min(...numbersOf(one));
  const missing = (x.values?.length ?? one.values.length) - one.values.length;
  const isRightLength = missing === 0 || isOfPairs(one) || (kind === "histogram" && missing === 1);
  const pair = kind === "scatter" || kind === "line" ? -1 : one.values.findIndex(Array.isArray);
  const counts = `This series has ${one.values.length} values and x has ${x.values?.length}`;
  const checks: [boolean, Issue][] = [
    [!isRightLength, [path, `${counts}: write one for each, null leaves a gap`]],
    [pair >= 0, [[...path, pair], "Only scatter and line charts have pairs"]],
    [kind === "stacked-bar" && least < 0, [path, `Parts of a stack cannot be negative: ${least}`]],
    [y.scale === "log" && least <= 0, [path, `A logarithmic axis needs numbers above 0: ${least}`]],
  ];
  return checks.flatMap(([isWrong, issue]) => (isWrong ? [issue] : []));
}

function markProblems({ kind, marks, x }: Chart): Issue[] {
  if (kind === "heatmap" && marks.length > 0) return [[["marks"], "A heatmap cannot show marks"]];
  return marks.flatMap((mark, index): Issue[] => {
    if (mark.x === undefined && mark.y === undefined) {
      return [[["marks", index], "A mark needs x, y or both"]];
    }
    if (typeof mark.x !== "string" || x.values?.includes(mark.x)) return [];
    return [[["marks", index, "x"], `Write one of x.values: ${showValue(x.values ?? [])}`]];
  });
}

function isOfPairs({ values }: Chart["series"][number]): boolean {
  return values.every(Array.isArray);
}

/** Returns the numbers of a series without its gaps; of a pair, the second. */
export function numbersOf({ values }: Chart["series"][number]): number[] {
  return values.flatMap((one) => (one === null ? [] : Array.isArray(one) ? [one[1]] : [one]));
}

/** Returns the names of the places on x, in their order. */
export function placeNames({ x, series }: Chart): string[] {
  return (x.values ?? series[0]?.values ?? []).map((one, index) => String(one ?? index + 1));
}

/** Reads the text of a `*.chart.json` file. The chart is undefined if there are problems. */
export function readChart(text: string): { chart?: Chart; problems: TextProblem[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const message = `Not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { problems: [{ code: "chart/not-json", severity: "error", message }] };
  }
  const { data: chart, error } = chartSchema.safeParse(data);
  if (chart) return { chart, problems: [] };
  return { problems: problemsOfZod(error, data, "chart/invalid") };
}
