/**
 * What an evaluator knows of a value: JSON in which a text may hold holes (`HOLE`) for what only the
 * running program knows. A value that is all unknown is the text `HOLE`.
 */
export type Known = string | number | boolean | null | Known[] | { [key: string]: Known };

/** Stands in a text for a part that is not known. From Unicode's private use area. */
export const HOLE = "\uE000";
/** Key of an object that may hold more than is known. */
export const OPEN = "\uE001";

/** Whether nothing is known of a value. */
export function isHole(value: Known | undefined): boolean {
  return value === HOLE;
}

/** Whether a value is a text that is known only in part. */
export function hasHole(value: Known | undefined): boolean {
  return typeof value === "string" && value.includes(HOLE);
}

/** Whether a value is an object. */
export function isObject(value: Known | undefined): value is { [key: string]: Known } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value for a person: holes are dots. */
export function showKnown(value: Known): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(HOLE, "…").replaceAll(`,"${OPEN}":true`, "");
}
