import { existsSync } from "node:fs";
import path from "node:path";
import { projectPath } from "../../../packages/problems";
import { positionOfKey } from "../../../plugins/gatsby-transformer-content/data-files";
import { projectFile } from "../environment";
import type { SiteSources } from "../settings";
import type { LocatableProblem } from "./checked-site";

/**
 * Reports a document or an overlay that is not there where the settings name it. Other problems of documents
 * stay as they are.
 */
export function locateMissingDocuments(
  problems: readonly LocatableProblem[],
  sources: SiteSources | undefined,
): LocatableProblem[] {
  const { contentRoot = "", settings } = sources ?? {};
  const named = (settings?.openapi ?? []).flatMap(({ spec, overlays = [], url }, at) => [
    { file: spec, keys: ["openapi", at, "spec"], url },
    ...overlays.map((file, index) => ({
      file,
      keys: ["openapi", at, "overlays", index],
      url: undefined,
    })),
  ]);
  return problems.map((problem) => {
    const missing = named.find(
      ({ file }) => file === problem.file && !existsSync(projectFile(file)),
    );
    if (!missing) return problem;
    const value = path.relative(contentRoot, projectFile(missing.file));
    return {
      code: "site/missing-file",
      severity: "error",
      file: projectPath(path.join(contentRoot, "site.yml")),
      locate: (source) => positionOfKey(source, missing.keys),
      pointer: `/${missing.keys.join("/")}`,
      message: "The settings name a file that does not exist.",
      value,
      hint: hintFor(contentRoot, value, missing.url),
    };
  });
}

function hintFor(contentRoot: string, value: string, url: string | undefined): string {
  if (url !== undefined) return "Fetch it with `npm run openapi:pull`.";
  const fromProject = projectFile(value);
  return existsSync(fromProject)
    ? `Write ${JSON.stringify(path.relative(contentRoot, fromProject))}: paths are from the folder of site.yml.`
    : "Write a path from the folder of site.yml.";
}
