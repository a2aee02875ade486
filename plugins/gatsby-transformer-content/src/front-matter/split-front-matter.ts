import type { LocalProblem } from "../../../../packages/problems";
import type { YamlText } from "../read-yaml";
import { isRecord, readYaml } from "../read-yaml";

interface SplitFile {
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

function problem(name: string, line: number, message: string, hint: string): LocalProblem {
  return { code: `front-matter/${name}`, severity: "error", line, column: 1, message, hint };
}

function notClosed(): LocalProblem {
  const hint = "Add a line with --- after the last key.";
  return problem("not-closed", 1, "The front matter is not closed.", hint);
}

function notFirst(): LocalProblem {
  const message = "There is something before the front matter, so it is treated as text.";
  return problem(
    "not-first",
    1,
    message,
    "Remove blank lines and spaces at the start of the file.",
  );
}

function notAMapping(): LocalProblem {
  const hint = "Write one `key: value` per line.";
  return problem("not-a-mapping", 2, "Front matter must consist of keys and values.", hint);
}
