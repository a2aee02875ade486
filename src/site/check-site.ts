import type { Problem } from "../../packages/problems";
import type { Cache } from "./cache/cache";
import { NO_CACHE } from "./cache/cache";
import { cachedWork } from "./cache/cached-work";
import { checkPlans, contentProblems } from "./checks";
import type { PagePlan } from "./create-pages/plan";
import { planSite } from "./create-pages/plan-site";
import type { DataLayer } from "./data-layer";
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
  { now, cache = NO_CACHE }: CheckOptions = {},
): Promise<CheckedSite> {
  const layer = await openDataLayer({ contentRoot, settings }, cachedWork(cache));
  return checkDataLayer(layer, settings !== undefined, now);
}

/**
 * Plans and checks the site of a data layer.
 *
 * @param isComplete whether the settings are valid; without them no pages are planned
 */
export async function checkDataLayer(
  layer: DataLayer,
  isComplete: boolean,
  now = readEnvironment().now,
): Promise<CheckedSite> {
  const planned = await planSite(layer.graphql, { now, showUnpublished: false });
  const fileCount = layer.nodes.ofType("File").length;
  return isComplete
    ? { problems: checkPlans(planned, false), plans: planned.plans, fileCount }
    : { problems: contentProblems(planned.site), plans: [], fileCount };
}
