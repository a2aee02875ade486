import path from "node:path";
import { type JsonRecord, recordOf } from "../json";
import { hasErrors, sortProblems } from "../../../../packages/problems";
import type { Problem } from "../../../../packages/problems";
import { findUnknownMappings } from "./check-discriminators";
import { findForbiddenReferences, findReferenceLoops } from "./check-references";
import { findEmptyNames, findUnknownLinks } from "./check-names";
import { findUnknownSchemes } from "./check-security";
import { bundleFiles } from "./bundle-files";
import { collapseAliases } from "./collapse-aliases";
import { completeDiscriminators } from "./complete-discriminators";
import { hoistReferences } from "./hoist-references";
import { inlineOperations } from "./inline-operations";
import { identify } from "./identify";
import { lintDocument } from "./lint";
import { nameUnknown } from "./name-unknown";
import { fileLabel, readFiles, type SourceFile } from "./read-files";
import { removeInternal } from "./remove-internal";
import { upgradeSwagger } from "./upgrade-swagger";

/** What to load and how strictly. */
export type LoadOptions = { spec: string; requireOperationIds: boolean };

/** A document that was read, with everything that is wrong with it. */
export type LoadedDocument = {
  /** The document in one piece, OpenAPI 3, references by name; undefined where errors forbid it. */
  document?: JsonRecord;
  /** Version that the file itself names, e.g. `2.0` or `3.1.1`. */
  version?: string;
  problems: Problem[];
  /** Absolute paths of all files that the document is made of. */
  files: string[];
};

/** Reads, checks, bundles and, where it is Swagger 2.0, converts a document. Never throws for its content. */
export async function loadDocument(options: LoadOptions): Promise<LoadedDocument> {
  const entry = path.resolve(options.spec);
  const { files, problems } = await readFiles(entry);
  const paths = [...new Set([entry, ...files.keys()])];
  const root = files.get(entry);
  if (root === undefined || hasErrors(problems)) {
    return { problems: sortProblems(problems), files: paths };
  }
  const identified = identify(root);
  if ("problems" in identified) {
    return { problems: identified.problems, files: paths };
  }
  const { version, specification } = identified;
  const found = await check(entry, files, root, options);
  if (hasErrors(found)) {
    return { version, problems: sortProblems(found), files: paths };
  }
  const made = await assemble(entry, files, specification === "2.0");
  const all = sortProblems([...found, ...made.problems]);
  return made.document === undefined || hasErrors(all)
    ? { version, problems: all, files: paths }
    : { version, document: made.document, problems: all, files: paths };
}

async function check(
  entry: string,
  files: Map<string, SourceFile>,
  root: SourceFile,
  options: LoadOptions,
): Promise<Problem[]> {
  const bad = [...findForbiddenReferences(entry, files), ...findReferenceLoops(files)];
  const linted = await guarded(root, () => lintDocument(entry, files, options, bad));
  return [
    ...bad.map(({ problem }) => problem),
    ...linted,
    ...findEmptyNames(root),
    ...findUnknownLinks(root),
    ...findUnknownSchemes(root),
    ...findUnknownMappings(root),
  ];
}

async function assemble(
  entry: string,
  files: Map<string, SourceFile>,
  isSwagger: boolean,
): Promise<{ document?: JsonRecord; problems: Problem[] }> {
  const root = files.get(entry) as SourceFile;
  let document: JsonRecord | undefined;
  const problems = await guarded(root, async () => {
    const { whole, problems: bundling } = await bundleFiles(entry, files);
    document = isSwagger ? upgradeSwagger(whole) : whole;
    collapseAliases(document, recordOf(root.value));
    removeInternal(document);
    inlineOperations(document);
    nameUnknown(document);
    hoistReferences(document);
    completeDiscriminators(document);
    return bundling;
  });
  return { ...(document === undefined ? {} : { document }), problems };
}

/** Turns an exception about the document's content into a problem like any other. */
async function guarded(file: SourceFile, run: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        code: "unprocessable",
        severity: "error",
        file: fileLabel(file.path),
        message: `The document cannot be processed: ${reason}`,
        hint: "Check the document's references and nesting.",
      },
    ];
  }
}
