import path from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { bundle } from "@redocly/openapi-core";
import type { Problem } from "../../../../packages/problems";
import { hasErrors, projectPath, sortProblems } from "../../../../packages/problems";
import type { JsonRecord } from "../json";
import { isRecord, recordOf } from "../json";
import type { Overlays } from "./apply-overlays";
import { applyOverlays, locateInSources, readOverlays } from "./apply-overlays";
import { checkDocumentRules, findDeadLinks, findUnsafeLinks } from "./check-document";
import type { InvalidReference } from "./check-references";
import { findForbiddenReferences, findReferenceLoops } from "./check-references";
import { walkDocument } from "./grammar";
import { groupSimilarWarnings } from "./group-similar-warnings";
import { isAddress, LocalResolver, lintConfig, lintDocument } from "./lint";
import { toProblem } from "./lint-problem";
import {
  collapseAliases,
  completeDiscriminators,
  hoistReferences,
  inlineOperations,
  nameUnknown,
  removeInternal,
  replaceInvalid,
} from "./normalize";
import type { SourceFile, SourceFiles } from "./read-files";
import { readFiles } from "./read-files";
import { valueAtPointer, visitObjects } from "./reference";
import { upgradeSwagger } from "./upgrade-swagger";

/** Which document to load, and how strictly. */
export interface LoadOptions {
  /** Path of the document, absolute or from the working directory. */
  spec: string;
  /** Paths of OpenAPI overlays, applied in this order. */
  overlays?: readonly string[];
  /** Warns of operations without operationId. Default: false. */
  requireOperationIds?: boolean;
  /** `warn` documents what can be read in spite of errors, which become warnings. Default: `fail`. */
  errors?: "fail" | "warn";
  /** Codes of warnings that are not reported. Errors always are. */
  ignoreWarnings?: readonly string[];
  /** Base of the links in descriptions. Without it, links without host are reported. */
  baseUrl?: string;
}

/** A loaded document with all of its problems. */
export interface LoadedDocument {
  /**
   * The bundled document, OpenAPI 3, all references by name. Undefined if the document has errors.
   */
  document?: JsonRecord;
  /** Version in the file, e.g. `2.0` or `3.1.1`. */
  version?: string;
  problems: Problem[];
  /** Absolute paths of all files of the document. */
  files: string[];
}

/**
 * Reads, checks, bundles and, for Swagger 2.0, converts a document. Never throws because of its
 * content.
 */
export async function loadDocument(options: LoadOptions): Promise<LoadedDocument> {
  const entry = path.resolve(options.spec);
  const written = await readFiles(entry);
  const overlays = await readOverlays(options.overlays ?? []);
  const paths = [...new Set([entry, ...written.files.keys(), ...overlays.paths])];
  const unread = sortProblems([...written.problems, ...overlays.problems]);
  const original = written.files.get(entry);
  const isComplete = overlays.overlays.length === (options.overlays ?? []).length;
  if (original === undefined || hasErrors(written.problems) || !isComplete) {
    return { problems: unread, files: paths };
  }
  const identified = identify(original);
  if ("problems" in identified) {
    return { problems: identified.problems, files: paths };
  }
  const { version, specification } = identified;
  const changed =
    overlays.overlays.length === 0
      ? { files: written.files, problems: [] }
      : await withOverlays(entry, written.files, overlays);
  const { files } = changed;
  const root = files.get(entry) as SourceFile;
  const invalid = [...findForbiddenReferences(entry, files), ...findReferenceLoops(files)];
  const linted = await guarded(root, () => lintDocument(entry, files, options, invalid));
  const inDocument = [
    ...invalid.map(({ problem }) => problem),
    ...linted,
    ...checkDocumentRules(root),
    ...[...files.values()].flatMap((file) => [
      ...findDeadLinks(file, options.baseUrl),
      ...findUnsafeLinks(file),
    ]),
  ];
  const found = [
    ...unread,
    ...changed.problems,
    ...(files === written.files
      ? inDocument
      : locateInSources(inDocument, { original, files: written.files, changed: root }, overlays)),
  ];
  const isTolerant = options.errors === "warn";
  const reported = (problems: readonly Problem[]) =>
    groupSimilarWarnings(sortProblems(withoutIgnored(problems, options.ignoreWarnings)));
  if (hasErrors(found) && !isTolerant) {
    return { version, problems: reported(found), files: paths };
  }
  const made = await assemble({
    entry,
    files,
    invalid,
    isSwagger: specification === "2.0",
    hasErrors: hasErrors(found),
  });
  const all = reported([...found, ...made.problems]);
  if (made.document === undefined || (hasErrors(all) && !isTolerant)) {
    return { version, problems: all, files: paths };
  }
  const warnings = all.map((problem) => ({ ...problem, severity: "warning" as const }));
  return { version, document: made.document, problems: warnings, files: paths };
}

