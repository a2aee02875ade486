import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { LocalProblem, Problem } from "../../../../packages/problems";
import { didYouMean, inFile, projectPath } from "../../../../packages/problems";
import type { DocsSettings } from "../data-files/site-settings";
import { validate } from "../front-matter/validate";
import type { YamlPath } from "../read-yaml";
import { readYaml } from "../read-yaml";
import type { DocsVersion } from "./docs-version";
import { CURRENT_VERSION, folderOfVersion, resolveVersions } from "./docs-version";

/** Versions with problems in their declaration. */
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
      .regex(/^[^/\\<>:"|?*\s][^/\\<>:"|?*]{0,63}$/, "Write a valid folder name")
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
  settings: DocsSettings,
): ReadVersions {
  const file = path.join(contentRoot, FILE);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const { data, positionOf, problems: syntax } = readYaml(text);
  const checked =
    syntax.length > 0
      ? { problems: syntax }
      : validate({ schema: versionsFile, data, positionOf, subject: "versions" });
  const names = "value" in checked ? (checked.value ?? []) : [];
  const nameOf = (name: string) => projectPath(path.join(contentRoot, name));
  return {
    versions: resolveVersions(names, basePath, settings),
    problems: [
      ...inFile(nameOf(FILE), [
        ...checked.problems,
        ...missingFolders(contentRoot, names, positionOf),
      ]),
      ...(checked.problems.length > 0
        ? []
        : unnamedFolders(contentRoot, names).flatMap(({ name, problem }) =>
            inFile(nameOf(`${FOLDER}/${name}`), [problem]),
          )),
      ...inFile(nameOf("site.yml"), settingsProblems(contentRoot, names, settings)),
    ],
  };
}

function missingFolders(
  contentRoot: string,
  names: readonly string[],
  positionOf: ReturnType<typeof readYaml>["positionOf"],
): LocalProblem[] {
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

function unnamedFolders(
  contentRoot: string,
  names: readonly string[],
): Array<{ name: string; problem: LocalProblem }> {
  const folder = path.join(contentRoot, FOLDER);
  const known = names.map((name) => `version-${name}`);
  const folders = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return folders
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(({ name }) => ({
      name,
      problem: {
        code: "versions/unnamed-folder",
        severity: "error",
        message: `This folder is ignored: its version is not listed in ${FILE}.`,
        value: name,
        hint: `Add "${name.replace(/^version-/, "")}" to ${FILE}, or delete the folder.`,
      },
    }));
}

function settingsProblems(
  contentRoot: string,
  names: readonly string[],
  settings: DocsSettings,
): LocalProblem[] {
  const known = [CURRENT_VERSION, ...names];
  const shown = settings.includeCurrentVersion ? known : names;
  const positionOf = (keys: YamlPath) =>
    readYaml(readFileSync(path.join(contentRoot, "site.yml"), "utf8")).positionOf([
      "docs",
      ...keys,
    ]);
  const unknown = (keys: YamlPath, value: string, candidates: readonly string[]): LocalProblem => ({
    code: "versions/unknown-version",
    severity: "error",
    ...positionOf(keys),
    pointer: `/docs/${keys.map(String).join("/")}`,
    message: "The settings refer to an unknown version.",
    value,
    hint: didYouMean(value, candidates),
  });
  const { lastVersion } = settings;
  return [
    ...(lastVersion === undefined || shown.includes(lastVersion)
      ? []
      : [unknown(["lastVersion"], lastVersion, shown)]),
    ...Object.keys(settings.versions)
      .filter((name) => !known.includes(name))
      .map((name) => unknown(["versions", name], name, known)),
    ...(shown.length > 0 ? [] : [noVersion(positionOf(["includeCurrentVersion"]))]),
  ];
}

function noVersion(place: { line: number; column: number }): LocalProblem {
  return {
    code: "versions/none",
    severity: "error",
    ...place,
    message: "The documentation has no versions.",
    value: "includeCurrentVersion: false",
    hint: `Include the current version, or add others to ${FILE}.`,
  };
}
