import type { z } from "zod";
import { isAddressName, isUnsafeAddress, UNSAFE_ADDRESS } from "../../../../packages/addresses";
import type { ProblemDetails, TextProblem } from "../../../../packages/problems";
import { closest, showValue } from "../../../../packages/problems";
import { findUnsafeHtmlText } from "../content/find-unsafe-markup";
import type { YamlText } from "../read-yaml";

/** Valid data, or the problems. Data can have warnings. */
export interface Validated<T> {
  value?: T;
  problems: TextProblem[];
}

interface ValidateInput<Schema extends z.ZodType> {
  schema: Schema;
  data: unknown;
  positionOf: YamlText["positionOf"];
  /** First part of the problem codes: `front-matter`, `tags`. */
  subject: string;
}

/** Validates data against a schema. Each violation becomes a problem at its key. */
export function validate<Schema extends z.ZodType>(
  input: ValidateInput<Schema>,
): Validated<z.output<Schema>> {
  const result = input.schema.safeParse(input.data);
  const unsafe = findUnsafeValues(input);
  if (result.success) {
    return unsafe.some(({ severity }) => severity === "error")
      ? { problems: unsafe }
      : { value: result.data, problems: unsafe };
  }
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(issue, input) : toProblem(issue, input),
  );
  const places = new Set(unsafe.map(({ pointer }) => pointer));
  return { problems: [...unsafe, ...problems.filter(({ pointer }) => !places.has(pointer))] };
}

/** Finds unsafe addresses at any depth, in values of keys such as `href`, and unsafe or risky HTML. */
function findUnsafeValues({ data, positionOf, subject }: ValidateInput<z.ZodType>): TextProblem[] {
  return stringsIn(data).flatMap(({ path, value, isHtml }) => {
    const problems: ProblemDetails[] = isHtml
      ? findUnsafeHtmlText(value)
      : isUnsafeValue(path, value)
        ? [{ code: "unsafe-address", ...UNSAFE_ADDRESS, value: showValue(value) }]
        : [];
    return problems.map((problem) => ({
      ...problem,
      code: `${subject}/${problem.code.replace(/^.*[/]/, "")}`,
      ...positionOf(path),
      pointer: `/${path.map(String).join("/")}`,
    }));
  });
}

function isUnsafeValue(path: ReadonlyArray<string | number>, value: string): boolean {
  const isSocial = path.at(-2) === "socials";
  return (isSocial || isAddressName(nameOfKey(path))) && isUnsafeAddress(value);
}

interface FoundString {
  path: Array<string | number>;
  value: string;
  /** True if it is the HTML of a sidebar entry. */
  isHtml: boolean;
}

/** Returns the key of a value; for an item of a list, the key of the list. */
function nameOfKey(path: ReadonlyArray<string | number>): string {
  return path.findLast((key): key is string => typeof key === "string") ?? "";
}

function stringsIn(
  data: unknown,
  path: Array<string | number> = [],
  parent?: unknown,
): FoundString[] {
  if (typeof data === "string") {
    const isHtml = path.at(-1) === "value" && valueAtPath(parent, ["type"]) === "html";
    return [{ path, value: data, isHtml }];
  }
  if (typeof data !== "object" || data === null || path.length > MAX_DEPTH) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    stringsIn(value, [...path, Array.isArray(data) ? Number(key) : key], data),
  );
}

/** YAML aliases can contain themselves. */
const MAX_DEPTH = 50;

/** Creates a problem per unknown key. A message with one line per key contains the hints. */
function unknownKeys(
  { keys, path, message }: z.core.$ZodIssueUnrecognizedKeys,
  { positionOf, subject }: Omit<ValidateInput<z.ZodType>, "schema">,
): TextProblem[] {
  const hints = message.split("\n");
  return keys.map((key, index) => {
    const hint = message.startsWith("Unrecognized") ? undefined : hints[index];
    return {
      code: `${subject}/unknown-key`,
      severity: "error",
      ...positionOf([...path, key]),
      pointer: `/${[...path, key].map(String).join("/")}`,
      message: `Unknown key "${key}".`,
      value: key,
      hint: hint ?? "Fix the spelling, or remove it.",
    };
  });
}

function toProblem(
  issue: z.core.$ZodIssue,
  { data, positionOf, subject }: Omit<ValidateInput<z.ZodType>, "schema">,
): TextProblem {
  const { path, message } = issue;
  const value = valueAtPath(data, path);
  const name = path.length === 0 ? "The whole" : `"${path.map(String).join(".")}"`;
  const isMissing = value === undefined && message.startsWith("Invalid input");
  const sentence = /[.?]$/.test(message) ? message : `${message}.`;
  return {
    code: `${subject}/invalid-value`,
    severity: "error",
    ...positionOf(path),
    pointer: `/${path.map(String).join("/")}`,
    message: isMissing ? `${name} is missing.` : `${name}: ${sentence}`,
    value: value === undefined ? undefined : showValue(value),
    hint: hintFor(issue, value),
  };
}

/** Returns the value at a path, or `undefined`. */
export function valueAtPath(data: unknown, path: ReadonlyArray<PropertyKey>): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/**
 * Warns about keys that look like typos. Other unknown keys may belong to components or other
 * programs.
 */
export function findUnknownKeys(
  data: Record<string, unknown>,
  known: readonly string[],
  positionOf: YamlText["positionOf"],
): TextProblem[] {
  return Object.keys(data).flatMap((key) => {
    const near = known.includes(key) ? undefined : closest(key, known);
    if (!near) return [];
    return {
      code: "front-matter/unknown-key",
      severity: "warning",
      ...positionOf([key]),
      message: `Unknown front matter key "${key}". It has no effect.`,
      value: key,
      hint: `Did you mean "${near}"?`,
    };
  });
}

/** Hints by expected type. */
const BY_TYPE: Record<string, string> = {
  string: "Write a string, in quotes if it looks like another type.",
  number: "Write a number, without quotes.",
  int: "Write a whole number.",
  boolean: "Write true or false.",
  tuple: "Write a list of values, such as [1, 2].",
  array: "Write a list: one item per line, each after a hyphen.",
  object: "Write one `key: value` per line.",
  record: "Write one `key: value` per line.",
};

/**
 * Returns a hint for an invalid value. Custom messages of schemas already contain one ("Write a
 * date as YYYY-MM-DD"); Zod's standard messages do not.
 */
function hintFor(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (!/^(?:Invalid|Too (?:small|big))/.test(issue.message)) return undefined;
  if (value === undefined) return `Add \`${String(issue.path.at(-1) ?? "")}:\`; it is required.`;
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
      return "Write one of the documented forms.";
    default:
      return undefined;
  }
}

function oneOf(known: readonly string[], value: string): string {
  const near = closest(value, known);
  return near ? `Did you mean "${near}"?` : `Write one of: ${known.join(", ")}.`;
}
