import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PagePlan } from "../create-pages/plan";
import type { LockedRoute } from "./lock";
import { parseLock } from "./lock";
import type { ParsedRedirects } from "./redirects";
import { parseRedirects } from "./redirects";

/** The published addresses and the redirects of a site. */
export interface RouteFiles {
  lockFile: string;
  /** Empty for a site that does not keep a lock. */
  lock: LockedRoute[];
  redirectsFile: string;
  redirects: ParsedRedirects;
}

/** Paths of `routes.lock` and `redirects.yml` in a content folder. */
export function routeFilePaths(contentRoot: string) {
  return {
    lockFile: path.join(contentRoot, "routes.lock"),
    redirectsFile: path.join(contentRoot, "redirects.yml"),
  };
}

/** Reads the published addresses and the redirects. A file that is missing counts as empty. */
export function readRouteFiles(contentRoot: string): RouteFiles {
  const { lockFile, redirectsFile } = routeFilePaths(contentRoot);
  return {
    lockFile,
    lock: parseLock(readText(lockFile)),
    redirectsFile,
    redirects: parseRedirects(readText(redirectsFile)),
  };
}

/** Reads a text file; empty if there is none. */
export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The plan of the last build, for `npm run routes:accept`. */
export interface RecordedRoutes {
  /** From the project's root. */
  contentRoot: string;
  paths: string[];
}

/** File with the plan of the last build, from the project's root. */
export const RECORD_FILE = ".cache/routes.json";

/** Records the addresses of a plan, also of one with errors: `routes:accept` runs after failed builds. */
export function recordRoutes(
  { store }: Pick<CreatePagesArgs, "store">,
  contentRoot: string,
  plans: readonly PagePlan[],
): void {
  // There is no store in tests.
  const directory = store?.getState().program?.directory;
  if (directory === undefined) return;
  const file = path.join(directory, RECORD_FILE);
  const routes: RecordedRoutes = { contentRoot, paths: plans.map((plan) => plan.path) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(routes));
}
