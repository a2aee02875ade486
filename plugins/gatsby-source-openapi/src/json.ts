/** A value that JSON can represent. Every value of a document is one of these. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object of unknown shape. */
export type JsonRecord = { [key: string]: unknown };

/** Returns whether a value is a plain object. */
export function isRecord(value: Json): value is { [key: string]: Json };
export function isRecord(value: unknown): value is JsonRecord;
export function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a plain object, else an empty object. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Returns the value if it is a list, else an empty list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the value if it is a string that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** Returns the strings of a list and drops its other members. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item): item is string => typeof item === "string");
}

/** Returns whether the value is `true`. */
export function isTrue(value: unknown): boolean {
  return value === true;
}

/**
 * Converts a value to JSON. Dates, bigints and non-finite numbers become strings; values that JSON
 * cannot represent, such as undefined and functions, become null.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Date) return value.toISOString();
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
  }
  return null;
}

/** Returns the value of a text that is JSON, undefined for another text. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the object or list in a text that is JSON, undefined for another value. */
export function structureIn(text: unknown): Json | undefined {
  return typeof text === "string" && /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
}

/** Writes a value as text: strings as they are, objects and lists as JSON. */
export function scalar(value: Json): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** Removes members that are undefined, in place, so that nodes stay small and comparable. */
export function compact<T extends object>(value: T): T {
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (value[key] === undefined) {
      delete value[key];
    }
  }
  return value;
}
