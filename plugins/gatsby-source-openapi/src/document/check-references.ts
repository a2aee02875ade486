import path from "node:path";
import { isRecord } from "../json";
import type { Problem } from "../../../../packages/problems";
import { createLocator } from "./read-yaml";
import { childOf, escapeSegment, pointerOf, segmentsOf, referenceOf } from "./reference";
import type { SourceFile } from "./read-files";

/** A reference that nothing can come of: the file that holds it and its place there. */
export type BadReference = { path: string; pointer: string; problem: Problem };

/** References whose targets need not be looked for: they are empty, or stand where nobody may read. */
export function findForbiddenReferences(
  entry: string,
  files: Map<string, SourceFile>,
): BadReference[] {
  return [...files.values()].flatMap((file) => {
    const locate = createLocator(file.text);
    return referencesIn(file.value).flatMap((place) => {
      const words = whyForbidden(entry, file.path, place.reference);
      return words === undefined ? [] : [badReference(file, locate, place, words)];
    });
  });
}

type Words = Pick<Problem, "code" | "message" | "hint">;

function whyForbidden(entry: string, file: string, reference: string): Words | undefined {
  const [target = "", fragment = ""] = reference.split("#");
  // In a file that is one schema, `#` is that schema.
  if (file === entry && target === "" && segmentsOf(fragment).length === 0) {
    return {
      code: "unresolved-ref",
      message: "The $ref leads to the document as a whole, which is no part of it.",
      hint: "Point to a component, e.g. `#/components/schemas/Chat`.",
    };
  }
  const isFile = target !== "" && !/^[a-z][a-z+.-]+:/i.test(target);
  return isFile && isOutside(entry, path.resolve(path.dirname(file), target))
    ? {
        code: "outside-ref",
        message: "The $ref leads to a file outside of the project.",
        hint: "Keep a copy of the file beside the document.",
      }
    : undefined;
}

/** Files may lie anywhere in the project, or beside a document that is not in it. */
function isOutside(entry: string, file: string): boolean {
  return ![process.cwd(), path.dirname(entry)].some((folder) => {
    const way = path.relative(folder, file);
    return way !== ".." && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
  });
}

/**
 * Finds references that lead back to themselves without anything in between, e.g. a schema `A` that
 * is only `$ref: B` where `B` is only `$ref: A`. There is nothing at their end that could be shown.
 */
export function findReferenceLoops(files: Map<string, SourceFile>): BadReference[] {
  const loops: BadReference[] = [];
  const reported = new Set<string>();
  for (const file of files.values()) {
    const locate = createLocator(file.text);
    for (const place of referencesIn(file.value)) {
      const start = { file: file.path, pointer: place.pointer };
      const way = loopFrom(files, start, place.reference);
      const key = way === undefined ? "" : [...way].sort().join(" ");
      if (way !== undefined && !reported.has(key)) {
        reported.add(key);
        loops.push(badReference(file, locate, place, LOOP));
      }
    }
  }
  return loops;
}

const LOOP: Words = {
  code: "reference-loop",
  message: "The $ref leads back to itself, so there is nothing that it stands for.",
  hint: "Let one of the references on the way hold the object itself.",
};

function badReference(
  file: SourceFile,
  locate: ReturnType<typeof createLocator>,
  { pointer, reference }: Reference,
  words: Words,
): BadReference {
  const about = { severity: "error" as const, file: file.label, value: JSON.stringify(reference) };
  const problem = { ...words, ...about, ...locate(pointer), pointer };
  return { path: file.path, pointer, problem };
}

/**
 * The places of all references on the way from a place back to itself; undefined where the way
 * comes to an end, or turns in a circle that the place is not part of.
 */
function loopFrom(
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

/** A value that a reference led to, and where it stands. */
type Reached = { file: string; pointer: string; value: unknown };

interface Walk {
  files: Map<string, SourceFile>;
  /** Places of the references that have been followed. */
  passed: Set<string>;
  /** Targets that are being looked for; to look for one of them again is to go in a circle. */
  active: Set<string>;
  done: Map<string, Reached>;
}

/** The end of a chain of references; undefined where it goes in a circle. */
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

/** A member of a value, which may stand behind a reference. */
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
  const via = referenceOf(reached.value);
  if (via === undefined) return reached;
  walk.passed.add(`${reached.file}${reached.pointer}`);
  return follow(walk, reached.file, via);
}

type Reference = { pointer: string; reference: string };

function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  const seen = new Set<unknown>();
  const pending: { value: unknown; pointer: string }[] = [{ value, pointer: "#" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next.value !== "object" || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    const reference = isRecord(next.value) ? referenceOf(next.value) : undefined;
    if (reference !== undefined) {
      found.push({ pointer: next.pointer, reference });
    }
    for (const [key, item] of Object.entries(next.value)) {
      pending.push({ value: item, pointer: `${next.pointer}/${escapeSegment(key)}` });
    }
  }
  return found;
}
