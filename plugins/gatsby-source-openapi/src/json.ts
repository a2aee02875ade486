/** A value that JSON can hold. Everything that comes out of a document is one of these. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A JSON object of unknown shape: how foreign data enters the plugin. */
export type JsonRecord = { [key: string]: unknown };

/** Tells whether a foreign value is a plain object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is a plain object, else an empty one. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The value if it is a list, else an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a string that holds something, else undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** The strings of a list; other members are left out. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item): item is string => typeof item === "string");
}

/** `true` stays, everything else is false. */
export function isTrue(value: unknown): boolean {
  return value === true;
}

/** A foreign value as JSON: what JSON cannot hold (dates, undefined, NaN) becomes text or null. */
export function toJson(value: unknown): JsonValue {
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

/** The same object without its members that are undefined, so that nodes stay small and equal. */
export function compact<T extends object>(value: T): T {
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (value[key] === undefined) {
      delete value[key];
    }
  }
  return value;
}
