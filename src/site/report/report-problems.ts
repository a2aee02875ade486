import type { Reporter } from "gatsby";
import { formatReport } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";

/**
 * Prints all problems as one report. Errors end a build with status 1; develop only shows them.
 *
 * @returns whether the site may be made: no problem is an error
 */
export function reportProblems(reporter: Reporter, problems: readonly Problem[]): boolean {
  if (problems.length === 0) return true;
  const report = formatReport(problems);
  const isSound = problems.every(({ severity }) => severity !== "error");
  if (isSound) reporter.warn(`The content has warnings.\n\n${report}`);
  else reporter.panicOnBuild(`The content has errors; no page was made.\n\n${report}`);
  return isSound;
}
