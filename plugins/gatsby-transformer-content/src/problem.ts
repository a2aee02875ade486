/** How bad a problem is: an error stops the build, a warning is only reported. */
export type Severity = "error" | "warning";

/**
 * One thing that somebody must mend, told so that they can: where it is, what stands there,
 * what is wrong with it, and how to put it right.
 */
export interface Problem {
  /** Stable name of the rule, for tools and for searching: `front-matter/invalid-value`. */
  code: string;
  severity: Severity;
  /** Path of the file, relative to the project. */
  file: string;
  /** Path of the page that takes the file in, where the file is a partial. */
  page?: string;
  /** 1-based, when the place is known. */
  line?: number;
  /** 1-based, when the place is known. */
  column?: number;
  /** JSON pointer inside a data file. */
  pointer?: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** The offending value as the writer typed it. */
  value?: string;
  /** What to do about it. */
  hint?: string;
}

/** Where in a file something stands; both 1-based. */
export interface Place {
  line: number;
  column: number;
  /** Path of the file, where it is another than the one in hand: a partial of the page. */
  file?: string;
}

/** A problem without its file, or in a partial: made by functions that know only a file's text. */
export type LocalProblem = Omit<Problem, "file"> & Pick<Place, "file">;

/** Gives problems found in a file's text the name of that file. */
export function inFile(file: string, problems: LocalProblem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, file: problem.file ?? file }));
}

/** A value as it should appear in a message: short, and on one line. */
export function showValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = (text ?? String(value)).replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}
