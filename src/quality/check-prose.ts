import type { Problem } from "../../packages/problems";
import { NO_CACHE } from "../site/cache/cache";
import { openSiteCache } from "../site/cache/open-site-cache";
import type { SiteSources } from "../site/settings";
import type { ContentInput } from "./check-content";
import { checkContent, formatCounts, problemsOf } from "./check-content";
import { readPages } from "./read-pages";
import { findPython } from "./samples/code-syntax";
import { loadContract } from "./samples/contract";
import { readQualitySettings } from "./settings";

/** Result of the rules of a site's `prose.yml`. */
export interface ProseReport {
  problems: Problem[];
  /** Counts of what each rule checked, by the rule's name. */
  counts: Record<string, Record<string, number>>;
  /** The counts as text; empty for a site without `prose.yml`. */
  summary: string;
}

/**
 * Checks a site's prose by the rules in its `prose.yml`, if it has one.
 *
 * @param cacheFolder folder for results that are reused while nothing they depend on has changed
 */
export async function checkProse(sources: SiteSources, cacheFolder?: string): Promise<ProseReport> {
  const cache = openSiteCache(cacheFolder, sources.contentRoot, "prose");
  const { input, problems } = await loadInput(sources, cache);
  if (!input) return { problems, counts: {}, summary: "" };
  const report = checkContent(input);
  cache.save();
  return {
    problems: [...problems, ...problemsOf(report)],
    counts: Object.fromEntries(report.map(({ rule, counts }) => [rule, counts ?? {}])),
    summary: formatCounts(input, report),
  };
}

/** Reads pages, rules, tags and the OpenAPI document; `input` is absent without valid rules. */
export async function loadInput(
  { contentRoot, settings }: SiteSources,
  cache = NO_CACHE,
): Promise<{ input?: ContentInput; problems: Problem[] }> {
  const quality = readQualitySettings(contentRoot);
  if (!quality.settings) return { problems: quality.problems };
  const spec = settings.openapi[0]?.spec;
  const [pages, contract] = await Promise.all([
    readPages(contentRoot, cache),
    spec === undefined ? undefined : loadContract(spec, cache),
  ]);
  return {
    problems: [],
    input: {
      pages,
      ...(contract ? { contract } : {}),
      settings: quality.settings,
      python: findPython(),
      cache,
    },
  };
}
