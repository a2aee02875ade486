import { isRecord } from "../json";
import type { JsonRecord } from "../json";

/** Writes a name as one segment of a JSON pointer. */
export function escapeSegment(name: string): string {
  return name.replace(/~/g, "~0").replace(/\//g, "~1");
}

/** Reads one segment of a JSON pointer, percent-encoded or not. */
function unescapeSegment(segment: string): string {
  const plain = segment.replace(/~1/g, "/").replace(/~0/g, "~");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** The names in a JSON pointer such as `#/paths/~1pets`, `[]` for the whole document. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map(unescapeSegment);
}

/** JSON pointer of a list of names. */
export function pointerOf(segments: readonly (string | number)[]): string {
  return ["#", ...segments.map((segment) => escapeSegment(String(segment)))].join("/");
}

/** The value at a pointer, undefined where there is none. References are not followed. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const segment of segmentsOf(pointer)) {
    value = childOf(value, segment);
  }
  return value;
}

/** A member of an object or list by its name. */
export function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

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
  if (!reference.startsWith("#") || seen.has(reference)) return undefined;
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
    if (seen.has(ref)) return undefined;
    seen.add(ref);
    beside = { ...(value as JsonRecord), ...beside };
    value = lookUp(document, ref);
  }
  if (!isRecord(value)) return undefined;
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
