import { BaseResolver, Source, createConfig, lint } from "@redocly/openapi-core";
import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { isRecord } from "../json";
import type { JsonRecord } from "../json";
import type { Problem } from "../../../../packages/problems";
import { isLocalMapping } from "./check-names";
import type { BadReference } from "./check-references";
import { walkDocument } from "./grammar";
import { toProblem } from "./lint-problem";
import { looseTypes, missingTypes } from "./lint-types";
import type { SourceFile } from "./read-files";
import { lookUp, referenceOf, segmentsOf, valueAt } from "./reference";

/** What the rules of a document's check depend on. */
interface LintOptions {
  requireOperationIds: boolean;
  /** Asks only for the structure and for references, not for what the parts say to each other. */
  isStructural?: boolean;
  /** Asks no more of keywords and members than that a page can show them. */
  isLoose?: boolean;
}

/**
 * The validator's configuration. What keeps a document from being shown as it is meant is an error;
 * what the specification forbids and pages show all the same is a warning.
 */
export function lintConfig({ requireOperationIds, isStructural, isLoose }: LintOptions) {
  const example = { severity: "warn", allowAdditionalProperties: true } as const;
  const structural = { struct: "error", "no-unresolved-refs": "error" } as const;
  if (isStructural) {
    const plugins = isLoose ? [missingTypes, looseTypes] : [missingTypes];
    return createConfig({ plugins, rules: structural });
  }
  return createConfig({
    plugins: [missingTypes],
    rules: {
      ...structural,
      "operation-operationId-unique": "error",
      "operation-parameters-unique": "error",
      "no-duplicated-tag-names": "error",
      "no-undefined-server-variable": "warn",
      "spec-no-invalid-tag-parents": "error",
      "spec-querystring-parameters": "error",
      "no-identical-paths": "warn",
      "path-parameters-defined": "warn",
      "operation-operationId": requireOperationIds ? "warn" : "off",
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
  bad: readonly BadReference[],
): Promise<Problem[]> {
  type Run = Pick<LintOptions, "isStructural" | "isLoose"> & { isShallow?: boolean };
  const run = async ({ isShallow = false, ...how }: Run): Promise<NormalizedProblem[]> => {
    const config = await lintConfig({ ...options, ...how });
    const externalRefResolver = new LocalResolver(files, { bad, isShallow });
    return lint({ ref: entry, config, externalRefResolver });
  };
  // The library follows references by recursion, which long chains of schemas can exhaust; and some
  // of its rules fail where the structure is wrong, which is all that has to be said then.
  const found = await run({}).catch((error: unknown) =>
    error instanceof RangeError ? run({ isShallow: true }) : run({ isStructural: true }),
  );
  const real = found.filter((problem) => !isMistaken(problem, files));
  const isHarmless = real.some(isAboutStructure)
    ? await findHarmless(() => run({ isStructural: true, isLoose: true }))
    : () => false;
  return unique(
    real.map((problem) =>
      toProblem(isHarmless(problem) ? { ...problem, severity: "warn" } : problem, files),
    ),
  );
}

/** Tells which problems of structure leave the document readable: those that only a strict look finds. */
async function findHarmless(
  lookLoosely: () => Promise<NormalizedProblem[]>,
): Promise<(problem: NormalizedProblem) => boolean> {
  const keyOf = ({ message, location: [place] }: NormalizedProblem) =>
    `${place?.source.absoluteRef} ${place?.pointer} ${message}`;
  const severe = new Set((await lookLoosely()).filter((found) => !isMereGap(found)).map(keyOf));
  return (problem) => isAboutStructure(problem) && !severe.has(keyOf(problem));
}

function isAboutStructure({ ruleId }: NormalizedProblem): boolean {
  return ruleId === "struct";
}

/** Gaps that hide nothing: an empty schema is any value, an answer may go without words. */
const MERE_GAPS = [
  "(array) but got `null`",
  "Expected type `array` but got `null`",
  "Expected type `Schema` (object) but got `null`",
  "The field `responses` must be present",
  "The field `description` must be present",
  "at least one of the following fields: schema, content",
  "is not allowed here",
];

function isMereGap({ message }: NormalizedProblem): boolean {
  return MERE_GAPS.some((words) => message.includes(words));
}

/**
 * Complaints that a valid document can cause: operations of callbacks have no page, so they need no
 * operationId; their addresses are expressions, not path templates; a schema may be a boolean; the
 * shape of extensions is nobody's business; a discriminator may name its schemas; and its property
 * may come to them through `allOf`, where the library does not look for it.
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
    message.startsWith("Example validation errored: discriminator") ||
    (["struct", "no-unresolved-refs"].includes(ruleId) && isInExtension(pointer)) ||
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

/** The validator reports a shared place once for each way that leads there. */
function unique(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, file, pointer, message }) => {
    const key = [code, file, pointer, message].join(" ");
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** What a resolver does besides reading files. */
interface ResolverSettings {
  /** References that lead nowhere or in a circle. */
  bad?: readonly BadReference[];
  /** Takes out sound references between schemas too, so that nobody follows their chains. */
  isShallow?: boolean;
  /** Lets examples stand on other hosts: they are linked, and nothing of them is read. */
  mayLink?: boolean;
}

/** Whether a reference names another host. */
export function isAddress(reference: string): boolean {
  return /^[a-z][a-z+.-]+:\/\//i.test(reference);
}

/**
 * Hands the library the files that were read already, and nothing from other hosts, so that a build
 * never depends on the network. References that lead nowhere or in a circle are taken out of
 * the copy: they are reported by themselves, and the library would give up at them.
 */
export class LocalResolver extends BaseResolver {
  private readonly files: ReadonlyMap<string, SourceFile>;
  private readonly settings: ResolverSettings;

  constructor(files: ReadonlyMap<string, SourceFile>, settings: ResolverSettings = {}) {
    super();
    this.files = files;
    this.settings = settings;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAddress(absoluteRef)) {
      if (this.settings.mayLink) {
        return new Source(absoluteRef, "{}", "application/json");
      }
      throw new Error("references to other hosts are not fetched; keep a copy beside the document");
    }
    const file = this.files.get(absoluteRef);
    return file === undefined
      ? super.loadExternalRef(absoluteRef)
      : new Source(absoluteRef, file.text.replace(/\r\n?/g, "\n"));
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const file = this.files.get(source.absoluteRef);
    return file === undefined
      ? super.parseDocument(source, isRoot)
      : { source, parsed: this.copyOf(file) };
  }

  private copyOf(file: SourceFile): unknown {
    const copy: unknown = structuredClone(file.value);
    const { bad = [], isShallow } = this.settings;
    for (const { pointer } of bad.filter(({ path }) => path === file.path)) {
      const node = valueAt(copy, pointer);
      if (isRecord(node)) {
        delete node.$ref;
      }
    }
    if (isShallow) {
      removeSchemaReferences(copy);
    }
    return copy;
  }
}

function removeSchemaReferences(document: unknown): void {
  const sound: JsonRecord[] = [];
  walkDocument(document, "root", (node, kind) => {
    const reference = kind === "schema" ? referenceOf(node) : undefined;
    if (reference !== undefined && lookUp(document, reference) !== undefined) {
      sound.push(node);
    }
  });
  for (const node of sound) {
    delete node.$ref;
  }
}
