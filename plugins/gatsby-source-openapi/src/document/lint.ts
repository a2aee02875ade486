import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { BaseResolver, createConfig, lint, Source } from "@redocly/openapi-core";
import type { Problem } from "../../../../packages/problems";
import type { JsonRecord } from "../json";
import { isRecord } from "../json";
import type { InvalidReference } from "./check-references";
import { walkDocument } from "./grammar";
import { REMOTE_REFERENCE, toProblem } from "./lint-problem";
import { looseTypes, missingTypes } from "./lint-types";
import type { SlowPattern } from "./pattern";
import { findSlowPatterns } from "./pattern";
import type { SourceFile } from "./read-files";
import { isReadable } from "./read-files";
import { invalidText, lookUp, referenceOf, segmentsOf, valueAtPointer } from "./reference";
import { mappedSchema } from "./reference-index";

/** Options of the linter. */
interface LintOptions {
  requireOperationIds?: boolean;
  /** Checks only the structure and references. */
  isStructural?: boolean;
  /** Allows everything that a page can show. */
  isLoose?: boolean;
}

/**
 * Creates the linter's configuration. An error is what keeps a document from being shown as
 * intended. A warning is what the specification forbids and pages show anyway.
 */
export function lintConfig({ requireOperationIds, isStructural, isLoose }: LintOptions = {}) {
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
      "no-required-schema-properties-undefined": "warn",
      "no-enum-type-mismatch": "warn",
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
  invalid: readonly InvalidReference[],
): Promise<Problem[]> {
  const slow = findSlowPatterns(files);
  type Run = Pick<LintOptions, "isStructural" | "isLoose"> & { isShallow?: boolean };
  const run = async ({ isShallow = false, ...how }: Run): Promise<NormalizedProblem[]> => {
    const config = await lintConfig({ ...options, ...how });
    const externalRefResolver = new LocalResolver(files, { invalid, slow, isShallow });
    return lint({ ref: entry, config, externalRefResolver });
  };
  // The library follows references by recursion, which can exhaust the stack in long chains of
  // schemas. Some of its rules throw for a wrong structure; then only the structure is checked.
  const found = await run({}).catch((error: unknown) =>
    error instanceof RangeError ? run({ isShallow: true }) : run({ isStructural: true }),
  );
  const real = found.filter((problem) => !isFalsePositive(problem, files));
  const isHarmless = real.some(isAboutStructure)
    ? await findHarmless(() => run({ isStructural: true, isLoose: true }))
    : () => false;
  const problems = real.map((problem) =>
    toProblem(isHarmless(problem) ? { ...problem, severity: "warn" } : problem, files),
  );
  return [...slow.flatMap(({ problem }) => problem ?? []), ...unique(problems)];
}

/**
 * Returns a function that recognizes problems of structure that leave the document readable: those
 * that only the strict configuration reports.
 */
async function findHarmless(
  lintLoosely: () => Promise<NormalizedProblem[]>,
): Promise<(problem: NormalizedProblem) => boolean> {
  const keyOf = ({ message, location: [place] }: NormalizedProblem) =>
    `${place?.source.absoluteRef} ${place?.pointer} ${message}`;
  const severe = new Set((await lintLoosely()).filter((found) => !isHarmlessGap(found)).map(keyOf));
  return (problem) => isAboutStructure(problem) && !severe.has(keyOf(problem));
}

function isAboutStructure({ ruleId }: NormalizedProblem): boolean {
  return ruleId === "struct";
}

/** Gaps that hide nothing: what is missing or empty is left out. */
const HARMLESS_GAPS = [
  "but got `null`",
  "must be present",
  "at least one of the following fields: schema, content",
  "is not allowed here",
];

function isHarmlessGap({ message }: NormalizedProblem): boolean {
  return HARMLESS_GAPS.some((words) => message.includes(words));
}

/**
 * Returns whether the linter reports something that is valid: callbacks need no operationId, and
 * their paths are expressions; a schema can be a boolean; extensions can have any shape; a
 * discriminator can name its schemas, and its property can come from `allOf`, where the library
 * does not look.
 */
