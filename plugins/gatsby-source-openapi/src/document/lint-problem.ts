import path from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { getLineColLocation } from "@redocly/openapi-core";
import { closest, distance } from "fastest-levenshtein";
import type { Problem } from "../../../../packages/problems";
import { projectPath } from "../../../../packages/problems";
import { isRecord } from "../json";
import { walkDocument } from "./grammar";
import type { SourceFile } from "./read-files";
import { segmentsOf, valueAtPointer } from "./reference";

const CODES: Record<string, string> = {
  struct: "structure",
  "no-unresolved-refs": "unresolved-ref",
  "operation-operationId": "missing-operation-id",
  "operation-operationId-unique": "duplicate-operation-id",
  "operation-parameters-unique": "duplicate-parameter",
  "no-duplicated-tag-names": "duplicate-tag",
  "no-undefined-server-variable": "server-variable",
  "spec-no-invalid-tag-parents": "tag-parent",
  "spec-querystring-parameters": "querystring",
  "no-identical-paths": "identical-paths",
  "path-parameters-defined": "undefined-path-parameter",
  "no-invalid-media-type-examples": "invalid-example",
  "no-required-schema-properties-undefined": "undefined-required",
  "no-enum-type-mismatch": "enum-type",
  overlay: "overlay-action",
  "no-invalid-schema-examples": "invalid-example",
  "no-invalid-parameter-examples": "invalid-example",
};

const HINTS: Record<string, string> = {
  "unresolved-ref":
    "Check the spelling of the $ref, and that its target exists in the file it names.",
  "missing-operation-id":
    "Add an operationId: the address of the operation's page is made from it.",
  "duplicate-operation-id": "Give each operation a unique operationId.",
  "identical-paths":
    "Two paths that differ only in the names of their parameters are one path: merge them.",
  "undefined-path-parameter": "Declare each {name} of the path as a parameter with `in: path`.",
  "duplicate-parameter": "Keep one of them: requests cannot distinguish the two.",
  "duplicate-tag": "Merge the two tags, or rename one.",
  "server-variable": "List exactly the names in braces in the `url` under `variables`.",
  "invalid-example": "Correct the example, or its schema.",
  "undefined-required": "Add the property to `properties`, or remove it from `required`.",
  "enum-type": "Write values of the schema's `type`, or correct the type.",
  "overlay-action":
    "A target is a JSONPath, such as $.paths['/chats'].get. An update merges objects, appends to lists and replaces other values.",
};

/** Why the linter gets no file from another host. */
export const REMOTE_REFERENCE = "references to other hosts are not fetched";

const LONGEST_VALUE = 120;

