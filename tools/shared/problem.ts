import type { z } from "zod";

/** A mistake in a source file that its writer has to fix. */
export interface Problem {
  /** Stable name of the rule, such as `chart/invalid`. */
  code: string;
  severity: "error" | "warning";
  file: string;
  /** JSON pointer inside the file, if it is data. */
  pointer?: string;
  message: string;
  /** The wrong value. */
  value?: string;
  hint?: string;
}

/** A problem found in data whose file is not known yet. */
export type TextProblem = Omit<Problem, "file">;

/** Formats a problem for a terminal: its place, what is wrong, what to do. */
export function formatProblem(problem: Problem): string {
  const place = problem.pointer === undefined ? problem.file : `${problem.file}#${problem.pointer}`;
  const lines = [`${problem.severity}: ${place}: ${problem.message} [${problem.code}]`];
  if (problem.value !== undefined) lines.push(`  found: ${problem.value}`);
  if (problem.hint !== undefined) lines.push(`  hint: ${problem.hint}`);
  return lines.join("\n");
}

/** Formats a value for a message: on one line, at most 60 characters. */
export function showValue(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Turns the issues that zod found in `data` into problems with JSON pointers. */
export function problemsOfZod(error: z.ZodError, data: unknown, code: string): TextProblem[] {
  return error.issues.map((issue) => {
    const pointer = issue.path.map((step) => `/${escapeStep(String(step))}`).join("");
    const value = valueAt(data, issue.path);
    return {
      code,
      severity: "error",
      pointer,
      message: issue.message,
      ...(value === undefined ? {} : { value: showValue(value) }),
    };
  });
}

function escapeStep(step: string): string {
  return step.replace(/~/g, "~0").replace(/\//g, "~1");
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== "object" || value === null) return undefined;
    return (value as Record<PropertyKey, unknown>)[step];
  }, data);
}
