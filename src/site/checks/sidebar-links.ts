import { existsSync, readFileSync } from "node:fs";
import { didYouMean } from "../../../packages/problems";
import type { Place, Problem } from "../../../packages/problems";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import type { PagePlan } from "../create-pages/page-plan";

/** Files that the build writes beside the pages. */
const WRITTEN_FILE = /\.[a-z0-9]+$/i;

/** Links that sidebars declare, to pages of this site that do not exist. */
export function findBrokenSidebarLinks(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const pages = new Set(plans.map(({ path }) => path));
  const isBroken = (address: string) => {
    const path = address.replace(/[?#].*$/, "");
    return !WRITTEN_FILE.test(path) && !pages.has(path.replace(/(.)\/$/, "$1"));
  };
  return site.allSidebar.nodes.flatMap(({ file, items }) =>
    declaredLinks(items as unknown as NavItem[])
      .filter(isBroken)
      .map((address) => ({
        code: "sidebars/broken-link",
        severity: site.siteSettings?.checks.brokenLinks === "warning" ? "warning" : "error",
        file,
        ...placeOfText(file, address),
        message: "The sidebar links to no page.",
        value: address,
        hint: didYouMean(address, pages),
      })),
  );
}

/** Addresses on this site that entries lead to which are links, not pages by their ids. */
function declaredLinks(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "category") return declaredLinks(item.items);
    if (item.type === "html" || !item.external) return [];
    return /^\/(?!\/)/.test(item.permalink) ? item.permalink : [];
  });
}

/** Where an address stands in a file, with or without the slash that a writer may leave out. */
function placeOfText(file: string, address: string): Place {
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  const offset = [address, address.slice(1)]
    .map((text) => source.indexOf(text))
    .find((found) => found >= 0);
  const lines = source.slice(0, offset ?? 0).split("\n");
  return { line: lines.length, column: (lines[lines.length - 1]?.length ?? 0) + 1 };
}
