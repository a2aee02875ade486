import type { ErrorObject } from "ajv";
import type { Validate } from "./contract";
import { HOLE, isObject, OPEN } from "./known";
import type { Known } from "./known";

/** Checks a value that is known in part: what cannot be known is not complained about. */
export function validateKnown(value: Known, validate: Validate): string[] {
  const errors = validate(stripOpen(value)).filter((error) => isCertain(error, value));
  return [...new Set(errors.map(describe))];
}

function stripOpen(value: Known): Known {
  if (Array.isArray(value)) return value.map(stripOpen);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== OPEN)
      .map(([key, item]) => [key, stripOpen(item)]),
  );
}

/** Keywords that look at the whole of a value, so that one hole inside makes them uncertain. */
const WHOLE = new Set([
  "oneOf",
  "anyOf",
  "not",
  "if",
  "allOf",
  "uniqueItems",
  "contains",
  "discriminator",
]);

function isCertain({ instancePath, keyword }: ErrorObject, whole: Known): boolean {
  const value = at(whole, instancePath);
  if (typeof value === "string") return !value.includes(HOLE);
  if (WHOLE.has(keyword)) return !JSON.stringify(value ?? null).includes(HOLE) && !isOpen(value);
  return keyword === "required" || keyword === "minProperties" ? !isOpen(value) : true;
}

function isOpen(value: Known | undefined): boolean {
  return JSON.stringify(value ?? null).includes(`"${OPEN}"`);
}

function at(value: Known, path: string): Known | undefined {
  let current: Known | undefined = value;
  for (const part of path.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(current)) current = current[Number(key)];
    else current = isObject(current) ? current[key] : undefined;
  }
  return current;
}

function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const place = instancePath === "" ? "the body" : instancePath;
  const name = (params as Record<string, unknown>).additionalProperty ?? "";
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues;
  const more = keyword === "enum" && allowed ? ` (${allowed.join(", ")})` : "";
  return `${place} ${message ?? keyword}${name === "" ? "" : ` ("${String(name)}")`}${more}`;
}