/** Translates a problem of the linter into this plugin's words and adds the value in question. */
export function toProblem(found: NormalizedProblem, files: Map<string, SourceFile>): Problem {
  const { ruleId, severity, location, message } = found;
  const code = CODES[ruleId] ?? ruleId;
  const place = positionOf(code, location[0]);
  const file = place?.source.absoluteRef ?? "";
  const pointer = place?.pointer?.replace(/^#\/$/, "#");
  const start = place === undefined ? undefined : startOf(place, message, files.get(file));
  const value =
    pointer === undefined ? undefined : valueText(valueAtPointer(files.get(file)?.value, pointer));
  const other =
    code === "duplicate-operation-id" ? otherUse(files.get(file)?.value, pointer) : undefined;
  const isReference = code === "structure" && pointer?.endsWith("/$ref") === true;
  const guess = isReference ? undefined : guessOf(code, found, files.get(file)?.value);
  const hint = guess !== undefined ? `Did you mean \`${guess}\`?` : hintOf(code, found);
  return {
    code,
    severity: severity === "warn" ? "warning" : "error",
    file: projectPath(file),
    ...(start === undefined ? {} : { line: start.line, column: start.col }),
    ...(pointer === undefined ? {} : { pointer }),
    message: isReference ? REFERENCE : messageOf(message, other),
    ...(value === undefined ? {} : { value }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Returns the position of a problem. The linter does not find keys without value. */
function startOf(place: LintLocation, message: string, file: SourceFile | undefined) {
  if (file === undefined || !message.endsWith("`null`")) return getLineColLocation(place).start;
  const { line, column } = file.locate(place.pointer ?? "#");
  return { line, col: column };
}

/** Returns what the author most likely meant. */
function guessOf(
  code: string,
  { suggest, message, location: [place] }: NormalizedProblem,
  document: unknown,
): string | undefined {
  const pointer = place?.pointer ?? "#";
  const value = valueAtPointer(document, pointer);
  if (code === "unresolved-ref") return suggestReference(value, document);
  const written = isUnexpected(message) ? segmentsOf(pointer).pop() : value;
  return suggest.find((name) => typeof written === "string" && isNear(written, name));
}

function isUnexpected(message: string): boolean {
  return message.includes("not expected here");
}

/** Returns a hint, for the position if there is one, else for the rule. */
function hintOf(code: string, { message, location: [place] }: NormalizedProblem) {
  const pointer = place?.pointer ?? "";
  if (code === "structure" && isUnexpected(message)) {
    return UNEXPECTED.find(([where]) => where.test(pointer))?.[1];
  }
  if (code === "structure" && /\/properties\/[^/]+$/.test(pointer) && /type `Schema`/.test(message))
    return "`properties` has a schema for each property: `properties: { name: { type: string } }`.";
  if (code === "structure" && message.endsWith("`null`"))
    return "Give the key a value, or remove it.";
  if (code === "invalid-example" && /invalid regular expression/i.test(message)) {
    return "Correct the `pattern` of the schema: it is no regular expression of JavaScript.";
  }
  if (message.includes(REMOTE_REFERENCE)) {
    return "Keep a copy of the file beside the document, and refer to the copy.";
  }
  return code === "undefined-path-parameter" && message.includes("is not used")
    ? "Put the parameter into the path in braces, or remove it."
    : HINTS[code];
}

/** Hints for unexpected members, by position. */
const UNEXPECTED: [where: RegExp, hint: string][] = [
  [/\/nullable$/, 'Since OpenAPI 3.1, null is a type: `type: [string, "null"]`.'],
  [/\/responses\/[^/]+$/, "A status is 100 to 599, a range such as `4XX`, or `default`."],
];

const REFERENCE =
  "A $ref must be a string: a file, a pointer such as `#/components/schemas/Chat`, or both.";

function messageOf(message: string, other: string | undefined): string {
  return other === undefined ? plain(message) : `The operationId is used by ${other}, too.`;
}

/** Puts a message on one line, with paths relative to the working directory. */
function plain(message: string): string {
  return message
    .replace(/\s*\n\s*/g, " ")
    .split(`${process.cwd()}${path.sep}`)
    .join("");
}

type LintLocation = NormalizedProblem["location"][number];

/** The linter locates a duplicate operationId by its value; this returns its JSON pointer. */
function positionOf(code: string, place: LintLocation | undefined): LintLocation | undefined {
  if (place?.pointer === undefined || code !== "duplicate-operation-id") return place;
  return { ...place, pointer: place.pointer.replace(/\/[^/]*$/, "/operationId") };
}

/** Returns the pointer of another operation with the same operationId in the same file. */
function otherUse(document: unknown, pointer: string | undefined): string | undefined {
  const id = pointer === undefined ? undefined : valueAtPointer(document, pointer);
  let other: string | undefined;
  walkDocument(document, "root", (node, kind, here) => {
    if (kind === "operation" && node.operationId === id && pointer !== `${here}/operationId`) {
      other ??= here;
    }
  });
  return other;
}

function valueText(value: unknown): string | undefined {
  const text = value === undefined ? undefined : JSON.stringify(value);
  return text !== undefined && text.length > LONGEST_VALUE
    ? `${text.slice(0, LONGEST_VALUE)}…`
    : text;
}

/**
 * Suggests a target for a reference that leads nowhere: a neighbor with a similar name.
 *
 * @param reference the value of a broken `$ref`, with or without the object around it
 * @param document content of the file; only references into it get a suggestion
 */
export function suggestReference(reference: unknown, document: unknown): string | undefined {
  const text = isRecord(reference) ? reference.$ref : reference;
  if (typeof text !== "string" || !text.startsWith("#/")) return undefined;
  const end = text.lastIndexOf("/");
  const neighbors = valueAtPointer(document, text.slice(0, end));
  if (!isRecord(neighbors)) return undefined;
  const name = text.slice(end + 1);
  const names = Object.keys(neighbors);
  if (names.length === 0) return undefined;
  const near = closest(name, names);
  return isNear(name, near) ? `${text.slice(0, end)}/${near}` : undefined;
}

/**
 * Returns whether a name can be a misspelling of another. Short names must share the first letter:
 * `type` is no misspelling of `style`.
 */
export function isNear(name: string, other: string): boolean {
  const isShort = name.length < 5;
  return distance(name, other) <= farthest(name) && (!isShort || name[0] === other[0]);
}

/** Returns how many edits a misspelled name can have. Two swapped letters count as two. */
function farthest(name: string): number {
  return name.length < 4 ? 1 : Math.max(2, name.length / 3);
}
