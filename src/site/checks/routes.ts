import { inFile } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/plan";
import type { RouteFiles } from "../routes-lock/files";
import type { LostRoute } from "../routes-lock/lock";
import { findLostRoutes } from "../routes-lock/lock";
import { findRedirectProblems } from "../routes-lock/redirects";
import type { LocatableProblem } from "./checked-site";
import type { ErrorSources } from "./pages-suppressed-by-errors";
import { suppressedPages } from "./pages-suppressed-by-errors";

/**
 * Finds published addresses that the site would lose, and broken redirects. In develop a lost address
 * is only a warning, since the writer may be about to restore it.
 */
export function findRouteProblems(
  site: ErrorSources,
  plans: readonly PagePlan[],
  { lock, lockFile, redirects, redirectsFile }: RouteFiles,
  isDevelop: boolean,
): LocatableProblem[] {
  const planned = new Set(plans.map(({ path }) => path));
  const isSuppressed = suppressedPages(site);
  const published = lock.filter(({ path }) => !isSuppressed(path));
  return [
    ...inFile(redirectsFile, [...redirects.problems, ...findRedirectProblems(redirects, plans)]),
    ...findLostRoutes(published, planned).map(
      (lost): LocatableProblem => ({
        code: "routes/lost",
        severity: isDevelop ? "warning" : "error",
        file: lockFile,
        line: lost.line,
        column: 1,
        message: "This address was published, but no page has it anymore.",
        value: lost.path,
        hint: hintFor(lost),
      }),
    ),
  ];
}

function hintFor({ path, proposal }: LostRoute): string {
  const command = "npm run routes:accept";
  const choice = `${command} -- --from ${path} --to ADDRESS`;
  return proposal === undefined
    ? `Restore the page, or add a redirect: ${choice}`
    : `Restore the page, or add a redirect to "${proposal}": ${command} (to another address: ${choice})`;
}