function isFalsePositive(
  { ruleId, location: [place], message }: NormalizedProblem,
  files: Map<string, SourceFile>,
): boolean {
  const pointer = place?.pointer ?? "";
  const value = valueAtPointer(files.get(place?.source.absoluteRef ?? "")?.value, pointer);
  return (
    (pointer.includes("/callbacks/") &&
      ["operation-operationId", "path-parameters-defined"].includes(ruleId)) ||
    message.includes("Expected type `Schema` (object) but got `boolean`") ||
    message.startsWith("Example validation errored: discriminator") ||
    (["struct", "no-unresolved-refs"].includes(ruleId) && isInExtension(pointer)) ||
    (ruleId === "no-required-schema-properties-undefined" && PART_OF_SCHEMA.test(pointer)) ||
    (/\/discriminator\/(?:mapping\/|defaultMapping)/.test(pointer) &&
      mappedSchema(value)?.startsWith("#") === true)
  );
}

/** What a schema requires in some cases; its properties are around it. */
const PART_OF_SCHEMA =
  /\/(?:if|then|else|not|dependentSchemas\/[^/]+|(?:allOf|anyOf|oneOf)\/\d+)\/required\/\d+$/;

/** Maps with names chosen by the author: a name there that starts with `x-` is no extension. */
const NAMED =
  /^(?:properties|patternProperties|dependentSchemas|headers|content|encoding|examples|links|callbacks|webhooks|variables|schemas|responses|parameters|requestBodies|securitySchemes|pathItems|mediaTypes|mapping|\$defs|definitions)$/;

function isInExtension(pointer: string): boolean {
  const segments = segmentsOf(pointer);
  return segments.some(
    (segment, index) => segment.startsWith("x-") && !NAMED.test(segments[index - 1] ?? ""),
  );
}

/** Removes duplicates. The linter reports a shared object once for each reference to it. */
function unique(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, file, pointer, message }) => {
    const key = [code, file, pointer, message].join(" ");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Options of the resolver. */
interface ResolverSettings {
  /** References that cannot be resolved. */
  invalid?: readonly InvalidReference[];
  /** Patterns to leave out, because the library would search without an end. */
  slow?: readonly SlowPattern[];
  /**
   * Removes valid references between schemas too, so that the library does not follow long chains.
   */
  isShallow?: boolean;
  /** For pages: allows examples on other hosts, to which pages link, and describes `invalid`. */
  mayLink?: boolean;
}

/** Returns whether a reference is a URL. */
export function isAddress(reference: string): boolean {
  return /^[a-z][a-z+.-]+:\/\//i.test(reference);
}

/**
 * Gives the library the files that were already read, and nothing from other hosts, so that a build
 * never depends on the network. Removes references that cannot be resolved from the copy: they are
 * reported separately, and the library would stop at them.
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
      throw new Error(REMOTE_REFERENCE);
    }
    const file = this.files.get(absoluteRef);
    if (file) return new Source(absoluteRef, file.text.replace(/\r\n?/g, "\n"));
    const [entry = ""] = this.files.keys();
    if (!isReadable(entry, absoluteRef)) throw new Error("the file is outside of the project");
    return super.loadExternalRef(absoluteRef);
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const file = this.files.get(source.absoluteRef);
    return file === undefined
      ? super.parseDocument(source, isRoot)
      : { source, parsed: this.copyOf(file) };
  }

  private copyOf(file: SourceFile): unknown {
    const copy: unknown = structuredClone(file.value);
    const { invalid = [], slow = [], isShallow, mayLink } = this.settings;
    for (const { pointer } of slow.filter(({ path }) => path === file.path)) {
      const node = valueAtPointer(copy, pointer);
      if (isRecord(node)) delete node.pattern;
    }
    for (const { pointer } of invalid.filter(({ path }) => path === file.path)) {
      const node = valueAtPointer(copy, pointer);
      if (isRecord(node)) {
        const description = invalidText({ ...node });
        delete node.$ref;
        if (mayLink) node.description = description;
      }
    }
    if (isShallow) {
      removeSchemaReferences(copy);
    }
    return copy;
  }
}

function removeSchemaReferences(document: unknown): void {
  const resolvable: JsonRecord[] = [];
  walkDocument(document, "root", (node, kind) => {
    const reference = kind === "schema" ? referenceOf(node) : undefined;
    if (reference !== undefined && lookUp(document, reference) !== undefined) {
      resolvable.push(node);
    }
  });
  for (const node of resolvable) {
    delete node.$ref;
  }
}
