import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";

/**
 * All problems as one text: sorted by file and line, each with its place, value and hint, and the
 * counts at the end.
 */
export function formatReport(problems: readonly Problem[]): string {
  const { errors, warnings } = countProblems(problems);
  const counts = `${count(errors, "error")}, ${count(warnings, "warning")}`;
  return [...sortProblems(problems).map(formatProblem), counts].join("\n\n");
}

/** Problems in the order in which a writer goes through files. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(byPlace);
}

/** How many problems are errors, and how many warnings. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function formatProblem(problem: Problem): string {
  const lines = [
    `${placeOf(problem)} ${problem.severity} ${problem.code}`,
    `  ${problem.message}`,
    problem.value === undefined ? "" : `  Found: ${problem.value}`,
    problem.hint === undefined ? "" : `  Hint: ${problem.hint}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** `content/docs/a.mdx:12:3`, or `openapi/v2.yaml#/paths` where no line is known. */
function placeOf({ file, line, column, pointer }: Problem): string {
  if (line !== undefined) return `${file}:${line}:${column ?? 1}`;
  return pointer ? `${file}#${pointer}` : file;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
