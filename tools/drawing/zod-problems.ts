import type { z } from "zod";
import { showValue } from "./problem";
import type { LocalDrawingProblem } from "./problem";

/** Turns what zod found wrong with `data` into problems with JSON pointers. */
export function problemsOfZod(
  error: z.ZodError,
  data: unknown,
  code: string,
): LocalDrawingProblem[] {
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
