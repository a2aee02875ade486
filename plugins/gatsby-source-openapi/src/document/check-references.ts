import path from "node:path";
import { isRecord } from "../json";
import type { Problem } from "../problem";
import { createLocator } from "./locate";
import { childOf, escapeSegment, pointerOf, segmentsOf } from "./pointer";
import type { SourceFile } from "./read-files";
import { referenceOf } from "./reference";

/** A reference that leads back to itself: the file that holds it and its place there. */
export type ReferenceLoop = { path: string; pointer: string; problem: Problem };

/**
 * Finds references that lead back to themselves without anything in between, e.g. a schema `A` that
 * is only `$ref: B` where `B` is only `$ref: A`. There is nothing at their end that could be shown.
 */
export function findReferenceLoops(files: Map<string, SourceFile>): ReferenceLoop[] {
  const loops: ReferenceLoop[] = [];
  const reported = new Set<string>();
  for (const file of files.values()) {
    for (const { pointer, reference } of referencesIn(file.value)) {
      const way = loopFrom(files, { file: file.path, pointer }, reference);
      const key = way === undefined ? "" : [...way].sort().join(" ");
      if (way === undefined || reported.has(key)) {
        continue;
      }
      reported.add(key);
      loops.push({ path: file.path, pointer, problem: loopProblem(file, pointer, reference) });
    }
  }
  return loops;
}

function loopProblem(file: SourceFile, pointer: string, reference: string): Problem {
  return {
    code: "reference-loop",
    severity: "error",
    file: file.label,
    ...createLocator(file.text)(pointer),
    pointer,
    message: "The $ref leads back to itself, so there is nothing that it stands for.",
    value: JSON.stringify(reference),
    hint: "Let one of the references on the way hold the object itself.",
  };
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

type Walk = {
  files: Map<string, SourceFile>;
  /** Places of the references that have been followed. */
  passed: Set<string>;
  /** Targets that are being looked for; to look for one of them again is to go in a circle. */
  active: Set<string>;
  done: Map<string, Reached>;
};

/** The end of a chain of references; undefined where it goes in a circle. */
function follow(walk: Walk, from: string, reference: string): Reached | undefined {
  const [target = "", fragment = ""] = reference.split("#");
  const segments = segmentsOf(fragment);
  const file = target === "" ? from : path.resolve(path.dirname(from), target);
  const key = `${file}${pointerOf(segments)}`;
  const known = walk.done.get(key);
  if (known !== undefined || walk.active.has(key)) {
    return known;
  }
  walk.active.add(key);
  let reached: Reached | undefined = { file, pointer: "#", value: walk.files.get(file)?.value };
  for (const segment of segments) {
    reached = stepInto(walk, reached, segment);
    if (reached === undefined) {
      return undefined;
    }
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
  if (via === undefined) {
    return reached;
  }
  walk.passed.add(`${reached.file}${reached.pointer}`);
  return follow(walk, reached.file, via);
}

function referencesIn(value: unknown): { pointer: string; reference: string }[] {
  const found: { pointer: string; reference: string }[] = [];
  const seen = new Set<unknown>();
  const pending: { value: unknown; pointer: string }[] = [{ value, pointer: "#" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next.value !== "object" || next.value === null || seen.has(next.value)) {
      continue;
    }
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
