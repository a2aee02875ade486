import { readFileSync } from "node:fs";
import path from "node:path";
import type { CheckedSite } from "../../site/check-site";
import { checkSite } from "../../site/check-site";
import type { RecordedRoutes } from "../../site/routes-lock/files";
import { RECORD_FILE } from "../../site/routes-lock/files";
import { readSiteSources } from "../../site/settings";
import type { BuiltSite } from "./build-site";

/** Checks the site of a workspace without Gatsby, as if from the workspace. */
export async function checkBuiltSite({ workspace }: BuiltSite): Promise<CheckedSite> {
  const sources = readSiteSources({ CONTENT_ROOT: path.join(workspace, "site/content") } as never);
  const checked = await checkSite(sources);
  const fromHere = `${path.relative(process.cwd(), workspace)}/`;
  const problems = checked.problems.map((problem) => ({
    ...problem,
    file: path.relative(workspace, path.resolve(problem.file)),
    message: problem.message.replaceAll(fromHere, ""),
  }));
  return { ...checked, problems };
}

/** The addresses that the build planned. */
export function plannedAddresses({ workspace }: BuiltSite): string[] {
  const record = readFileSync(path.join(workspace, RECORD_FILE), "utf8");
  return (JSON.parse(record) as RecordedRoutes).paths;
}
