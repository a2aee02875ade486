import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import type { chartSchema } from "../../charts/read-chart";

/** A chart as `x.chart.json` has it; tools/README.md lists the fields. */
export type ChartFile = z.input<typeof chartSchema>;

/**
 * A run whose numbers a post reports. Readers download its script: what `publishedScript` makes of
 * `run`, or a program that is beside the post. `Result` is what it prints, and its JSON file contains.
 */
export interface Experiment<Result> {
  /** The folder of the post in `content/blog`. */
  post: string;
  /**
   * `exact` gives the same bytes again, and the checks repeat it. `slow` does too, but takes longer
   * or needs Python, so the checks only read its result. `timed` measures a clock: its result
   * differs from run to run.
   */
  repeats: "exact" | "slow" | "timed";
  /** The script. Its files are beside the post. */
  run?: () => Promise<Result> | Result;
  /** How to run a program in Python that the post offers in place of a script. */
  python?: { packages: string[]; command: string[] };
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

/** Returns the text of a file beside a post, which the post shows whole. */
export function textOf(post: string, file: string): string {
  return readFileSync(resolve(import.meta.dirname, "../../../content/blog", post, file), "utf8");
}
