/** Something that is wrong with a document, said so that its author can mend it. */
export type Problem = {
  /** Stable name of the rule, e.g. `unresolved-ref`. */
  code: string;
  /** An error stops the build; a warning is printed. */
  severity: "error" | "warning";
  /** Path of the file, from the working directory where that is shorter. */
  file: string;
  /** 1-based line in the file. */
  line?: number;
  /** 1-based column in the line. */
  column?: number;
  /** JSON pointer of the place, e.g. `#/paths/~1chat/post/operationId`. */
  pointer?: string;
  /** What is wrong, in a sentence. */
  message: string;
  /** The offending value as it stands in the document. */
  value?: string;
  /** What to do about it. */
  hint?: string;
};

/** `file:line:column` of a problem, as far as it is known. */
function problemPlace({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** One problem as indented lines of text. */
function formatProblem(problem: Problem): string {
  const lines = [`${problemPlace(problem)}  ${problem.severity}  ${problem.code}`];
  lines.push(`  ${problem.message}`);
  if (problem.pointer !== undefined) {
    lines.push(`  at ${problem.pointer}`);
  }
  if (problem.value !== undefined) {
    lines.push(`  value: ${problem.value}`);
  }
  if (problem.hint !== undefined) {
    lines.push(`  hint: ${problem.hint}`);
  }
  return lines.join("\n");
}

/** All problems as one report, errors first, then by place, with counts at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(({ severity }) => severity === "error").length;
  const count = `${countOf(errors, "error")}, ${countOf(sorted.length - errors, "warning")}`;
  return [...sorted.map(formatProblem), count].join("\n\n");
}

/** Problems in the order in which they are best read: errors first, then file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.code.localeCompare(b.code),
  );
}

/** Whether any of the problems stops the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
