import { isRecord, type JsonRecord } from "../json";
import { childOf, segmentsOf } from "./pointer";

/** The `$ref` of an object, undefined where it has none. */
export function referenceOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node.$ref === "string" ? node.$ref : undefined;
}

/**
 * The value that a local reference points to. References on the way are followed; the value itself
 * may be a reference. Undefined where the way ends or turns in a circle.
 */
export function lookUp(document: unknown, reference: string): unknown {
  return lookUpSegments(document, reference, new Set());
}

function lookUpSegments(document: unknown, reference: string, seen: Set<string>): unknown {
  if (!reference.startsWith("#") || seen.has(reference)) {
    return undefined;
  }
  seen.add(reference);
  let value: unknown = document;
  for (const segment of segmentsOf(reference)) {
    const via = childOf(value, segment) === undefined ? referenceOf(value) : undefined;
    value = childOf(via === undefined ? value : lookUpSegments(document, via, seen), segment);
  }
  return value;
}

/**
 * An object with its chain of references followed to the end. Members beside a `$ref` win over those
 * of its target. Undefined where the chain is broken or circular.
 */
export function resolve(document: unknown, node: unknown): JsonRecord | undefined {
  const seen = new Set<string>();
  let value = node;
  let beside: JsonRecord = {};
  for (let ref = referenceOf(value); ref !== undefined; ref = referenceOf(value)) {
    if (seen.has(ref)) {
      return undefined;
    }
    seen.add(ref);
    beside = { ...(value as JsonRecord), ...beside };
    value = lookUp(document, ref);
  }
  if (!isRecord(value)) {
    return undefined;
  }
  const { $ref: _reference, ...own } = beside;
  return { ...value, ...own };
}

/** Name of a component that a reference points to directly, e.g. `Pet` of `#/components/schemas/Pet`. */
export function componentName(reference: string, group: string): string | undefined {
  const segments = segmentsOf(reference);
  return reference.startsWith("#/") &&
    segments.length === 3 &&
    segments[0] === "components" &&
    segments[1] === group
    ? segments[2]
    : undefined;
}
