import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { hasErrors } from "../../../packages/problems";
import { checkPlans } from "../checks";
import { contentPages } from "../checks/checked-site";
import { projectFile, readEnvironment } from "../environment";
import { withoutDuplicates } from "../one-per-address";
import { isRepeated, reportProblems } from "../report/report-problems";
import { warnRestartRequired } from "../report/warn-restart-required";
import { recordRoutes } from "../routes-lock/files";
import { readSearchSettings } from "../search/plugin-options";
import { writeSearchFiles } from "../search/write-search-files";
import { writeSidebarFiles } from "../write-sidebar-files";
import type { PagePlan } from "./plan";
import { planAgain } from "./plan-again";
import type { PlannedSite } from "./plan-site";
import { planSite } from "./plan-site";

/**
 * Creates all pages: queries the data layer, plans, checks the plans, and only then creates pages. An
 * error stops a build before the first page. Develop shows errors and creates the pages that it can.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { now, isDevelop } = readEnvironment();
  const plan = () => planSite(api.graphql, { now, showUnpublished: isDevelop });
  const planned = await (isDevelop ? planAgain(plan, api) : plan());
  const { site, plans } = planned;
  // Develop plans drafts too, which must not get into the list of published addresses.
  if (site.siteSettings && !isDevelop)
    recordRoutes(api, path.dirname(site.siteSettings.file), plans);
  const problems = checkPlans(planned, isDevelop);
  if (!isDevelop || !(await isRepeated(api.cache, problems)))
    reportProblems(api.reporter, problems);
  if (hasErrors(problems) && !isDevelop) return;
  if (isDevelop) await warnRestartRequired(api);
  reportModules(api.reporter, planned);
  if (site.siteSettings) {
    await writeSearchFiles(api, readSearchSettings(path.dirname(site.siteSettings.file)));
  }
  await writeSidebarFiles(api.graphql);
  for (const plan of withoutDuplicates(plans)) {
    api.actions.createPage({
      path: plan.path,
      component: componentOf(plan),
      context: plan.context as unknown as Record<string, unknown>,
    });
  }
};

/** Prints which pages are compiled as separate modules, which is slow, and why. */
function reportModules(reporter: Reporter, { site, leftOut }: PlannedSite): void {
  const pages = contentPages(site);
  const modules = pages.filter(({ body }) => body.mode === "component");
  reporter.log(
    `Content: ${pages.length - modules.length} pages as data, ${modules.length} as components`,
  );
  for (const { file, body } of modules) {
    reporter.log(`  ${file} is a component: ${body.reasons.join(", ")}`);
  }
  for (const { file, reason } of leftOut) reporter.warn(`${file} is left out: ${reason}.`);
}

/**
 * Returns the module that renders a page. For a page with code, gatsby-plugin-mdx compiles a separate
 * module that passes the body to the template as children.
 */
function componentOf({ template, contentFilePath }: PagePlan): string {
  const file = projectFile(`src/templates/${template}.tsx`);
  return contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file;
}
