import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { atLevel } from "./level";

/**
 * Posts without a mark that ends their lead: lists would show all of them. A post that is a component
 * has no lead of its own in lists, so nothing is wrong with it.
 */
export function findUntruncatedPosts(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const published = new Set(plans.map(({ path }) => path));
  return atLevel(site.siteSettings?.checks.untruncatedPosts, () =>
    site.allPost.nodes
      .filter(({ permalink, unlisted }) => published.has(permalink) && !unlisted)
      .filter(({ body }) => body.mode === "data" && body.leadLength === 0)
      .map(({ file }) => ({
        code: "blog/no-truncation",
        severity: "warning",
        file,
        line: 1,
        column: 1,
        message: "The post has no truncation marker, so lists do not know where its lead ends.",
        hint: "Write {/* truncate */} on a line of its own after the lead.",
      })),
  );
}
