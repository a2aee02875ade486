import type { LocalProblem } from "../../../../packages/problems";

/** What the parsers of Markdown and MDX throw. */
interface ParserError {
  line?: number | null;
  column?: number | null;
  reason?: string;
}

/** Parsers throw at the first mistake; it becomes a problem with its place. */
export function syntaxProblem(error: unknown): LocalProblem {
  const { line, column, reason } = error as ParserError;
  if (!reason) throw error;
  // An element that is never closed is reported at the end of the text; its start is in the words.
  const opened = /`?<[^>]*>`? \((\d+):(\d+)/.exec(reason);
  return {
    code: "content/syntax",
    severity: "error",
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: `The text cannot be parsed: ${reason}`,
    hint: "In MDX, write \\{ and \\< for characters that are not code, or put them in backticks.",
  };
}