function withoutIgnored(problems: readonly Problem[], ignored: readonly string[] = []): Problem[] {
  return problems.filter(({ severity, code }) => severity !== "warning" || !ignored.includes(code));
}

/** Returns the document with its overlays applied, as one file, and what is wrong with the overlays. */
async function withOverlays(
  entry: string,
  files: Map<string, SourceFile>,
  overlays: Overlays,
): Promise<SourceFiles> {
  const root = files.get(entry) as SourceFile;
  const all = new Map([...files, ...overlays.files]);
  const invalid = [...findForbiddenReferences(entry, all), ...findReferenceLoops(files)];
  let value: unknown = root.value;
  const problems = await guarded(root, async () => {
    const { whole } = await bundleFiles(entry, files, invalid);
    collapseAliases(whole, recordOf(root.value));
    const changed = await applyOverlays({ ...root, value: whole }, overlays, invalid);
    value = changed.document;
    return changed.problems;
  });
  return {
    files: new Map([[entry, { ...root, value }]]),
    problems: [...invalid.map(({ problem }) => problem), ...problems],
  };
}

interface Assembly {
  entry: string;
  files: Map<string, SourceFile>;
  /** References that cannot be resolved. */
  invalid: readonly InvalidReference[];
  isSwagger: boolean;
  hasErrors: boolean;
}

async function assemble({
  entry,
  files,
  invalid,
  isSwagger,
  hasErrors,
}: Assembly): Promise<{ document?: JsonRecord; problems: Problem[] }> {
  const root = files.get(entry) as SourceFile;
  let document: JsonRecord | undefined;
  const problems = await guarded(root, async () => {
    const { whole, problems: bundling } = await bundleFiles(entry, files, invalid);
    document = isSwagger ? upgradeSwagger(whole) : whole;
    if (hasErrors) replaceInvalid(document);
    collapseAliases(document, recordOf(root.value));
    removeInternal(document);
    inlineOperations(document);
    nameUnknown(document);
    hoistReferences(document);
    completeDiscriminators(document);
    // The linter has found what the bundler finds in a document with errors.
    return hasErrors ? [] : bundling;
  });
  return { ...(document === undefined ? {} : { document }), problems };
}

/** Turns an exception caused by the document's content into a problem. */
async function guarded(file: SourceFile, run: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        code: "unprocessable",
        severity: "error",
        file: projectPath(file.path),
        message: `The document cannot be processed: ${reason}`,
        hint: "Check the document's references and nesting.",
      },
    ];
  }
}

/** Versions of the specification that the plugin reads. */
type Specification = "2.0" | "3.0" | "3.1" | "3.2";

const HINT = "Start the document with a line such as `openapi: 3.1.1`.";

/** Returns the specification of a document, or a problem if it has none that can be read. */
function identify(
  file: SourceFile,
): { specification: Specification; version: string } | { problems: Problem[] } {
  const { value, label } = file;
  const fail = (message: string, pointer?: string, found?: unknown): { problems: Problem[] } => ({
    problems: [
      {
        code: pointer === undefined ? "not-openapi" : "unknown-version",
        severity: "error",
        file: label,
        ...(pointer === undefined ? { line: 1, column: 1 } : { ...file.locate(pointer), pointer }),
        message,
        ...(found === undefined ? {} : { value: JSON.stringify(found) }),
        hint: HINT,
      },
    ],
  });
  if (!isRecord(value)) {
    return fail(`The document must be an object, but it is ${nameOfType(value)}.`);
  }
  const key = "openapi" in value ? "openapi" : "swagger" in value ? "swagger" : undefined;
  if (key === undefined) {
    return fail("This is not an OpenAPI document: it has neither `openapi` nor `swagger`.");
  }
  const version = value[key];
  if (typeof version !== "string") {
    return fail(
      `The version must be a string in quotes, but it is ${nameOfType(version)}.`,
      `#/${key}`,
      version,
    );
  }
  const specification =
    key === "swagger" ? exact(version, ["2.0"]) : exact(version, ["3.0", "3.1", "3.2"]);
  return specification === undefined
    ? fail(
        "This version is not supported. Supported are 2.0, 3.0, 3.1 and 3.2.",
        `#/${key}`,
        version,
      )
    : { specification, version };
}

