import { inFile } from "../../../packages/problems";
import type { Problem, Severity } from "../../../packages/problems";
import { lostPages } from "../checks/lost-pages";
import type { ErrorSources } from "../checks/lost-pages";
import type { PagePlan } from "../create-pages/page-plan";
import { findRedirectProblems } from "./find-redirect-problems";
import { findLostRoutes } from "./find-lost-routes";
import type { LostRoute } from "./find-lost-routes";
import type { LockedRoute } from "./lock-file";
import { contentRootOf, lockFileOf, readLock, readRedirects, redirectsFileOf } from "./read-files";

/**
 * Published addresses that the site would lose, and redirects that lead nowhere. In develop a lost
 * address is only a warning, as a writer may be about to bring it back. What errors elsewhere cost is
 * told of there.
 */
export function findRouteProblems(
  site: Pick<Queries.SitePlanQuery, "siteSettings"> & ErrorSources,
  plans: readonly PagePlan[],
): Problem[] {
  if (!site.siteSettings) return [];
  const root = contentRootOf(site.siteSettings.file);
  const planned = new Set(plans.map(({ path }) => path));
  const severity = process.env.NODE_ENV === "development" ? "warning" : "error";
  const redirects = readRedirects(root);
  const isLostToErrors = lostPages(site);
  const published = (readLock(root) ?? []).filter(({ path }) => !isLostToErrors(path));
  return [
    ...inFile(redirectsFileOf(root), [
      ...redirects.problems,
      ...findRedirectProblems(redirects, plans),
    ]),
    ...describeLost(published, planned, lockFileOf(root), severity),
  ];
}

/** One problem for each lost address. */
function describeLost(
  lock: readonly LockedRoute[],
  planned: ReadonlySet<string>,
  file: string,
  severity: Severity,
): Problem[] {
  return findLostRoutes(lock, planned).map((lost) => ({
    code: "routes/lost",
    severity,
    file,
    line: lost.line,
    column: 1,
    message: "The address was published, and no page has it any more.",
    value: lost.path,
    hint: hintFor(lost),
  }));
}

function hintFor({ path, proposal }: LostRoute): string {
  const command = "npm run routes:accept";
  return proposal === undefined
    ? `Bring the page back, or leave a redirect: ${command} -- --from ${path} --to ADDRESS`
    : `Bring the page back, or leave a redirect to "${proposal}": ${command} (elsewhere: ${command} -- --from ${path} --to ADDRESS)`;
}
