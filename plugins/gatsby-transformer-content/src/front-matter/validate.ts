import type { z } from "zod";
import { closest, showValue } from "../../../../packages/problems";
import type { LocalProblem } from "../../../../packages/problems";
import type { YamlText } from "../read-yaml";

/** Data that passed its schema, or the reasons why it did not. Warnings may come with data. */
export interface Validated<T> {
  value?: T;
  problems: LocalProblem[];
}

/** What `validate` needs to know about the data besides its schema. */
export interface ValidateInput<Schema extends z.ZodType> {
  schema: Schema;
  data: unknown;
  placeOf: YamlText["placeOf"];
  /** First part of the problems' codes: `front-matter`, `tags`. */
  subject: string;
}

/** Checks data against a schema; each violation becomes a problem at the offending key. */
export function validate<Schema extends z.ZodType>(
  input: ValidateInput<Schema>,
): Validated<z.output<Schema>> {
  const result = input.schema.safeParse(input.data);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(issue, input) : toProblem(issue, input),
  );
  return { problems };
}

/** Keys that a schema refuses; where its message has a line for each, that is the hint. */
function unknownKeys(
  { keys, path, message }: z.core.$ZodIssueUnrecognizedKeys,
  { placeOf, subject }: Pick<ValidateInput<z.ZodType>, "placeOf" | "subject">,
): LocalProblem[] {
  const hints = message.split("\n");
  return keys.map((key, index) => {
    const hint = message.startsWith("Unrecognized") ? undefined : hints[index];
    return {
      code: `${subject}/unknown-key`,
      severity: "error",
      ...placeOf([...path, key]),
      pointer: `/${[...path, key].map(String).join("/")}`,
      message: `The key "${key}" is not known here.`,
      value: key,
      hint: hint ?? "Correct its spelling, or take it out.",
    };
  });
}

function toProblem(
  issue: z.core.$ZodIssue,
  { data, placeOf, subject }: Pick<ValidateInput<z.ZodType>, "data" | "placeOf" | "subject">,
): LocalProblem {
  const value = valueAt(data, issue.path);
  const isMissing = value === undefined && issue.message.startsWith("Invalid input");
  return {
    code: `${subject}/invalid-value`,
    severity: "error",
    ...placeOf(issue.path),
    pointer: `/${issue.path.map(String).join("/")}`,
    message: isMissing
      ? `${nameOf(issue.path)} is missing.`
      : `${nameOf(issue.path)}: ${sentence(issue.message)}`,
    ...(value === undefined ? {} : { value: showValue(value) }),
    ...hintFor(issue, value),
  };
}

function nameOf(path: ReadonlyArray<PropertyKey>): string {
  return path.length === 0 ? "The whole" : `"${path.map(String).join(".")}"`;
}

function sentence(message: string): string {
  return /[.?]$/.test(message) ? message : `${message}.`;
}

/** The value at a path, `undefined` where the path leads nowhere. */
export function valueAt(data: unknown, path: ReadonlyArray<PropertyKey>): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/**
 * Warns of keys that look like a slip of the pen. Any other key that no schema knows is left alone:
 * components, and programs that read the same file, have keys of their own.
 */
export function findUnknownKeys(
  data: Record<string, unknown>,
  known: readonly string[],
  placeOf: YamlText["placeOf"],
): LocalProblem[] {
  return Object.keys(data).flatMap((key) => {
    const near = known.includes(key) ? undefined : closest(key, known);
    if (!near) return [];
    return {
      code: "front-matter/unknown-key",
      severity: "warning",
      ...placeOf([key]),
      message: `The front matter key "${key}" is not known, so it has no effect.`,
      value: key,
      hint: `Did you mean "${near}"?`,
    };
  });
}

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
