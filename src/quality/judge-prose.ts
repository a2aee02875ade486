import type { Problem } from "../../packages/problems";
import type { Memory } from "../site/memory/memory";
import { openSiteMemory } from "../site/memory/site-memory";
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

/** Judges a site's prose, and does not judge again what has not changed since the last time. */
export async function judgeKeeping(sources: SiteSources, cache?: string): Promise<ProseReport> {
  const memory = openSiteMemory(cache, sources.contentRoot, "prose");
  const report = await judgeProse(sources, memory);
  memory.save();
  return report;
}

/** Reads a site's pages and judges their prose by the site's own rules, where it has any. */
export async function judgeProse(sources: SiteSources, memory: Memory): Promise<ProseReport> {
  const { input, problems } = await loadInput(sources, memory);
  if (!input) return { problems, counts: {}, summary: "" };
  const report = checkContent(input);
  return {
    problems: [...problems, ...problemsOf(report)],
    counts: Object.fromEntries(report.map(({ rule, counts }) => [rule, counts ?? {}])),
    summary: formatCounts(input, report),
  };
}
