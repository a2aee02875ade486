import path from "node:path";
import {
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import type { Problem } from "../problem";
import type { ReferenceLoop } from "./check-references";
import { walkDocument } from "./grammar";
import { isLocalMapping } from "./check-discriminators";
import { missingTypes } from "./lint-types";
import { LocalResolver } from "./local-resolver";
import { segmentsOf, valueAt } from "./pointer";
import { fileLabel, type SourceFile } from "./read-files";

/** What the rules of a document's check depend on. */
export type LintOptions = { requireOperationIds: boolean };

const CODES: Record<string, string> = {
  struct: "structure",
  "no-unresolved-refs": "unresolved-ref",
  "operation-operationId": "missing-operation-id",
  "operation-operationId-unique": "duplicate-operation-id",
  "no-identical-paths": "identical-paths",
  "path-parameters-defined": "undefined-path-parameter",
  "no-invalid-media-type-examples": "invalid-example",
  "no-invalid-schema-examples": "invalid-example",
  "no-invalid-parameter-examples": "invalid-example",
};

const HINTS: Record<string, string> = {
  "unresolved-ref":
    "Check the spelling of the $ref, and that its target exists in the file it names.",
  "missing-operation-id":
    "Give the operation an operationId: the address of its page is made from it.",
  "duplicate-operation-id": "Give each operation an operationId of its own.",
  "identical-paths":
    "Two paths that differ only in the names of their parameters are one path: join them.",
  "undefined-path-parameter": "Declare each {name} of the path as a parameter with `in: path`.",
  "invalid-example": "Make the example agree with its schema, or the schema with its example.",
};

const LONGEST_VALUE = 120;

/** The validator's configuration: what the specification demands is an error, examples only warn. */
export function lintConfig({ requireOperationIds }: LintOptions) {
  const example = { severity: "warn", allowAdditionalProperties: true } as const;
  return createConfig({
    plugins: [missingTypes],
    rules: {
      struct: "error",
      "no-unresolved-refs": "error",
      "operation-operationId-unique": "error",
      "no-identical-paths": "error",
      "path-parameters-defined": "error",
      "operation-operationId": requireOperationIds ? "error" : "off",
      "no-invalid-parameter-examples": example,
      "no-invalid-schema-examples": example,
      "no-invalid-media-type-examples": example,
    },
  });
}

/** Checks a document and its files against the specification. */
export async function lintDocument(
  entry: string,
  files: Map<string, SourceFile>,
  options: LintOptions,
  loops: readonly ReferenceLoop[],
): Promise<Problem[]> {
  const config = await lintConfig(options);
  const run = (isShallow: boolean): Promise<NormalizedProblem[]> =>
    lint({
      ref: entry,
      config,
      externalRefResolver: new LocalResolver(files, { loops, isShallow }),
    });
  // The library follows references by recursion, which long chains of schemas can exhaust.
  const found = await run(false).catch((error: unknown) => {
    if (error instanceof RangeError) {
      return run(true);
    }
    throw error;
  });
  const real = found.filter((problem) => !isMistaken(problem, files));
  return unique(real.map((problem) => toProblem(problem, files)));
}

/**
 * Complaints that a valid document can cause: operations of callbacks have no page, so they need no
 * operationId; their addresses are expressions, not path templates; a schema may be a boolean; the
 * shape of extensions is nobody's business; and a discriminator may name its schemas.
 */
function isMistaken(
  { ruleId, location: [place], message }: NormalizedProblem,
  files: Map<string, SourceFile>,
): boolean {
  const pointer = place?.pointer ?? "";
  const value = valueAt(files.get(place?.source.absoluteRef ?? "")?.value, pointer);
  return (
    (pointer.includes("/callbacks/") &&
      ["operation-operationId", "path-parameters-defined"].includes(ruleId)) ||
    message.includes("Expected type `Schema` (object) but got `boolean`") ||
    (ruleId === "struct" && isInExtension(pointer)) ||
    (/\/discriminator\/(?:mapping\/|defaultMapping)/.test(pointer) && isLocalMapping(value))
  );
}

/** Maps whose names are the author's, so that one which begins with `x-` is no extension. */
const NAMED =
  /^(?:properties|patternProperties|dependentSchemas|headers|content|encoding|examples|links|callbacks|webhooks|variables|schemas|responses|parameters|requestBodies|securitySchemes|pathItems|mediaTypes|mapping|\$defs|definitions)$/;

function isInExtension(pointer: string): boolean {
  const segments = segmentsOf(pointer);
  return segments.some(
    (segment, index) => segment.startsWith("x-") && !NAMED.test(segments[index - 1] ?? ""),
  );
}

/** A problem of the validator in this plugin's words, with the value that it is about. */
export function toProblem(found: NormalizedProblem, files: Map<string, SourceFile>): Problem {
  const { ruleId, severity, suggest, location, message } = found;
  const code = CODES[ruleId] ?? ruleId;
  const place = placeOf(code, location[0]);
  const file = place?.source.absoluteRef ?? "";
  const pointer = place?.pointer;
  const start = place === undefined ? undefined : getLineColLocation(place).start;
  const value =
    pointer === undefined ? undefined : valueText(valueAt(files.get(file)?.value, pointer));
  const other =
    code === "duplicate-operation-id" ? otherUse(files.get(file)?.value, pointer) : undefined;
  const hint = suggest.length > 0 ? `Did you mean \`${suggest[0]}\`?` : HINTS[code];
  return {
    code,
    severity: severity === "warn" ? "warning" : "error",
    file: fileLabel(file),
    ...(start === undefined ? {} : { line: start.line, column: start.col }),
    ...(pointer === undefined ? {} : { pointer }),
    message: other === undefined ? plain(message) : `The operationId is used by ${other}, too.`,
    ...(value === undefined ? {} : { value }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** A message on one line, with paths as a person in the working directory would write them. */
function plain(message: string): string {
  return message
    .replace(/\s*\n\s*/g, " ")
    .split(`${process.cwd()}${path.sep}`)
    .join("");
}

type Place = NormalizedProblem["location"][number];

/** The library names a duplicate operationId by its value; the pointer of its place is meant. */
function placeOf(code: string, place: Place | undefined): Place | undefined {
  if (place?.pointer === undefined || code !== "duplicate-operation-id") {
    return place;
  }
  return { ...place, pointer: place.pointer.replace(/\/[^/]*$/, "/operationId") };
}

/** Another operation of the same file with the operationId at a pointer. */
function otherUse(document: unknown, pointer: string | undefined): string | undefined {
  const id = pointer === undefined ? undefined : valueAt(document, pointer);
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

/** The validator reports a shared place once for each way that leads there. */
function unique(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, file, pointer, message }) => {
    const key = [code, file, pointer, message].join(" ");
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
