import path from "node:path";
import { bundle, lint } from "@redocly/openapi-core";
import { query } from "jsonpath-rfc9535";
import type { Problem } from "../../../../packages/problems";
import { hasErrors } from "../../../../packages/problems";
import type { Json, JsonRecord } from "../json";
import { listOf, recordOf } from "../json";
import type { InvalidReference } from "./check-references";
import { LocalResolver, lintConfig } from "./lint";
import { toProblem } from "./lint-problem";
import type { SourceFile } from "./read-files";
import { problemAt, readFiles } from "./read-files";
import { pointerOf, segmentsOf, valueAtPointer } from "./reference";

/** The overlays of a document with the files that they refer to. */
export interface Overlays {
  /** The overlays, in the order in which they apply. */
  overlays: SourceFile[];
  files: Map<string, SourceFile>;
  problems: Problem[];
  /** Absolute paths of everything that was read, or should have been. */
  paths: string[];
}

/** Reads overlays and checks their structure. */
export async function readOverlays(names: readonly string[]): Promise<Overlays> {
  const found: Overlays = { overlays: [], files: new Map(), problems: [], paths: [] };
  for (const name of names) {
    const entry = path.resolve(name);
    const { files, problems } = await readFiles(entry);
    for (const [file, source] of files) found.files.set(file, source);
    found.paths.push(entry, ...files.keys());
    found.problems.push(...problems);
    const overlay = files.get(entry);
    if (!overlay || hasErrors(problems)) continue;
    const { overlay: version } = recordOf(overlay.value);
    if (typeof version === "string" && /^1\.[0-2]\.\d+/.test(version)) {
      found.overlays.push(overlay);
      found.problems.push(...(await checkStructure(overlay)));
    } else found.problems.push(notOverlay(overlay, version));
  }
  return found;
}

function notOverlay({ label, locate }: SourceFile, version: unknown): Problem {
  return {
    code: "not-overlay",
    severity: "error",
    file: label,
    ...locate("#/overlay"),
    message: "This is not an overlay of version 1.0, 1.1 or 1.2.",
    ...(version === undefined ? {} : { value: JSON.stringify(version) }),
    hint: "Start the overlay with the line `overlay: 1.0.0`.",
  };
}

async function checkStructure(overlay: SourceFile): Promise<Problem[]> {
  const files = new Map([[overlay.path, overlay]]);
  const config = await lintConfig({ isStructural: true });
  const externalRefResolver = new LocalResolver(files);
  const problems = await lint({ ref: overlay.path, config, externalRefResolver });
  // References in the parts of a document that an overlay has are checked with the document.
  return problems
    .filter(({ ruleId }) => ruleId === "struct")
    .map((problem) => toProblem(problem, files));
}

/**
 * Applies overlays to a document, and finds what is wrong with them.
 *
 * @param root the document in one piece
 * @param invalid references that cannot be resolved
 */
export async function applyOverlays(
  root: SourceFile,
  { overlays, files }: Overlays,
  invalid: readonly InvalidReference[],
): Promise<{ document: JsonRecord; problems: Problem[] }> {
  const all = new Map([[root.path, root], ...files]);
  const { bundle: made, problems } = await bundle({
    ref: root.path,
    overlays: overlays.map((overlay) => overlay.path),
    config: await lintConfig(),
    externalRefResolver: new LocalResolver(all, { invalid, mayLink: true }),
    keepUrlRefs: true,
  });
  const document = recordOf(made.parsed);
  // The document is checked afterwards, with the references that overlays have brought.
  const own = problems.filter(({ location: [place] }) =>
    files.has(place?.source.absoluteRef ?? ""),
  );
  return {
    document,
    problems: [
      ...own.map((problem) => toProblem(problem, all)),
      ...overlays.flatMap((overlay) => findIdleActions(overlay, [recordOf(root.value), document])),
    ],
  };
}

/** Finds actions that change nothing, because neither the document nor the result has their target. */
function findIdleActions(overlay: SourceFile, states: readonly JsonRecord[]): Problem[] {
  return actionsOf(overlay).flatMap(({ target }, index) => {
    if (typeof target !== "string" || states.some((state) => mayMatch(state, target))) return [];
    return problemAt(overlay, `#/actions/${index}/target`, {
      code: "idle-action",
      severity: "warning",
      message: "The target selects nothing in the document, so the action changes nothing.",
      value: target,
      hint: "Correct the JSONPath, such as $.paths['/chats'].get, or remove the action.",
    });
  });
}

function mayMatch(state: JsonRecord, target: string): boolean {
  try {
    return query(state as Json, target).length > 0;
  } catch {
    // The library reports what is no JSONPath.
    return true;
  }
}

function actionsOf({ value }: SourceFile): JsonRecord[] {
  return listOf(recordOf(value).actions).map(recordOf);
}

/** A document before and after its overlays. */
interface Change {
  original: SourceFile;
  /** The original with the files that it refers to. */
  files: ReadonlyMap<string, SourceFile>;
  changed: SourceFile;
}

/**
 * Moves problems of a changed document to where the values in question were written: in an overlay
 * or another file of the document. Others are moved to the nearest place in the original.
 */
export function locateInSources(
  problems: readonly Problem[],
  { original, files, changed }: Change,
  { overlays }: Overlays,
): Problem[] {
  const places = [
    ...overlays.flatMap((file) =>
      actionsOf(file).map((_, index) => ({ file, at: ["actions", String(index), "update"] })),
    ),
    ...[...files.values()].map((file) => ({ file, at: [] })),
  ];
  return problems.map((problem) => {
    if (problem.file !== original.label || problem.pointer === undefined) return problem;
    const value = JSON.stringify(valueAtPointer(changed.value, problem.pointer));
    const isAt = (file: SourceFile, pointer: string) =>
      JSON.stringify(valueAtPointer(file.value, pointer)) === value;
    if (value === undefined || isAt(original, problem.pointer)) return problem;
    const segments = segmentsOf(problem.pointer);
    for (const start of [...segments.keys(), segments.length]) {
      const found = places
        .map(({ file, at }) => ({ file, pointer: pointerOf([...at, ...segments.slice(start)]) }))
        .find(({ file, pointer }) => isAt(file, pointer));
      if (!found) continue;
      const { file, pointer } = found;
      return { ...problem, file: file.label, pointer, ...file.locate(pointer) };
    }
    return { ...problem, ...original.locate(problem.pointer) };
  });
}
