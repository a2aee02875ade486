import type { Problem } from "../../packages/problems";
import { checkPlans, contentProblems } from "./checks";
import { readEnvironment } from "./environment";
import type { PagePlan } from "./create-pages/page-plan";
import { planSite } from "./create-pages/plan-site";
import type { RunGraphql } from "./create-pages/plan-site";
import { openDataLayer } from "./data-layer";
import { keptWork } from "./memory/kept-work";
import { NO_MEMORY } from "./memory/memory";
import type { Memory } from "./memory/memory";
import type { LoadedSources } from "./settings";

/** What a build would make of a site, and what it would say. */
export interface CheckedSite {
  problems: Problem[];
  plans: PagePlan[];
  /** Number of files that were looked at. */
  fileCount: number;
}

/** Circumstances of a check. */
export interface CheckOptions {
  now?: Date;
  /** What earlier checks have found. */
  memory?: Memory;
}

/**
 * Plans and checks a site as its build does, in seconds and without making a page. Where the settings
 * are wrong a build stops at once; here at least the files are checked, each by itself.
 */
export async function checkSite(
  { contentRoot, settings }: Pick<LoadedSources, "contentRoot" | "settings">,
  { now = readEnvironment().now, memory = NO_MEMORY }: CheckOptions = {},
): Promise<CheckedSite> {
  const layer = await openDataLayer({ contentRoot, settings }, keptWork(memory));
  const graphql = layer.graphql as unknown as RunGraphql;
  const { site, plans } = await planSite(graphql, { now, showUnpublished: false });
  const fileCount = layer.nodes.ofType("File").length;
  return settings
    ? { problems: checkPlans(site, plans, false), plans, fileCount }
    : { problems: contentProblems(site), plans: [], fileCount };
}
