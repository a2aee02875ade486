import type { z } from "zod";
import type { chartSchema } from "../../charts/read-chart";

/** A chart as `x.chart.json` has it; tools/README.md lists the fields. */
export type ChartFile = z.input<typeof chartSchema>;

/** A run whose numbers a post reports. `Result` is what `result.json` contains. */
export interface Experiment<Result> {
  /** The folder of the post in `content/blog`. */
  post: string;
  /**
   * `exact` gives the same bytes again, and the checks repeat it. `slow` does too, but takes longer
   * or needs Python, so the checks only read its result. `timed` measures a clock: its result
   * differs from run to run.
   */
  repeats: "exact" | "slow" | "timed";
  run: () => Promise<Result> | Result;
  report: (result: Result) => Report;
}

/** What a post must show of a result. */
export interface Report {
  /** Charts by file name without ending, written beside the post. */
  charts?: Record<string, ChartFile>;
  /** Lines and sentences that the post must contain as they are, such as rows of its tables. */
  says: string[];
  /** Numbers of the post that are not results: settings, dates, worked examples. */
  given?: (string | number)[];
}

/** Types the experiment and returns it. */
export function experiment<Result>(one: Experiment<Result>): Experiment<Result> {
  return one;
}

/** Returns a row of a Markdown table. */
export function row(...cells: (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Formats a number with commas between thousands and a fixed number of decimals. */
export function count(value: number, decimals = 0): string {
  return value.toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Formats a share from 0 to 1 as `12.3%`. */
export function percent(share: number, decimals = 1): string {
  return `${count(100 * share, decimals)}%`;
}

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
export function round(value: number, decimals = 4): number {
  return Number(value.toFixed(decimals));
}
