import path from "node:path";
import { decoded } from "../../../../packages/addresses";
import type { Problem } from "../../../../packages/problems";
import type { SourceFile } from "./read-files";
import { isReadable, problemAt } from "./read-files";
import {
  childOf,
  escapeSegment,
  pointerOf,
  referenceOf,
  segmentsOf,
  visitObjects,
} from "./reference";

/** A reference that cannot be resolved: its file and its position there. */
export type InvalidReference = { path: string; pointer: string; problem: Problem };

/**
 * Finds references that are empty or lead to files outside of the project. They are not resolved.
 */
export function findForbiddenReferences(
  entry: string,
  files: Map<string, SourceFile>,
): InvalidReference[] {
  return [...files.values()].flatMap((file) => {
    return [...referencesIn(file.value), ...externalValuesIn(file.value)].flatMap((place) => {
      const text = forbiddenReason(entry, file.path, place.reference);
      return text === undefined ? [] : [invalidReference(file, place, text)];
    });
  });
}

type ProblemText = Pick<Problem, "code" | "message" | "hint">;

function forbiddenReason(entry: string, file: string, reference: string): ProblemText | undefined {
  const [target = "", fragment = ""] = reference.split("#");
  // In a file that is one schema, `#` is that schema.
  if (file === entry && target === "" && segmentsOf(fragment).length === 0) {
    return {
      code: "unresolved-ref",
      message: "The $ref points to the whole document.",
      hint: "Point to a component, e.g. `#/components/schemas/Chat`.",
    };
  }
  const isFile = target !== "" && !/^[a-z][a-z+.-]+:/i.test(target);
  return isFile && !isReadable(entry, path.resolve(path.dirname(file), decoded(target)))
    ? {
        code: "outside-ref",
        message: "The reference leads to a file outside of the project.",
        hint: "Keep a copy of the file beside the document.",
      }
    : undefined;
}

/**
 * Finds references that lead back to themselves without anything in between, e.g. a schema `A` that
 * is only `$ref: B` where `B` is only `$ref: A`. They have no target that could be shown.
 */
export function findReferenceLoops(files: Map<string, SourceFile>): InvalidReference[] {
  const loops: InvalidReference[] = [];
  const reported = new Set<string>();
  for (const file of files.values()) {
    for (const place of referencesIn(file.value)) {
      const start = { file: file.path, pointer: place.pointer };
      const chain = findLoop(files, start, place.reference);
      const key = chain === undefined ? "" : [...chain].sort().join(" ");
      if (chain !== undefined && !reported.has(key)) {
        reported.add(key);
        loops.push(invalidReference(file, place, LOOP));
      }
    }
  }
  return loops;
}

const LOOP: ProblemText = {
  code: "reference-loop",
  message: "The $ref leads back to itself, so it has no target.",
  hint: "Replace one of the references in the loop by the object itself.",
};

function invalidReference(
  file: SourceFile,
  { pointer, reference }: Reference,
  text: ProblemText,
): InvalidReference {
  const details = { ...text, severity: "error" as const, value: JSON.stringify(reference) };
  return { path: file.path, pointer, problem: problemAt(file, pointer, details) };
}

/**
 * Returns the positions of all references between a position and itself. Undefined if the chain
 * ends, or ends in a loop that the position is not part of.
 */
function findLoop(
  files: Map<string, SourceFile>,
  start: { file: string; pointer: string },
  first: string,
): string[] | undefined {
  const walk: Walk = { files, passed: new Set(), active: new Set(), done: new Map() };
  const isCircle = follow(walk, start.file, first) === undefined;
  return isCircle && walk.passed.has(`${start.file}${start.pointer}`)
    ? [...walk.passed]
    : undefined;
}

/** A value that a reference led to, and its position. */
type Reached = { file: string; pointer: string; value: unknown };

interface Walk {
  files: Map<string, SourceFile>;
  /** Positions of the references that were followed. */
  passed: Set<string>;
  /** Targets that are being looked up. Looking one of them up again means a loop. */
  active: Set<string>;
  done: Map<string, Reached>;
}

/** Returns the end of a chain of references, undefined for a loop. */
function follow(walk: Walk, from: string, reference: string): Reached | undefined {
  const [target = "", fragment = ""] = reference.split("#");
  const segments = segmentsOf(fragment);
  const file = target === "" ? from : path.resolve(path.dirname(from), target);
  const key = `${file}${pointerOf(segments)}`;
  const known = walk.done.get(key);
  if (known !== undefined || walk.active.has(key)) return known;
  walk.active.add(key);
  let reached: Reached | undefined = { file, pointer: "#", value: walk.files.get(file)?.value };
  for (const segment of segments) {
    reached = stepInto(walk, reached, segment);
    if (reached === undefined) return undefined;
  }
  const end = throughReference(walk, reached);
  if (end !== undefined) {
    walk.done.set(key, end);
  }
  return end;
}

/** Returns a member of a value, through a reference if necessary. */
function stepInto(walk: Walk, reached: Reached, segment: string): Reached | undefined {
  const isHere = childOf(reached.value, segment) !== undefined;
  const owner = isHere ? reached : throughReference(walk, reached);
  return owner === undefined
    ? undefined
    : {
        file: owner.file,
        pointer: `${owner.pointer}/${escapeSegment(segment)}`,
        value: childOf(owner.value, segment),
      };
}

function throughReference(walk: Walk, reached: Reached): Reached | undefined {
  const reference = referenceOf(reached.value);
  if (reference === undefined) return reached;
  walk.passed.add(`${reached.file}${reached.pointer}`);
  return follow(walk, reached.file, reference);
}

type Reference = { pointer: string; reference: string };

function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  visitObjects(value, (node, pointer) => {
    const reference = referenceOf(node);
    if (reference !== undefined) found.push({ pointer, reference });
  });
  return found;
}

/** Returns the files that examples name. */
function externalValuesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  visitObjects(value, ({ externalValue }, pointer) => {
    if (typeof externalValue === "string" && externalValue !== "") {
      found.push({ pointer: `${pointer}/externalValue`, reference: externalValue });
    }
  });
  return found;
}
