import path from "node:path";
import { isRecord } from "../json";
import type { Problem } from "../problem";
import { createLocator } from "./locate";
import { escapeSegment, segmentsOf, valueAt } from "./pointer";
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
      const way = loopFrom(files, file.path, pointer, reference);
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

function loopFrom(
  files: Map<string, SourceFile>,
  start: string,
  pointer: string,
  first: string,
): string[] | undefined {
  const way = [`${start}#${pointer}`];
  let file = start;
  let reference: string | undefined = first;
  while (reference !== undefined) {
    const [target = "", fragment = ""] = reference.split("#");
    file = target === "" ? file : path.resolve(path.dirname(file), target);
    const here = `#/${segmentsOf(fragment).map(escapeSegment).join("/")}`;
    const step = `${file}#${here}`;
    if (way[0] === step) {
      return way;
    }
    if (way.includes(step)) {
      return undefined;
    }
    way.push(step);
    reference = referenceOf(valueAt(files.get(file)?.value, here));
  }
  return undefined;
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
