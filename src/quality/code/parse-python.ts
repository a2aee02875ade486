import { spawnSync } from "node:child_process";
import { parser } from "@lezer/python";
import type { SyntaxMistake } from "./syntax-error";

/** Reads a JSON list of programs, writes a JSON list of `null` or `[message, line]`. */
const AST_PARSE = `
import ast, json, sys
found = []
for code in json.load(sys.stdin):
    try:
        ast.parse(code)
        found.append(None)
    except SyntaxError as error:
        found.append([error.msg, error.lineno])
json.dump(found, sys.stdout)
`;

/**
 * Looks for mistakes in Python programs: by Python itself where it is at hand, all in one process,
 * else by a parser of the language.
 */
export function findPythonMistakes(
  programs: readonly string[],
  hasPython: boolean,
): Array<SyntaxMistake | undefined> {
  if (!hasPython || programs.length === 0) return programs.map(findByGrammar);
  const { stdout } = spawnSync("python3", ["-c", AST_PARSE], {
    input: JSON.stringify(programs),
    encoding: "utf8",
  });
  const found = JSON.parse(stdout) as Array<[string, number | null] | null>;
  return found.map((item) => item && toMistake(item)).map((item) => item ?? undefined);
}

function toMistake([message, line]: [string, number | null]): SyntaxMistake {
  return { message, ...(line === null ? {} : { line }) };
}

function findByGrammar(code: string): SyntaxMistake | undefined {
  let mistake: SyntaxMistake | undefined;
  parser.parse(code).iterate({
    enter({ type, from }) {
      if (!mistake && type.isError) {
        mistake = { message: "This is not Python.", line: code.slice(0, from).split("\n").length };
      }
    },
  });
  return mistake;
}
