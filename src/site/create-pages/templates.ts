import path from "node:path";
import type { PagePlan } from "./page-plan";

/**
 * The module that draws a page. The only place that knows where templates lie. A page whose MDX
 * holds code gets a module of its own, in which gatsby-plugin-mdx hands the page's body to the
 * template as children.
 */
export function componentOf(plan: PagePlan): string {
  const template = path.resolve(`src/templates/${plan.template}.tsx`);
  return plan.contentFilePath ? `${template}?__contentFilePath=${plan.contentFilePath}` : template;
}
