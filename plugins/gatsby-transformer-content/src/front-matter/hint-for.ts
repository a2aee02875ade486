import type { z } from "zod";
import { closest } from "../../../../packages/problems";

/** What to write where a value has the wrong type. */
const BY_TYPE: Record<string, string> = {
  string: "Write text, in quotes where it looks like something else.",
  number: "Write a number, without quotes.",
  int: "Write a whole number.",
  boolean: "Write true or false.",
  tuple: "Write a list of the values in their order, such as [1, 2].",
  array: "Write a list: an entry a line, each after a hyphen.",
  object: "Write `key: value`, a line for each key.",
  record: "Write `key: value`, a line for each key.",
};

/**
 * How to mend a value that a schema refuses. A schema's own message says it already ("Write a date as
 * YYYY-MM-DD"); the library's standard ones only say what is wrong.
 */
export function hintFor(issue: z.core.$ZodIssue, value: unknown): { hint?: string } {
  const hint =
    value === undefined && isStandard(issue) ? missing(issue) : standardHint(issue, value);
  return hint === undefined ? {} : { hint };
}

function isStandard({ message }: z.core.$ZodIssue): boolean {
  return /^(?:Invalid|Too (?:small|big))/.test(message);
}

function missing({ path }: z.core.$ZodIssue): string {
  return `Add \`${String(path[path.length - 1] ?? "")}:\`; it is needed.`;
}

function standardHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (!isStandard(issue)) return undefined;
  switch (issue.code) {
    case "invalid_type":
      return BY_TYPE[issue.expected];
    case "invalid_value":
      return oneOf(issue.values.map(String), String(value));
    case "too_small":
      return issue.inclusive
        ? `Write ${String(issue.minimum)} or more.`
        : `Write a number above ${String(issue.minimum)}.`;
    case "too_big":
      return issue.inclusive
        ? `Write ${String(issue.maximum)} or less.`
        : `Write a number below ${String(issue.maximum)}.`;
    case "invalid_format":
      return "prefix" in issue ? `Start it with "${String(issue.prefix)}".` : undefined;
    case "invalid_union":
      return "Write one of the forms that are described for it.";
    default:
      return undefined;
  }
}

function oneOf(known: readonly string[], value: string): string {
  const near = closest(value, known);
  return near ? `Did you mean "${near}"?` : `Write one of: ${known.join(", ")}.`;
}
