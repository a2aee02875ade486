import { isRecord } from "../json";

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
  if (Array.isArray(value)) {
    return value[Number(name)];
  }
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
