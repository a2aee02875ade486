import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkPlans } from "../checks";
import { readEnvironment } from "../environment";
import { isNews } from "../report/is-news";
import { reportProblems } from "../report/report-problems";
import { tellOfRestart } from "../restart/tell-of-restart";
import { recordRoutes } from "../routes-lock/files";
import { writeSearchFiles } from "../search/write-search-files";
import { writeSidebarFiles } from "../write-sidebar-files";
import { planSite } from "./plan-site";
import { reportComponentPages } from "./report-component-pages";
import { componentOf } from "./templates";

/**
 * Makes every page: asks the data layer, plans, checks the plan, and only then creates. A problem
 * of severity error stops a build before the first page is made; develop shows it, and goes on with
 * the pages that can be made.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { now, isDevelop } = readEnvironment();
  const { site, plans } = await planSite(api.graphql, { now, showUnpublished: isDevelop });
  // Develop plans drafts too, which nobody publishes.
  if (site.siteSettings && !isDevelop)
    recordRoutes(api, path.dirname(site.siteSettings.file), plans);
  const problems = checkPlans(site, plans, isDevelop);
  const isTold = isDevelop && !(await isNews(api.cache, problems));
  const isSound = isTold || reportProblems(api.reporter, problems);
  if (!isSound && !isDevelop) return;
  if (isDevelop) await tellOfRestart(api);
  reportComponentPages(api.reporter, site);
  await writeSearchFiles(api);
  await writeSidebarFiles(api.graphql);
  for (const plan of plans) {
    api.actions.createPage({
      path: plan.path,
      component: componentOf(plan),
      context: plan.context as unknown as Record<string, unknown>,
    });
  }
};
