import type { LocalDrawingProblem } from "../drawing/problem";
import { problemsOfZod } from "../drawing/zod-problems";
import { findChartProblems } from "./find-chart-problems";
import { chartSchema } from "./schema";
import type { Chart } from "./schema";

/** Either a chart that can be drawn, or what keeps it from being drawn. */
export type ReadChart =
  | { chart: Chart; problems: LocalDrawingProblem[] }
  | { chart: undefined; problems: LocalDrawingProblem[] };

/** Reads the text of a `*.chart.json` file and checks it as a whole. */
export function readChart(text: string): ReadChart {
  const data = parseJson(text);
  if ("problem" in data) return { chart: undefined, problems: [data.problem] };
  const parsed = chartSchema.safeParse(data.value);
  if (!parsed.success) {
    return { chart: undefined, problems: problemsOfZod(parsed.error, data.value, "chart/invalid") };
  }
  const problems = findChartProblems(parsed.data);
  const broken = problems.some((problem) => problem.severity === "error");
  return broken ? { chart: undefined, problems } : { chart: parsed.data, problems };
}

function parseJson(text: string): { value: unknown } | { problem: LocalDrawingProblem } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { problem: { code: "chart/not-json", severity: "error", message } };
  }
}
