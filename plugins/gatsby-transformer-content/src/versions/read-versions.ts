import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem, TextProblem } from "../../../../packages/problems";
import { didYouMean, inFile, projectPath } from "../../../../packages/problems";
import type { DocsSettings } from "../data-files/site-settings";
import type { Validated } from "../front-matter/validate";
import { validate } from "../front-matter/validate";
import type { YamlText } from "../read-yaml";
import { positionOfKey, readYaml } from "../read-yaml";
import type { DocsVersion } from "./docs-version";
import { CURRENT_VERSION, folderOfVersion, NO_SETTINGS, resolveVersions } from "./docs-version";

interface ReadVersions {
  versions: DocsVersion[];
  problems: Problem[];
}

const FILE = "versions.json";
const FOLDER = "versioned_docs";

const versionsFile = z
  .array(
    z
      .string("Write a version name as a string")
      .regex(/^[^/\\<>:"|?*\s.][^/\\<>:"|?*]{0,63}$/, "Write a valid folder name")
      .refine((name) => name !== CURRENT_VERSION, "This name is reserved for the pages in docs"),
    "Write a list of version names, newest first",
  )
  .superRefine((names, context) => {
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      context.addIssue({ code: "custom", path: [index], message: "List each version once" });
    }
  });

/** Reads `versions.json` and checks it against folders and settings. */
export function readVersions(
  contentRoot: string,
  basePath: string,
  settings: DocsSettings = NO_SETTINGS,
): ReadVersions {
  const file = path.join(contentRoot, FILE);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const { data, positionOf, problems: syntax } = readYaml(text);
  const checked: Validated<string[]> =
    syntax.length > 0
      ? { problems: syntax }
      : validate({ schema: versionsFile, data, positionOf, subject: "versions" });
  const names = checked.value ?? [];
  const problemsIn = (name: string, problems: TextProblem[]) =>
    inFile(projectPath(path.join(contentRoot, name)), problems);
  const ignored = checked.problems.length > 0 ? [] : unnamedFolders(contentRoot, names);
  return {
    versions: resolveVersions(names, basePath, settings),
    problems: [
      ...problemsIn(FILE, [...checked.problems, ...missingFolders(contentRoot, names, positionOf)]),
      ...ignored.flatMap((name) => problemsIn(`${FOLDER}/${name}`, [unnamedFolder(name)])),
      ...problemsIn("site.yml", settingsProblems(contentRoot, names, settings)),
    ],
  };
}

function missingFolders(
  contentRoot: string,
  names: readonly string[],
  positionOf: YamlText["positionOf"],
): TextProblem[] {
  return names.flatMap((name, index) =>
    existsSync(path.join(contentRoot, folderOfVersion(name)))
      ? []
      : {
          code: "versions/missing-folder",
          severity: "error" as const,
          ...positionOf([index]),
          message: `The version "${name}" has no pages.`,
          value: name,
          hint: `Add them to ${folderOfVersion(name)}, or remove the name.`,
        },
  );
}

function unnamedFolders(contentRoot: string, names: readonly string[]): string[] {
  const folder = path.join(contentRoot, FOLDER);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => !names.some((known) => name === `version-${known}`));
}

function unnamedFolder(name: string): TextProblem {
  return {
    code: "versions/unnamed-folder",
    severity: "error",
    message: `This folder is ignored: its version is not listed in ${FILE}.`,
    value: name,
    hint: `Add "${name.replace(/^version-/, "")}" to ${FILE}, or delete the folder.`,
  };
}

function settingsProblems(
  contentRoot: string,
  names: readonly string[],
  { lastVersion, versions, includeCurrentVersion }: DocsSettings,
): TextProblem[] {
  const known = [CURRENT_VERSION, ...names];
  const shown = includeCurrentVersion ? known : names;
  const placeOf = (keys: string[]) => {
    const text = readFileSync(path.join(contentRoot, "site.yml"), "utf8");
    return positionOfKey(text, ["docs", ...keys]);
  };
  const unknown = (keys: string[], value: string, candidates: readonly string[]): TextProblem => ({
    code: "versions/unknown-version",
    severity: "error",
    ...placeOf(keys),
    pointer: `/docs/${keys.join("/")}`,
    message: "The settings refer to an unknown version.",
    value,
    hint: didYouMean(value, candidates),
  });
  const problems = Object.keys(versions)
    .filter((name) => !known.includes(name))
    .map((name) => unknown(["versions", name], name, known));
  if (lastVersion !== undefined && !shown.includes(lastVersion)) {
    problems.unshift(unknown(["lastVersion"], lastVersion, shown));
  }
  if (shown.length === 0) {
    problems.push({
      code: "versions/none",
      severity: "error",
      ...placeOf(["includeCurrentVersion"]),
      message: "The documentation has no versions.",
      value: "includeCurrentVersion: false",
      hint: `Include the current version, or add others to ${FILE}.`,
    });
  }
  return problems;
}
