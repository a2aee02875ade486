import type { LocalProblem } from "../../../../packages/problems";
import { readYaml } from "../read-yaml";
import type { YamlText } from "../read-yaml";

/** Front matter and body of a content file. */
export interface SplitFile {
  /** Empty if there is no front matter or if it is invalid. */
  data: Record<string, unknown>;
  positionOf: YamlText["positionOf"];
  /**
   * The body with the front matter's lines blanked, so that positions are positions in the file.
   */
  body: string;
  problems: LocalProblem[];
}

const FENCED = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;
/** Three hyphens and a key on the first lines: front matter, not a thematic break. */
const OPENED = /^---[ \t]*\n[\w-]+:/;

/** Front matter after blank lines or spaces, which Markdown treats as text. */
const LATE = /^\s+---[ \t]*\n(?:[\w-]+:.*\n(?:[ \t-].*\n)*)+---[ \t]*(?:\n|$)/;

/**
 * Splits a file into front matter and body. Invalid YAML becomes problems. Removes a byte order
 * mark and converts Windows line endings, which keeps line numbers.
 */
export function splitFrontMatter(source: string): SplitFile {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = FENCED.exec(text);
  if (!match || match.index > 0) {
    const problems = OPENED.test(text) ? [notClosed()] : LATE.test(text) ? [notFirst()] : [];
    const body = problems.length > 0 ? "" : text;
    return { data: {}, positionOf: () => ({ line: 1, column: 1 }), body, problems };
  }
  const { data, positionOf, problems } = readYaml(match[1] ?? "", 1);
  const body = match[0].replace(/[^\n]/g, "") + text.slice(match[0].length);
  if (isRecord(data)) return { data, positionOf, body, problems };
  if (data !== undefined && data !== null) problems.push(notAMapping());
  return { data: {}, positionOf, body, problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function notClosed(): LocalProblem {
  return {
    code: "front-matter/not-closed",
    severity: "error",
    line: 1,
    column: 1,
    message: "The front matter is not closed.",
    hint: "Add a line with --- after the last key.",
  };
}

function notFirst(): LocalProblem {
  return {
    code: "front-matter/not-first",
    severity: "error",
    line: 1,
    column: 1,
    message: "There is something before the front matter, so it is treated as text.",
    hint: "Remove blank lines and spaces at the start of the file.",
  };
}

function notAMapping(): LocalProblem {
  return {
    code: "front-matter/not-a-mapping",
    severity: "error",
    line: 2,
    column: 1,
    message: "Front matter must consist of keys and values.",
    hint: "Write one `key: value` per line.",
  };
}
