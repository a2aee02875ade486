import type { Place } from "../../../../packages/problems";

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
