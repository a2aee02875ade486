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
  const passed = new Set<string>();
  const active = new Set<string>();
  const follow = (from: string, reference: string): Reached | undefined => {
    const [target = "", fragment = ""] = reference.split("#");
    const segments = segmentsOf(fragment);
    const file = target === "" ? from : path.resolve(path.dirname(from), target);
    const key = `${file}${pointerOf(segments)}`;
    if (active.has(key)) {
      return undefined;
    }
    active.add(key);
    let reached: Reached = { file, pointer: "#", value: files.get(file)?.value };
    for (const segment of [...segments, undefined]) {
      const isHere = segment !== undefined && childOf(reached.value, segment) !== undefined;
      const via = isHere ? undefined : referenceOf(reached.value);
      if (via !== undefined) {
        passed.add(`${reached.file}${reached.pointer}`);
        const next = follow(reached.file, via);
        if (next === undefined) {
          return undefined;
        }
        reached = next;
      }
      reached = segment === undefined ? reached : stepInto(reached, segment);
    }
    return reached;
  };
  const isCircle = follow(start.file, first) === undefined;
  return isCircle && passed.has(`${start.file}${start.pointer}`) ? [...passed] : undefined;
}

type Reached = { file: string; pointer: string; value: unknown };

function stepInto({ file, pointer, value }: Reached, segment: string): Reached {
  return { file, pointer: `${pointer}/${escapeSegment(segment)}`, value: childOf(value, segment) };
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
