import { readdirSync } from "node:fs";
import path from "node:path";
import type { LocalProblem } from "../../../../packages/problems";

/** Another file of the folder that says the same thing, and comes before this one by its name. */
export function findRival(
  absolutePath: string,
  saysTheSame: (name: string) => boolean,
): string | undefined {
  const [first] = readdirSync(path.dirname(absolutePath)).filter(saysTheSame).sort();
  return first === path.basename(absolutePath) ? undefined : first;
}

/**
 * What is said of a file that another one overrules.
 *
 * @param fact what the other file does already
 */
export function twoFiles(code: string, fact: string, rival: string): LocalProblem {
  return {
    code,
    severity: "error",
    line: 1,
    column: 1,
    message: `${fact} in ${rival} already, so this file has no effect.`,
    value: rival,
    hint: "Keep one of the two files.",
  };
}
