import path from "node:path";
import { distance } from "fastest-levenshtein";
import { count } from "../words";

/** An error stops the build, a warning is only reported. */
export type Severity = "error" | "warning";

/** A mistake in a file of the site, with what its author needs to fix it. */
export interface Problem {
  /** Stable name of the rule, for tools and for searching: `front-matter/invalid-value`. */
  code: string;
  severity: Severity;
  /** Path of the file, relative to the project where it is inside of it. */
  file: string;
  /** Path of the page that includes the file, if the file is a partial. */
  page?: string;
  /** 1-based, if known. */
  line?: number;
  /** 1-based, if known. */
  column?: number;
  /** JSON pointer inside a data file, with or without `#` at its start. */
  pointer?: string;
  /** One sentence that says what is wrong. */
  message: string;
  /** The offending value as the author typed it. */
  value?: string;
  /** How to fix it. */
  hint?: string;
}

/** A position in a file; both numbers are 1-based. */
export interface FilePosition {
  line: number;
  column: number;
  /** Path of the file, if it differs from the current one: a partial of the page. */
  file?: string;
}

/** Returns the position of an offset in a text, with any kind of line ends. */
export function positionAt(text: string, offset: number): FilePosition {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** Returns why and where a text is not JSON; nothing if it is. */
export function findJsonError(text: string): (FilePosition & { reason: string }) | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, offset] = /at position (\d+)/.exec(reason) ?? [];
    return { ...positionAt(text, Number(offset ?? text.length)), reason };
  }
}

/** Returns the problem of a text that is not UTF-8, at its first unreadable character. */
export function notUtf8(text: string): TextProblem {
  const isUtf16 = text.includes("\0");
  return {
    code: "content/not-utf-8",
    severity: "error",
    ...positionAt(text, text.search(/[\uFFFD\0]/)),
    message: isUtf16
      ? "The file is UTF-16 or no text at all."
      : "The file is not valid UTF-8 from here on.",
    hint: "Save the file as UTF-8 in your editor.",
  };
}

/** A problem found by a function that knows only a file's text, not its path. */
export type TextProblem = Omit<Problem, "file"> & Pick<FilePosition, "file">;

/** A problem without its position. */
export type ProblemDetails = Omit<TextProblem, "line" | "column" | "file">;

/** Adds the path of the file to problems found in its text. */
export function inFile(file: string, problems: readonly TextProblem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, file: problem.file ?? file }));
}

/** Returns the path of a file from the working directory, with forward slashes, as problems name it. */
export function projectPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join("/");
}

/** Formats a value for a message: on one line, at most 80 characters. */
export function showValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = (text ?? String(value)).replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

/** Returns whether any of the problems stops the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

/** Counts errors and warnings. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}

/** Sorts problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      compare(a.line ?? 0, b.line ?? 0) ||
      compare(a.column ?? 0, b.column ?? 0),
  );
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Formats problems as one report, sorted by place, with the counts at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const { errors, warnings } = countProblems(problems);
  const counts = `${count(errors, "error")}, ${count(warnings, "warning")}`;
  return [...sortProblems(problems).map(formatProblem), counts].join("\n\n");
}

/** Formats one problem: place, severity and code on the first line, details indented below. */
function formatProblem(problem: Problem): string {
  const { file, line, column, severity, code, message, value, hint } = problem;
  const pointer = problem.pointer?.replace(/^#/, "");
  const inData = pointer ? `${file}#${pointer}` : file;
  const place = line === undefined ? inData : `${file}:${line}:${column ?? 1}`;
  return [
    `${place} ${severity} ${code}`,
    `  ${message}`,
    ...(line !== undefined && pointer ? [`  At: ${pointer}`] : []),
    ...(value === undefined ? [] : [`  Found: ${value}`]),
    ...(hint === undefined ? [] : [`  Hint: ${hint}`]),
  ].join("\n");
}

/** Returns the candidate that a mistyped word most likely means, if one is close enough. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    const edits = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (edits >= candidate.length) continue;
    if (edits <= limit && (!best || edits < best.edits)) best = { candidate, edits };
  }
  return best?.candidate;
}

/** Levenshtein distance, except that two swapped letters count as one edit: `titel`, `title`. */
function countEdits(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && [...a].sort().join() === [...b].sort().join() ? 1 : edits;
}

/** Formats a hint for an unknown name: the closest known name, else a list of the known names. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  const near = closest(word, known);
  if (near) return `Did you mean "${near}"?`;
  if (known.length === 0) return "None is defined yet.";
  const shown = known.slice(0, 12).join(", ");
  return `Known: ${shown}${known.length > 12 ? `, and ${known.length - 12} more` : ""}.`;
}
