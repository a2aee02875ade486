import { Script } from "node:vm";
import type { Problem } from "../../../../packages/problems";
import { isRecord } from "../json";
import type { SourceFile } from "./read-files";
import { problemAt } from "./read-files";
import { visitObjects } from "./reference";

/** Only a pattern with a repeated group can take exponential time. */
const REPEATED_GROUP = /\)[*+{]/;

const SEARCH = new Script("texts.map((text) => expression.test(text)).includes(true)");

/**
 * Returns whether one of some texts matches a pattern. A pattern that is no regular expression
 * matches nothing. Undefined for a pattern that takes too long.
 */
export function matchesSome(pattern: string, texts: readonly string[]): boolean | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, "u");
  } catch {
    return false;
  }
  if (!REPEATED_GROUP.test(pattern)) return texts.some((text) => expression.test(text));
  try {
    return SEARCH.runInNewContext({ expression, texts }, { timeout: 100 + texts.length });
  } catch (error) {
    if (isRecord(error) && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  }
}

/** A schema whose pattern a check must leave out; the first with each pattern has a warning. */
export type SlowPattern = { path: string; pointer: string; problem?: Problem };

/** Finds patterns that take too long for a text of the document, e.g. `^(a+)+$` for `aaaa…!`. */
export function findSlowPatterns(files: ReadonlyMap<string, SourceFile>): SlowPattern[] {
  const places = new Map<string, { file: SourceFile; pointer: string }[]>();
  const texts = new Set<string>();
  for (const file of files.values()) {
    visitObjects(file.value, (node, pointer) => {
      const { pattern } = node;
      if (typeof pattern === "string" && REPEATED_GROUP.test(pattern)) {
        places.set(pattern, [...(places.get(pattern) ?? []), { file, pointer }]);
      }
      for (const value of Object.values(node).flat()) {
        if (typeof value === "string") texts.add(value);
      }
    });
  }
  return [...places]
    .filter(([pattern]) => matchesSome(pattern, [...texts]) === undefined)
    .flatMap(([pattern, found]) =>
      found.map(({ file, pointer }, index) => ({
        path: file.path,
        pointer,
        ...(index === 0 ? { problem: slowPattern(file, pointer, pattern) } : {}),
      })),
    );
}

function slowPattern(file: SourceFile, pointer: string, pattern: string): Problem {
  return problemAt(file, `${pointer}/pattern`, {
    code: "slow-pattern",
    severity: "warning",
    message: "The pattern takes too long for some texts, so no example is checked against it.",
    value: JSON.stringify(pattern),
    hint: "Avoid a repetition inside of a repeated group.",
  });
}
