import type { GatsbyCache, Reporter } from "gatsby";
import type { Problem } from "../../../packages/problems";
import { formatReport, hasErrors } from "../../../packages/problems";

/** Prints all problems as one report. Errors end a build with status 1; develop only shows them. */
export function reportProblems(reporter: Reporter, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const report = formatReport(problems);
  if (hasErrors(problems))
    reporter.panicOnBuild(`The content has errors. No page was created.\n\n${report}`);
  else reporter.warn(`The content has warnings.\n\n${report}`);
}

const CACHE_KEY = "report";

/** Time in which the same report is not printed again, in milliseconds. */
const REPEAT_AFTER = 10_000;

interface LastReport {
  text: string;
  time: number;
}

/**
 * Returns whether develop has printed the same problems a moment ago. After an edit, pages are planned
 * twice: the first time may come before all nodes exist.
 */
export async function isRepeated(
  cache: GatsbyCache,
  problems: readonly Problem[],
  now: number = Date.now(),
): Promise<boolean> {
  const last = (await cache.get(CACHE_KEY)) as LastReport | undefined;
  const text = JSON.stringify(problems);
  await cache.set(CACHE_KEY, { text, time: now } satisfies LastReport);
  return last?.text === text && now - last.time <= REPEAT_AFTER;
}
