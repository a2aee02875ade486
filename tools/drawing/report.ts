import { relative } from "node:path";
import { describeProblem } from "./problem";
import type { DrawingProblem } from "./problem";
import type { Settled } from "./settle";

/** What a run of a generator came to. */
export interface Run {
  /** What is made, in the plural: `charts`. */
  what: string;
  /** How to make stale files anew. */
  command: string;
  root: string;
  problems: DrawingProblem[];
  settled: Settled;
}

/** The lines that a run prints, and the exit code: 1 when something must be mended. */
export function reportRun(run: Run): { lines: string[]; exitCode: number } {
  const { written, unchanged, stale } = run.settled;
  const lines = run.problems.map(describeProblem);
  for (const file of written) lines.push(`wrote ${relative(run.root, file)}`);
  for (const file of stale) lines.push(`not up to date: ${relative(run.root, file)}`);
  if (stale.length > 0) lines.push(`hint: run \`${run.command}\` and commit what it writes`);
  const errors = run.problems.filter((problem) => problem.severity === "error").length;
  lines.push(
    `${run.what}: ${written.length} written, ${unchanged.length} unchanged, ` +
      `${stale.length} not up to date, ${errors} with errors`,
  );
  return { lines, exitCode: errors + stale.length > 0 ? 1 : 0 };
}
