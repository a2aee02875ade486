import type { ErrorObject } from "ajv";
import type { Json } from "../../../plugins/gatsby-transformer-content";
import type { Validate } from "./contract";

/**
 * Marks a part of a text whose value is only known when the sample runs, such as a variable. From
 * Unicode's private use area.
 */
export const UNKNOWN = "\uE000";

/**
 * Parses JSON that may contain `UNKNOWN` inside strings or in place of a value.
 *
 * @returns `undefined` if the text is not JSON
 */
export function parseJsonTemplate(text: string): Json | undefined {
  let isInString = false;
  let json = "";
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? "";
    if (letter === "\\") {
      index += 1;
      json += letter + (text[index] ?? "");
      continue;
    }
    if (letter === '"') isInString = !isInString;
    json += letter === UNKNOWN && !isInString ? `"${UNKNOWN}"` : letter;
  }
  try {
    return JSON.parse(json) as Json;
  } catch {
    return undefined;
  }
}

/** Formats a text or value for a message, with dots for unknown parts. */
export function showTemplate(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(UNKNOWN, "…");
}

/** Validates a value with unknown parts; returns the errors that are certain, as sentences. */
export function validateTemplate(value: Json, validate: Validate): string[] {
  const errors = validate(value).filter(isCertain);
  return [...new Set(errors.map(describe))];
}

/** Keywords that depend on a whole value, so that one unknown part inside makes them uncertain. */
const COMPOSITE = new Set("oneOf anyOf not if allOf uniqueItems contains discriminator".split(" "));

function isCertain({ data, keyword }: ErrorObject): boolean {
  if (typeof data !== "string" && !COMPOSITE.has(keyword)) return true;
  return !JSON.stringify(data ?? null).includes(UNKNOWN);
}

function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const place = instancePath === "" ? "the body" : instancePath;
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const name = additionalProperty === undefined ? "" : ` ("${additionalProperty}")`;
  const allowed = keyword === "enum" && allowedValues ? ` (${allowedValues.join(", ")})` : "";
  return `${place} ${message ?? keyword}${name}${allowed}`;
}
