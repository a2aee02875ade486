import { createJiti } from "jiti";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LocalProblem, Place } from "../../../../packages/problems";
import { validate, valueAt } from "../front-matter/validate";
import type { Validated } from "../front-matter/validate";
import { readYaml } from "../read-yaml";
import type { YamlPath } from "../read-yaml";
import { expandSidebars, sidebarsFile } from "./sidebars";
import type { SidebarItemSpec } from "./sidebars";

/** Declared sidebars by name. */
export type DeclaredSidebars = Record<string, SidebarItemSpec[]>;

const SCRIPT = /\.[cm]?[jt]s$/;

/** Reads a file that declares sidebars: YAML, JSON, JavaScript or TypeScript. */
export function readSidebars(file: string, source: string): Validated<DeclaredSidebars> {
  if (SCRIPT.test(file)) {
    const { data, problems } = loadScript(file);
    if (problems.length > 0) return { problems };
    const expanded = expandSidebars(data).data;
    const placeOf = (path: YamlPath) =>
      placeInScript(source, [valueAt(expanded, path), ...[...path].reverse()]);
    return validate({ schema: sidebarsFile, data: expanded, placeOf, subject: "sidebars" });
  }
  const yaml = readYaml(source);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const { data, sourcePath } = expandSidebars(yaml.data ?? {});
  const placeOf = (path: YamlPath) => yaml.placeOf(sourcePath(path));
  return validate({ schema: sidebarsFile, data, placeOf, subject: "sidebars" });
}

/**
 * Where an entry stands in a file that declares sidebars.
 *
 * @param path of the entry in the expanded sidebars
 * @param value of the entry, by which a script is searched
 */
export function placeInSidebars(
  file: string,
  source: string,
  path: YamlPath,
  value: string,
): Place {
  if (SCRIPT.test(file)) return placeInScript(source, [value, ...[...path].reverse()]);
  const { data, placeOf } = readYaml(source);
  return placeOf(expandSidebars(data).sourcePath(path));
}

/** What a script exports, as plain data, or why it could not be had. */
export interface LoadedScript {
  data?: unknown;
  problems: LocalProblem[];
}

/**
 * Runs a JavaScript or TypeScript file and gives what it exports by default. Nothing is remembered:
 * an edit of the file, or of one beside or below it that it imports, counts at once.
 */
export function loadScript(file: string): LoadedScript {
  try {
    forgetModules(path.dirname(file));
    // The asynchronous import would leave plain scripts to Node, which keeps ES modules for good.
    const exported = createJiti(file, { fsCache: false, moduleCache: false })(file);
    const data = exported?.default ?? exported;
    // Functions and what is undefined have no place in a node.
    return { data: JSON.parse(JSON.stringify(data) ?? "null"), problems: [] };
  } catch (error) {
    return { problems: [scriptProblem(error, file)] };
  }
}

/** Plain CommonJS is run by Node itself, which remembers it. */
function forgetModules(folder: string): void {
  const { cache } = createRequire(path.join(folder, "sidebars.js"));
  for (const id of Object.keys(cache)) {
    if (id.startsWith(folder + path.sep) && !id.includes("node_modules")) delete cache[id];
  }
}

function scriptProblem(thrown: unknown, file: string): LocalProblem {
  // What a script throws need not be an error, nor one of this realm.
  const { name = "Error", message = String(thrown), stack = "" } = thrown as Partial<Error>;
  return {
    code: "sidebars/script",
    severity: "error",
    ...withinLine(placeInStack(`${message}\n${stack}`, file), file),
    message: "The file could not be run.",
    value: `${name}: ${message.split("\n")[0]?.trim() ?? ""}`,
    hint: "It must export the sidebars by default: names with lists of entries.",
  };
}

/** The first line of the file that a stack, or the message of a parser, names. */
function placeInStack(text: string, file: string): Place {
  const start = text.indexOf(`${file}:`);
  const [, line, column] = /^:(\d+):(\d+)/.exec(text.slice(start + file.length)) ?? [];
  return start < 0 || !line
    ? { line: 1, column: 1 }
    : { line: Number(line), column: Number(column) };
}

/** A script is run as jiti has written it: its lines are those of the file, its columns need not be. */
function withinLine({ line, column }: Place, file: string): Place {
  const text = readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
  return { line, column: column <= text.length + 1 ? column : 1 };
}

/**
 * Where one of some words stands in a script, as a text in quotes or as a key: the first word that is
 * there, the first place where it is. A script's values may be computed, so this is a good guess, and
 * the start of the file is the next best.
 */
export function placeInScript(script: string, words: readonly unknown[]): Place {
  for (const word of words) {
    if (typeof word !== "string" || word === "") continue;
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(`(["'\`])${escaped}\\1|(?<![\\w$])${escaped}(?=\\s*:)`).exec(script);
    if (match) return placeOfOffset(script, match.index);
  }
  return { line: 1, column: 1 };
}

function placeOfOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 };
}
