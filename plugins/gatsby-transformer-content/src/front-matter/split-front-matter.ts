import type { TextProblem } from "../../../../packages/problems";
import { findCode } from "../content/source/code-ranges";
import type { YamlText } from "../read-yaml";
import { findConflict, isRecord, readYaml } from "../read-yaml";

interface SplitFile {
  /** Empty if there is no front matter or if it is invalid. */
  data: Record<string, unknown>;
  positionOf: YamlText["positionOf"];
  /**
   * The body with the front matter's lines blanked, so that positions are positions in the file.
   */
  body: string;
  problems: TextProblem[];
}

const FENCED = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;
/** Three hyphens and a key on the first lines: front matter, not a thematic break. */
const OPENED = /^---[ \t]*\n[\w-]+:/;

/** Front matter of other programs: `+++` for TOML, `---json`, `;;;`, or an object at the start. */
const FOREIGN =
  /^(?:\+\+\+|;;;|---[ \t]*(?:json5?|toml|js|javascript|coffee|cson|ya?ml))[ \t]*\n|^\{\s*"[\w-]+"\s*:/;
/** A line of TOML. */
const TOML = /^[\w-]+[ \t]*=[ \t]*\S/m;

/** Front matter after blank lines or spaces, which Markdown treats as text. */
const LATE = /^\s+---[ \t]*\n(?:[\w-]+:.*\n(?:[ \t-].*\n)*)+---[ \t]*(?:\n|$)/;

/**
 * Splits a file into front matter and body. Invalid YAML becomes problems. Removes a byte order
 * mark and converts Windows line endings, which keeps line numbers.
 */
export function splitFrontMatter(source: string): SplitFile {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = FENCED.exec(text);
  const conflict = findProseConflict(text);
  if (conflict || !match || match.index > 0) {
    const problem = conflict ?? MISTAKES.find(([pattern]) => pattern.test(text))?.[1];
    const problems = problem ? [problem] : [];
    return { data: {}, positionOf: () => START, body: problem ? "" : text, problems };
  }
  const { data, positionOf, problems } = readYaml(match[1] ?? "", 1);
  const body = match[0].replace(/[^\n]/g, "") + text.slice(match[0].length);
  if (isRecord(data)) return { data, positionOf, body, problems };
  if (data !== undefined && data !== null) {
    problems.push(TOML.test(match[1] ?? "") ? notYaml(2) : NOT_A_MAPPING);
  }
  return { data: {}, positionOf, body, problems };
}

/** Finds an unresolved merge conflict that is not an example in code. */
function findProseConflict(text: string): TextProblem | undefined {
  const conflict = findConflict(text);
  if (!conflict) return undefined;
  const { offset, problem } = conflict;
  return findCode(text).some(([start, end]) => start <= offset && offset < end)
    ? undefined
    : problem;
}

const START = { line: 1, column: 1 };

function problem(name: string, line: number, message: string, hint: string): TextProblem {
  return { code: `front-matter/${name}`, severity: "error", line, column: 1, message, hint };
}

function notYaml(line: number): TextProblem {
  const hint = "Write `key: value` lines between two lines of three hyphens, ---.";
  return problem("not-yaml", line, "Front matter must be YAML, not JSON or TOML.", hint);
}

const NOT_A_MAPPING = problem(
  "not-a-mapping",
  2,
  "Front matter must consist of keys and values.",
  "Write one `key: value` per line.",
);

/** Starts of files that look like front matter but are not. */
const MISTAKES: ReadonlyArray<readonly [RegExp, TextProblem]> = [
  [
    OPENED,
    problem(
      "not-closed",
      1,
      "The front matter is not closed.",
      "Add a line with --- after the last key.",
    ),
  ],
  [
    LATE,
    problem(
      "not-first",
      1,
      "There is something before the front matter, so it is treated as text.",
      "Remove blank lines and spaces at the start of the file.",
    ),
  ],
  [FOREIGN, notYaml(1)],
];
