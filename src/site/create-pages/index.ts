import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { findSiteProblems } from "../checks";
import { reportProblems } from "../report/report-problems";
import { apiPages } from "./api-pages";
import { recordRoutes } from "../routes-lock/record-routes";
import { blogPages } from "./blog-pages";
import { buildClock } from "./build-clock";
import { categoryPages } from "./category-pages";
import { docPages } from "./doc-pages";
import { endpointPages } from "./endpoint-pages";
import type { PageKind, PlanningContext } from "./page-kind";
import type { PagePlan } from "./page-plan";
import { redirectPages } from "./redirect-pages";
import { reportComponentPages } from "./report-component-pages";
import { runQuery } from "./run-query";
import { SITE_PLAN_QUERY } from "./site-plan";
import { standalonePages } from "./standalone-pages";
import { componentOf } from "./templates";

/**
 * Makes every page: asks the data layer, plans, checks the plan, and only then creates. A problem
 * of severity error stops a build before the first page is made; develop shows it, and goes on with
 * the pages that can be made.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const isDevelop = process.env.NODE_ENV === "development";
  const site = await runQuery<Queries.SitePlanQuery>(api.graphql, SITE_PLAN_QUERY);
  const context: PlanningContext = {
    now: buildClock(process.env),
    showUnpublished: isDevelop,
    trails: new Map(site.navigationTrails.map(({ permalink, ...place }) => [permalink, place])),
    settings: site.siteSettings,
  };
  const plans = await planAll(api, context);
  recordRoutes(api, site.siteSettings?.file, plans);
  const isSound = reportProblems(api.reporter, findSiteProblems(site, plans));
  if (!isSound && !isDevelop) return;
  reportComponentPages(api.reporter, site);
  for (const plan of plans) {
    api.actions.createPage({
      path: plan.path,
      component: componentOf(plan),
      context: plan.context as unknown as Record<string, unknown>,
    });
  }
};

/** Adding a kind of page: one file with its query and its plan, and one line here. */
async function planAll(api: CreatePagesArgs, context: PlanningContext): Promise<PagePlan[]> {
  const planOf = async <Data>({ query, plan }: PageKind<Data>) =>
    plan(await runQuery<Data>(api.graphql, query), context);
  const plans = await Promise.all([
    planOf(standalonePages),
    planOf(docPages),
    planOf(categoryPages),
    planOf(endpointPages),
    planOf(apiPages),
    planOf(blogPages),
    planOf(redirectPages),
  ]);
  return plans.flat();
}
