import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import type { Problem } from "../../../packages/problems";
import { atLevel } from "./level";

/**
 * Pages of the documentation that no sidebar shows, so that readers come upon them by chance alone.
 * A page may choose that: unlisted, or with a sidebar of its own choice. Nothing is said while the
 * sidebars have mistakes, as one of them may be the cause.
 */
export function findOrphanDocs(site: Queries.SitePlanQuery): Problem[] {
  if (site.allSidebar.nodes.length === 0 || site.navigationProblems.length > 0) return [];
  const shown = new Set(
    site.allSidebar.nodes.flatMap(({ items }) => addressesOf(items as unknown as NavItem[])),
  );
  return atLevel(site.siteSettings?.checks.orphanDocs, () =>
    site.allPage.nodes
      .filter(({ permalink }) => !shown.has(permalink))
      .filter(({ draft, unlisted, choosesSidebar }) => !draft && !unlisted && !choosesSidebar)
      .map(({ file, docId }) => ({
        code: "sidebars/orphan-doc",
        severity: "warning",
        file,
        line: 1,
        column: 1,
        message: "No sidebar shows the page.",
        value: docId,
        hint: `Add "${docId}" to a sidebar, or say in the front matter that it is meant: \`unlisted: true\`, or \`displayed_sidebar: null\`.`,
      })),
  );
}

function addressesOf(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => {
    const own = "permalink" in item && item.permalink ? [item.permalink] : [];
    return item.type === "category" ? [...own, ...addressesOf(item.items)] : own;
  });
}
