import type { Problem } from "../../plugins/gatsby-transformer-content/src/problem";
import { findSiteProblems } from "./checks";
import { buildClock } from "./create-pages/build-clock";
import type { PagePlan } from "./create-pages/page-plan";
import { planSite } from "./create-pages/plan-site";
import type { RunGraphql } from "./create-pages/plan-site";
import { openDataLayer } from "./data-layer";
import type { SiteSources } from "./settings";

/** What a build would make of a site, and what it would say. */
export interface CheckedSite {
  problems: Problem[];
  plans: PagePlan[];
}

/** Plans and checks a site as its build does, in seconds and without making a page. */
export async function checkSite(
  { contentRoot, settings }: SiteSources,
  now: Date = buildClock(process.env),
): Promise<CheckedSite> {
  const layer = await openDataLayer({ contentRoot, openapi: settings.openapi });
  const graphql = layer.graphql as unknown as RunGraphql;
  const { site, plans } = await planSite(graphql, { now, showUnpublished: false });
  return { problems: findSiteProblems(site, plans), plans };
}
