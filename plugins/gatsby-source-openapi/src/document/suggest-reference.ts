import { closest, distance } from "fastest-levenshtein";
import { isRecord } from "../json";
import { valueAt } from "./pointer";

/**
 * The reference that one which leads nowhere was most likely meant to be: to a neighbor with nearly the
 * same name.
 *
 * @param reference the value at a broken `$ref`, with or without the object around it
 * @param document what the file holds; only references into it are looked up
 */
export function suggestReference(reference: unknown, document: unknown): string | undefined {
  const text = isRecord(reference) ? reference.$ref : reference;
  if (typeof text !== "string" || !text.startsWith("#/")) return undefined;
  const end = text.lastIndexOf("/");
  const neighbors = valueAt(document, text.slice(0, end));
  if (!isRecord(neighbors)) return undefined;
  const name = text.slice(end + 1);
  const names = Object.keys(neighbors);
  if (names.length === 0) return undefined;
  const near = closest(name, names);
  return isNear(name, near) ? `${text.slice(0, end)}/${near}` : undefined;
}

/** Whether a name may be another one misspelled. Short names must begin alike: `type` is no `style`. */
export function isNear(name: string, other: string): boolean {
  const isShort = name.length < 5;
  return distance(name, other) <= farthest(name) && (!isShort || name[0] === other[0]);
}

/** Number of letters in which a misspelled name may differ: two swapped letters count as two. */
function farthest(name: string): number {
  return name.length < 4 ? 1 : Math.max(2, name.length / 3);
}
