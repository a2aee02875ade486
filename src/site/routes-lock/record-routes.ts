import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PagePlan } from "../create-pages/page-plan";
import { contentRootOf } from "./read-files";

/** What the last build planned, for `npm run routes:accept`. */
export interface RecordedRoutes {
  /** From the project's root. */
  contentRoot: string;
  paths: string[];
}

/** Where a build notes its routes, from the project's root. */
export const RECORD_FILE = ".cache/routes.json";

/**
 * Notes the addresses of a plan, also of one that will be found wanting: the command that accepts
 * them runs after a build that has failed.
 */
export function recordRoutes(
  { store }: Pick<CreatePagesArgs, "store">,
  settingsFile: string | undefined,
  plans: readonly PagePlan[],
): void {
  // Develop shows drafts too, which nobody publishes. In tests there is no project to note anything in.
  if (process.env.NODE_ENV === "development") return;
  const directory = store?.getState().program?.directory;
  if (directory === undefined || settingsFile === undefined) return;
  const file = path.join(directory, RECORD_FILE);
  const routes: RecordedRoutes = {
    contentRoot: contentRootOf(settingsFile),
    paths: plans.map((plan) => plan.path),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(routes));
}
