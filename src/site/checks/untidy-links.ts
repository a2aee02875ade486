import { closest } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { contentPages } from "./content-pages";
import { readOwnAddress } from "./own-address";
import type { OwnAddress } from "./own-address";

/**
 * Links that reach a page of this site by a detour: with a slash or `index.html` at the end, which
 * costs the reader a redirect, or with the site's host, which leaves the application. A link with the
 * host that leads to no page is a warning at most: something else may answer there.
 */
export function findUntidyLinks(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const paths = new Set(plans.map(({ path }) => path));
  const settings = site.siteSettings;
  return contentPages(site).flatMap(({ references, permalink, file }) =>
    references.flatMap(({ kind, url, line, column }) => {
      const address = kind === "link" ? readOwnAddress(url, permalink, settings?.url) : undefined;
      const told = address ? judge(address, paths, settings?.checks.brokenLinks) : undefined;
      return told ? [{ file, line, column, value: url, ...told }] : [];
    }),
  );
}

type Told = Pick<Problem, "code" | "severity" | "message" | "hint">;

function judge(
  address: OwnAddress,
  paths: ReadonlySet<string>,
  brokenLinks: string | undefined,
): Told | undefined {
  if (paths.has(address.path)) return isTidy(address) ? undefined : untidy(address);
  const isFile = /\.[a-z0-9]+$/i.test(address.path);
  if (!address.namesHost || isFile || brokenLinks === "ignore") return undefined;
  return nowhere(address, paths);
}

function isTidy({ pathname, path, namesHost }: OwnAddress): boolean {
  return !namesHost && pathname === path;
}

function untidy({ path, suffix, namesHost }: OwnAddress): Told {
  return {
    code: "content/untidy-link",
    severity: "warning",
    message: namesHost
      ? "The link leads to a page of this site by way of its host."
      : "The link leads to the page by a redirect.",
    hint: `Write "${path}${suffix}".`,
  };
}

function nowhere({ path }: OwnAddress, paths: ReadonlySet<string>): Told {
  const near = closest(path, paths);
  return {
    code: "content/broken-link",
    severity: "warning",
    message: "The link names this site, and leads to no page of it.",
    hint: near
      ? `Did you mean "${near}"?`
      : "Write the address of a page of this site, or leave the link if something else answers there.",
  };
}
