import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createJiti } from "jiti";
import type { FilePosition, TextProblem } from "../../../../packages/problems";
import { positionAt } from "../../../../packages/problems";
import type { Validated } from "../front-matter/validate";
import { validate, valueAtPath } from "../front-matter/validate";
import type { YamlPath } from "../read-yaml";
import { readYaml } from "../read-yaml";
import type { SidebarItemSpec } from "./sidebars";
import { expandSidebars, sidebarsFile } from "./sidebars";

type DeclaredSidebars = Record<string, SidebarItemSpec[]>;

/** File names of sidebars that are code. */
export const SCRIPT = /\.[cm]?[jt]s$/;

const NO_SIDEBAR: TextProblem = {
  code: "sidebars/empty",
  severity: "error",
  line: 1,
  column: 1,
  message: "The file has no sidebar.",
  hint: "Write a name and its entries, such as `docs: [intro]`, or remove the file: sidebars then follow the folders.",
};

/** Reads a sidebars file: YAML, JSON, JavaScript or TypeScript. */
export function readSidebars(file: string, source: string): Validated<DeclaredSidebars> {
  const isScript = SCRIPT.test(file);
  const { data: declared, problems } = isScript ? loadScript(file) : readYaml(source);
  if (problems.length > 0) return { problems };
  if (!isScript && declared === undefined) return { problems: [NO_SIDEBAR] };
  const { data } = expandSidebars(isScript ? declared : (declared ?? {}));
  const positionOf = (path: YamlPath) =>
    positionInSidebars(file, source, path, valueAtPath(data, path));
  return validate({ schema: sidebarsFile, data, positionOf, subject: "sidebars" });
}

/**
 * Finds the position of an entry in a sidebars file.
 *
 * @param path path of the entry in the expanded sidebars
 * @param value value of the entry, to search for in a script
 */
export function positionInSidebars(
  file: string,
  source: string,
  path: YamlPath,
  value: unknown,
): FilePosition {
  if (SCRIPT.test(file)) return positionInScript(source, [value, ...[...path].reverse()]);
  const { data, positionOf } = readYaml(source);
  return positionOf(expandSidebars(data ?? {}).sourcePath(path));
}

/** The default export of a script as plain data, or the error. */
interface LoadedScript {
  data?: unknown;
  problems: TextProblem[];
}

/**
 * Runs a JavaScript or TypeScript file and returns its default export. Nothing is cached, so edits
 * of the file and of its imports take effect at once.
 */
function loadScript(file: string): LoadedScript {
  try {
    clearRequireCache(path.dirname(file));
    // jiti's asynchronous import lets Node load plain scripts, which caches ES modules permanently.
    const exported = createJiti(file, { fsCache: false, moduleCache: false })(file);
    const data = exported?.default ?? exported;
    if (data instanceof Promise) throw new TypeError("The default export is a promise.");
    // Removes functions and `undefined`, which nodes cannot contain.
    return { data: JSON.parse(JSON.stringify(data) ?? "null"), problems: [] };
  } catch (error) {
    return { problems: [scriptProblem(error, file)] };
  }
}

function clearRequireCache(folder: string): void {
  const { cache } = createRequire(path.join(folder, "sidebars.js"));
  for (const id of Object.keys(cache)) {
    if (id.startsWith(folder + path.sep) && !id.includes("node_modules")) delete cache[id];
  }
}

function scriptProblem(thrown: unknown, file: string): TextProblem {
  // A script can throw anything, also errors from another realm.
  const { name = "Error", message = String(thrown), stack = "" } = thrown as Partial<Error>;
  return {
    code: "sidebars/script",
    severity: "error",
    ...withinLine(positionInStack(`${message}\n${stack}`, file), file),
    message: "The script failed.",
    value: `${name}: ${message.split("\n")[0]?.trim() ?? ""}`,
    hint: "Its default export must be the sidebars: names with lists of entries.",
  };
}

/** Returns the first position in the file that a stack trace or parser message contains. */
function positionInStack(text: string, file: string): FilePosition {
  const start = text.indexOf(`${file}:`);
  const [, line, column] = /^:(\d+):(\d+)/.exec(text.slice(start + file.length)) ?? [];
  return start < 0 || !line
    ? { line: 1, column: 1 }
    : { line: Number(line), column: Math.max(1, Number(column)) };
}

/** jiti keeps the lines of a script but may change the columns. */
function withinLine({ line, column }: FilePosition, file: string): FilePosition {
  const text = readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
  return { line, column: column <= text.length + 1 ? column : 1 };
}

/**
 * Guesses where a value is in a script: the first occurrence of one of the words as a string or a
 * key, or else the start of the file. Values may be computed.
 */
function positionInScript(script: string, words: readonly unknown[]): FilePosition {
  for (const word of words) {
    if (typeof word !== "string" || word === "") continue;
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(`(["'\`])${escaped}\\1|(?<![\\w$])${escaped}(?=\\s*:)`).exec(script);
    if (match) return positionAt(script, match.index);
  }
  return { line: 1, column: 1 };
}
