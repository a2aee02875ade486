import { load, YAMLException } from "js-yaml";
import type { FilePosition, TextProblem } from "../../../packages/problems";
import { notUtf8 } from "../../../packages/problems";
import { createYamlLocator } from "../../../packages/yaml-positions";

/** Parsed YAML with a lookup of positions. */
export interface YamlText {
  /** `undefined` if the text is empty or invalid. */
  data: unknown;
  /** Returns the position of a key. Parses the text again, so call it only for problems. */
  positionOf: (path: YamlPath) => FilePosition;
  problems: TextProblem[];
}

/**
 * Parses YAML.
 *
 * @param lineOffset number of lines of the file before the text, added to all positions
 */
export function readYaml(text: string, lineOffset = 0): YamlText {
  const positionOf = (path: YamlPath): FilePosition => {
    const place = positionOfKey(text, path);
    return { ...place, line: place.line + lineOffset };
  };
  const refuse = (problem: TextProblem) => ({ data: undefined, positionOf, problems: [problem] });
  if (text.includes("\0")) return refuse(notUtf8(text));
  const conflict = findConflict(text, lineOffset);
  if (conflict) return refuse(conflict.problem);
  try {
    const isEmpty = text.replace(/^\s*#.*$/gm, "").trim() === "";
    const data = isEmpty ? undefined : load(text);
    const excess = text.includes("*") ? findExcess(data) : undefined;
    return excess
      ? refuse(tooComplex(excess.message, positionOf(excess.path)))
      : { data, positionOf, problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return refuse(findSecondDocument(text, lineOffset) ?? syntaxProblem(error, lineOffset));
  }
}

/** Finds an unresolved merge conflict, and its offset in the text. */
export function findConflict(text: string, lineOffset = 0) {
  const match = /^<{7}(?: .*)?\n(?=[\s\S]*^>{7}(?: |$))/m.exec(text);
  if (!match) return undefined;
  const problem: TextProblem = {
    code: "content/merge-conflict",
    severity: "error",
    line: text.slice(0, match.index).split("\n").length + lineOffset,
    column: 1,
    message: "The file has an unresolved merge conflict.",
    value: match[0].trim(),
    hint: "Keep what is right of both sides, and remove the lines <<<<<<<, ======= and >>>>>>>.",
  };
  return { offset: match.index, problem };
}

const MAX_VALUES = 100_000;

/** Finds data that aliases make too large or circular. js-yaml itself refuses deep nesting. */
function findExcess(data: unknown): { message: string; path: YamlPath } | undefined {
  let left = MAX_VALUES;
  const walk = (value: unknown, path: YamlPath, around: readonly unknown[]): typeof found => {
    if (typeof value !== "object" || value === null) return undefined;
    left -= 1;
    if (around.includes(value)) return { path, message: "This alias is part of its own value." };
    if (left < 0) return { path, message: `Aliases make more than ${MAX_VALUES} values of this.` };
    const inside = [...around, value];
    for (const [key, child] of Object.entries(value)) found ??= walk(child, [...path, key], inside);
    return found;
  };
  let found: { message: string; path: YamlPath } | undefined;
  return walk(data, [], []);
}

function tooComplex(message: string, place: FilePosition): TextProblem {
  return {
    code: "yaml/too-complex",
    severity: "error",
    ...place,
    message,
    hint: "Write the values out instead of aliases (*).",
  };
}

/** Finds the line `---` that begins another document. The first one may begin with such a line, too. */
function findSecondDocument(text: string, lineOffset: number): TextProblem | undefined {
  const lines = text.split("\n");
  const isContent = (line: string) => line.trim() !== "" && !/^\s*#/.test(line);
  const first = lines.findIndex(isContent);
  const line = lines.findIndex((text, index) => index > first && /^---(?:\s|$)/.test(text));
  if (first < 0 || line < 0) return undefined;
  return {
    code: "yaml/syntax",
    severity: "error",
    line: line + 1 + lineOffset,
    column: 1,
    message: "A second YAML document begins here. The file may contain one only.",
    value: "---",
    hint: "Remove this line, or move what follows into another file.",
  };
}

function syntaxProblem(error: YAMLException, lineOffset: number): TextProblem {
  return {
    code: "yaml/syntax",
    severity: "error",
    line: (error.mark?.line ?? 0) + 1 + lineOffset,
    column: (error.mark?.column ?? 0) + 1,
    message: `This is not valid YAML: ${error.reason}.`,
    hint: "Quote values with a colon or #, indent with spaces, and use each key once.",
  };
}

/** Returns whether a value is a mapping of keys to values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Path of a value in a YAML document: keys and list indexes. */
export type YamlPath = ReadonlyArray<PropertyKey>;

/**
 * Returns the position of a key in a YAML text, or of its nearest existing ancestor. Parses the
 * text again, so call it only for problems.
 */
export function positionOfKey(text: string, path: YamlPath): FilePosition {
  return createYamlLocator(text)(path);
}
