import type { Problem } from "../../packages/problems";
import type { Cache } from "./cache/cache";
import { NO_CACHE } from "./cache/cache";
import { cachedWork } from "./cache/cached-work";
import { checkPlans, contentProblems } from "./checks";
import type { PagePlan } from "./create-pages/plan";
import { planSite } from "./create-pages/plan-site";
import { openDataLayer } from "./data-layer";
import { readEnvironment } from "./environment";
import type { LoadedSources } from "./settings";

/** The problems and pages of a site, as its build would have them. */
export interface CheckedSite {
  problems: Problem[];
  plans: PagePlan[];
  /** Number of checked files. */
  fileCount: number;
}

export interface CheckOptions {
  now?: Date;
  /** Results of earlier checks. */
  cache?: Cache;
}

/**
 * Plans and checks a site as its build does, without creating pages. A build stops at invalid settings;
 * this still checks each file by itself.
 */
export async function checkSite(
  { contentRoot, settings }: Pick<LoadedSources, "contentRoot" | "settings">,
  { now = readEnvironment().now, cache = NO_CACHE }: CheckOptions = {},
): Promise<CheckedSite> {
  const layer = await openDataLayer({ contentRoot, settings }, cachedWork(cache));
  const planned = await planSite(layer.graphql, { now, showUnpublished: false });
  const fileCount = layer.nodes.ofType("File").length;
  return settings
    ? { problems: checkPlans(planned, false), plans: planned.plans, fileCount }
    : { problems: contentProblems(planned.site), plans: [], fileCount };
}
