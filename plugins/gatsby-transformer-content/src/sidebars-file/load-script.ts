import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createJiti } from "jiti";
import type { LocalProblem, Place } from "../../../../packages/problems";

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
