import { existsSync, readFileSync } from "node:fs";
import type { SidebarItemSpec } from "../../../plugins/gatsby-transformer-content/src/data-files/sidebars";
import { didYouMean } from "../../../plugins/gatsby-transformer-content/src/did-you-mean";
import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";
import { placeOfKey } from "../../../plugins/gatsby-transformer-content/src/yaml/place-of-key";
import type { PagePlan } from "../create-pages/page-plan";

/** A link of a sidebar, with its path in the file that declares it. */
interface DeclaredLink {
  href: string;
  path: ReadonlyArray<string | number>;
}

/** Links of sidebars that stay on this site and lead to no page. */
export function findBrokenSidebarLinks(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const pages = new Set(plans.map(({ path }) => path));
  return site.allSidebar.nodes.flatMap(({ name, spec, file }) =>
    linksOf(spec as unknown as SidebarItemSpec[], [name])
      .filter(({ href }) => /^\/(?!\/)/.test(href) && !pages.has(pathOf(href)))
      .filter(({ href }) => !/\.[a-z0-9]+$/i.test(pathOf(href)))
      .map(({ href, path }) => ({
        code: "sidebars/broken-link",
        severity: "error",
        file,
        ...placeOfKey(existsSync(file) ? readFileSync(file, "utf8") : "", path),
        pointer: `/${path.join("/")}`,
        message: `The sidebar "${name}" links to an address that no page has.`,
        value: href,
        hint: didYouMean(pathOf(href), pages),
      })),
  );
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
}

function linksOf(
  items: readonly SidebarItemSpec[],
  path: ReadonlyArray<string | number>,
): DeclaredLink[] {
  return items.flatMap((item, index) => {
    if (item.type === "link") return [{ href: item.href, path: [...path, index, "href"] }];
    return item.type === "category" ? linksOf(item.items, [...path, index, "items"]) : [];
  });
}
