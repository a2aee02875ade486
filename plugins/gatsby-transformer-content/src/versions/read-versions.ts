import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem, TextProblem } from "../../../../packages/problems";
import { didYouMean, inFile, projectPath } from "../../../../packages/problems";
import type { DocsSettings } from "../data-files/site-settings";
import { docsSettings } from "../data-files/site-settings";
import type { Validated } from "../front-matter/validate";
import { validate } from "../front-matter/validate";
import type { YamlText } from "../read-yaml";
import { positionOfKey, readYaml } from "../read-yaml";
import type { DocsVersion, InstanceSettings } from "./docs-version";
import {
  CURRENT_VERSION,
  DEFAULT_INSTANCE,
  folderOfVersion,
  nameIn,
  prefixOf,
  resolveVersions,
} from "./docs-version";

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

/**
 * Reads the `versions.json` of each set of docs and checks it against folders and settings.
 *
 * @param settings the `docs` of `site.yml`, by default their defaults
 */
export function readVersions(
  contentRoot: string,
  settings: DocsSettings = docsSettings.parse({}),
): ReadVersions {
  const { instances, ...main } = settings;
  const all = [
    readInstance(contentRoot, { id: DEFAULT_INSTANCE, settings: main, keys: ["docs"] }),
    ...Object.entries(instances).map(([id, own]) =>
      readInstance(contentRoot, { id, settings: own, keys: ["docs", "instances", id] }),
    ),
  ];
  return {
    versions: all.flatMap(({ versions }) => versions),
    problems: all.flatMap(({ problems }) => problems),
  };
}

/** One documentation of the site. */
interface Instance {
  id: string;
  settings: InstanceSettings;
  /** Place of its settings in `site.yml`. */
  keys: string[];
}

function readInstance(contentRoot: string, instance: Instance): ReadVersions {
  const { id, settings } = instance;
  const [list, folder] = [prefixOf(id) + FILE, prefixOf(id) + FOLDER];
  const file = path.join(contentRoot, list);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const { data, positionOf, problems: syntax } = readYaml(text);
  const checked: Validated<string[]> =
    syntax.length > 0
      ? { problems: syntax }
      : validate({ schema: versionsFile, data, positionOf, subject: "versions" });
  const names = checked.value ?? [];
  const problemsIn = (name: string, problems: TextProblem[]) =>
    inFile(projectPath(path.join(contentRoot, name)), problems);
  const ignored =
    checked.problems.length > 0 ? [] : unnamedFolders(path.join(contentRoot, folder), names);
  const isThere = (name: string) =>
    existsSync(path.join(contentRoot, folderOfVersion(nameIn(id, name))));
  const missing = names.filter((name) => !isThere(name));
  return {
    versions: resolveVersions(names, settings, id),
    problems: [
      ...problemsIn(list, [
        ...checked.problems,
        ...missing.map((name) =>
          missingFolder(name, positionOf([names.indexOf(name)]), folderOfVersion(nameIn(id, name))),
        ),
      ]),
      ...ignored.flatMap((name) => problemsIn(`${folder}/${name}`, [unnamedFolder(name, list)])),
      ...problemsIn("site.yml", settingsProblems(contentRoot, names, list, instance)),
      ...(id === DEFAULT_INSTANCE || isThere(CURRENT_VERSION) || names.length > 0
        ? []
        : problemsIn("site.yml", [noPages(contentRoot, instance)])),
    ],
  };
}

/** Returns the text of the settings. A migration plans the site before it writes them. */
function readSettings(contentRoot: string): string {
  const file = path.join(contentRoot, "site.yml");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function noPages(contentRoot: string, { id, keys }: Instance): TextProblem {
  return {
    code: "versions/missing-folder",
    severity: "error",
    ...positionOfKey(readSettings(contentRoot), keys),
    pointer: `/${keys.join("/")}`,
    message: `The documentation "${id}" has no pages.`,
    value: id,
    hint: `Add them to ${folderOfVersion(nameIn(id, CURRENT_VERSION))}, or remove its settings.`,
  };
}

function missingFolder(
  name: string,
  position: ReturnType<YamlText["positionOf"]>,
  folder: string,
): TextProblem {
  return {
    code: "versions/missing-folder",
    severity: "error",
    ...position,
    message: `The version "${name}" has no pages.`,
    value: name,
    hint: `Add them to ${folder}, or remove the name.`,
  };
}

function unnamedFolders(folder: string, names: readonly string[]): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => !names.some((known) => name === `version-${known}`));
}

function unnamedFolder(name: string, list: string): TextProblem {
  return {
    code: "versions/unnamed-folder",
    severity: "warning",
    message: `This folder is ignored: its version is not listed in ${list}.`,
    value: name,
    hint: `Add "${name.replace(/^version-/, "")}" to ${list}, or delete the folder.`,
  };
}

function settingsProblems(
  contentRoot: string,
  names: readonly string[],
  list: string,
  { keys: place, settings }: Instance,
): TextProblem[] {
  const { lastVersion, versions, includeCurrentVersion, onlyIncludeVersions = [] } = settings;
  const known = [CURRENT_VERSION, ...names];
  const possible = includeCurrentVersion ? known : names;
  const isLimited = onlyIncludeVersions.length > 0;
  const shown = isLimited ? onlyIncludeVersions : possible;
  const placeOf = (keys: string[]) => positionOfKey(readSettings(contentRoot), [...place, ...keys]);
  const unknown = (keys: string[], value: string, candidates: readonly string[]): TextProblem => ({
    code: "versions/unknown-version",
    severity: "error",
    ...placeOf(keys),
    pointer: `/${[...place, ...keys].join("/")}`,
    message: "The settings refer to an unknown version.",
    value,
    hint: didYouMean(value, candidates),
  });
  const problems = [
    ...Object.keys(versions)
      .filter((name) => !known.includes(name))
      .map((name) => unknown(["versions", name], name, known)),
    ...onlyIncludeVersions
      .filter((name) => !possible.includes(name))
      .map((name) => unknown(["onlyIncludeVersions"], name, possible)),
  ];
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
      hint: `Include the current version, or add others to ${list}.`,
    });
  }
  return problems;
}
