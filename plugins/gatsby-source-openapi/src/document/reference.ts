import { decoded } from "../../../../packages/addresses";
import type { JsonRecord } from "../json";
import { isRecord } from "../json";

/** Escapes a name as a segment of a JSON pointer. */
export function escapeSegment(name: string): string {
  return name.replace(/~/g, "~0").replace(/\//g, "~1");
}

/** Unescapes a segment of a JSON pointer, percent-encoded or not. */
function unescapeSegment(segment: string): string {
  return decoded(segment.replace(/~1/g, "/").replace(/~0/g, "~"));
}

/** Returns the names in a JSON pointer such as `#/paths/~1pets`, `[]` for the whole document. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map(unescapeSegment);
}

/** Returns the JSON pointer of a list of names. */
export function pointerOf(segments: readonly (string | number)[]): string {
  return ["#", ...segments.map((segment) => escapeSegment(String(segment)))].join("/");
}

/** Returns the value at a pointer. Does not follow references. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const segment of segmentsOf(pointer)) {
    value = childOf(value, segment);
  }
  return value;
}

/** Returns a member of an object or list by its name. */
export function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Describes a part of a document that cannot be read, in Markdown. */
export function invalidText(value: unknown): string {
  return `Invalid in the document: \`${JSON.stringify(value).replace(/`/g, "'")}\``;
}

/** Returns the `$ref` of an object. */
export function referenceOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node.$ref === "string" ? node.$ref : undefined;
}

/**
 * Returns the value that a local reference points to, which can be a reference itself. Follows
 * references on the way. Undefined for a broken or circular chain.
 */
export function lookUp(document: unknown, reference: string): unknown {
  return lookUpSegments(document, reference, new Set());
}

function lookUpSegments(document: unknown, reference: string, seen: Set<string>): unknown {
  if (!reference.startsWith("#") || seen.has(reference)) return undefined;
  seen.add(reference);
  let value: unknown = document;
  for (const segment of segmentsOf(reference)) {
    const link = childOf(value, segment) === undefined ? referenceOf(value) : undefined;
    value = childOf(link === undefined ? value : lookUpSegments(document, link, seen), segment);
  }
  return value;
}

/**
 * Follows the chain of references of an object to its end. Members beside a `$ref` override those
 * of the target. Undefined for a broken or circular chain.
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

/**
 * Returns the name of a component that a reference points to, e.g. `Pet` for
 * `#/components/schemas/Pet`.
 */
export function componentName(reference: string, group: string): string | undefined {
  const segments = segmentsOf(reference);
  return reference.startsWith("#/") &&
    segments.length === 3 &&
    segments[0] === "components" &&
    segments[1] === group
    ? segments[2]
    : undefined;
}

/**
 * Visits each object below a value once, whatever it means, with its JSON pointer. Deep and circular
 * values are fine.
 */
export function visitObjects(
  value: unknown,
  visit: (node: JsonRecord, pointer: string) => void,
): void {
  const seen = new Set<unknown>();
  const pending = [{ value, pointer: "#" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value: node, pointer } = next;
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isRecord(node)) visit(node, pointer);
    for (const [key, item] of Object.entries(node)) {
      pending.push({ value: item, pointer: `${pointer}/${escapeSegment(key)}` });
    }
  }
}
