/** Something in a source file that its writer must mend before a picture can be drawn. */
export interface DrawingProblem {
  /** Stable name of the rule, such as `chart/wrong-length`. */
  code: string;
  severity: "error" | "warning";
  /** Path relative to the project. */
  file: string;
  /** JSON pointer inside the file, where it holds data. */
  pointer?: string;
  message: string;
  /** The offending value as it was written. */
  value?: string;
  hint?: string;
}

/** A problem found by a function that knows only the data, not the file. */
export type LocalDrawingProblem = Omit<DrawingProblem, "file">;

/** One problem as lines for a terminal: place, what is wrong, what to do. */
export function describeProblem(problem: DrawingProblem): string {
  const place = problem.pointer === undefined ? problem.file : `${problem.file}#${problem.pointer}`;
  const lines = [`${problem.severity}: ${place}: ${problem.message} [${problem.code}]`];
  if (problem.value !== undefined) lines.push(`  found: ${problem.value}`);
  if (problem.hint !== undefined) lines.push(`  hint: ${problem.hint}`);
  return lines.join("\n");
}

/** A value as it should appear in a message: on one line, at most 60 characters. */
export function showValue(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
