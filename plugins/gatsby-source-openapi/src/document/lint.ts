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
import { LocalResolver } from "./local-resolver";
import { valueAt } from "./pointer";
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
    lint({ ref: entry, config, externalRefResolver: new LocalResolver(files, loops, isShallow) });
  // The library follows references by recursion, which long chains of schemas can exhaust.
  const found = await run(false).catch((error: unknown) => {
    if (error instanceof RangeError) {
      return run(true);
    }
    throw error;
  });
  const real = found.filter((problem) => !isMistaken(problem));
  return unique(real.map((problem) => toProblem(problem, files)));
}

/**
 * Complaints that a valid document can cause: operations of callbacks have no page, so they need no
 * operationId; their addresses are expressions, not path templates; and a schema may be a boolean.
 */
function isMistaken({ ruleId, location, message }: NormalizedProblem): boolean {
  const inCallback = (location[0]?.pointer ?? "").includes("/callbacks/");
  return (
    (inCallback && ["operation-operationId", "path-parameters-defined"].includes(ruleId)) ||
    message.includes("Expected type `Schema` (object) but got `boolean`")
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
