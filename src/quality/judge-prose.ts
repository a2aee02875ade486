import type { Problem } from "../../plugins/gatsby-transformer-content/src/problem";
import type { SiteSources } from "../site/settings";
import { checkContent, problemsOf } from "./check-content";
import { formatCounts } from "./format-counts";
import { loadInput } from "./load-input";

/** What the rules of a site's `prose.yml` found. */
export interface ProseReport {
  problems: Problem[];
  /** What each rule looked at. */
  counts: Record<string, Record<string, number>>;
  /** The counts as lines for a person; empty for a site without rules. */
  summary: string;
}

/** Reads a site's pages and judges their prose by the site's own rules, where it has any. */
export async function judgeProse(sources: SiteSources): Promise<ProseReport> {
  const { input, problems } = await loadInput(sources);
  if (!input) return { problems, counts: {}, summary: "" };
  const report = checkContent(input);
  return {
    problems: [...problems, ...problemsOf(report)],
    counts: Object.fromEntries(report.map(({ rule, counts }) => [rule, counts ?? {}])),
    summary: formatCounts(input, report),
  };
}