function exact(version: string, known: Specification[]): Specification | undefined {
  return known.find((name) => (name === "2.0" ? version === name : version.startsWith(`${name}.`)));
}

function nameOfType(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

/**
 * Bundles a document and everything that it refers to into one object. Components keep their names.
 */
async function bundleFiles(
  entry: string,
  files: Map<string, SourceFile>,
  invalid: readonly InvalidReference[],
): Promise<{ whole: JsonRecord; problems: Problem[] }> {
  const root = files.get(entry)?.value;
  if (isRecord(root) && !refersOutside(root)) {
    return { whole: withoutSharing(root), problems: [] };
  }
  const config = await lintConfig();
  // References to other hosts were rejected before. Only URLs of examples are left.
  const externalRefResolver = new LocalResolver(files, { invalid, mayLink: true });
  const made = await bundle({ ref: entry, config, externalRefResolver, keepUrlRefs: true });
  const whole = withoutSharing(made.bundle.parsed);
  removeUnreadExamples(whole);
  const found = made.problems.filter((problem) => !isAboutMapping(problem));
  return { whole, problems: found.map((problem) => bundlingProblem(problem, files)) };
}

/** Returns whether a problem is about a discriminator's schemas, which the linter has checked. */
function isAboutMapping({ location: [place] }: NormalizedProblem): boolean {
  return /\/discriminator\/(?:mapping\/|defaultMapping)/.test(place?.pointer ?? "");
}

/**
 * Translates a problem of the bundler. An example whose file cannot be read is a warning, because the
 * rest of the document does not need it.
 */
function bundlingProblem(found: NormalizedProblem, files: Map<string, SourceFile>): Problem {
  const problem = toProblem(found, files);
  const [place] = found.location;
  const file = files.get(place?.source.absoluteRef ?? "");
  const { externalValue } = recordOf(valueAtPointer(file?.value, place?.pointer ?? "#"));
  if (typeof externalValue !== "string") {
    // Only examples are in files that were not read before.
    return file === undefined ? { ...problem, ...EXAMPLE_PROBLEM } : problem;
  }
  return {
    ...problem,
    ...EXAMPLE_PROBLEM,
    message: "The file of this example cannot be read, so pages do not show it.",
    value: JSON.stringify(externalValue),
  };
}

const EXAMPLE_PROBLEM = {
  code: "unread-example",
  severity: "warning",
  hint: "Correct the path or the file, or write the example into the document as `value`.",
} as const;

/** Removes the names of example files that could not be read: pages link to addresses only. */
function removeUnreadExamples(document: JsonRecord): void {
  walkDocument(document, "root", (node, kind) => {
    const { externalValue } = node;
    const isFile = pointsToFile(externalValue) && !isAddress(externalValue);
    if (kind === "example" && isFile) delete node.externalValue;
  });
}

/**
 * Copies a document so that no object is shared, as YAML aliases do, because later steps change it.
 */
function withoutSharing(document: unknown): JsonRecord {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  return isRecord(copy) ? copy : {};
}

function pointsToFile(reference: unknown): reference is string {
  return typeof reference === "string" && !reference.startsWith("#");
}

/** Returns whether a document refers to another file, or to its own file by name. */
function refersOutside(document: JsonRecord): boolean {
  let isFound = false;
  visitObjects(document, ({ $ref: reference, externalValue }) => {
    isFound ||=
      pointsToFile(reference) || (pointsToFile(externalValue) && !isAddress(externalValue));
  });
  return isFound;
}
