import { type JsonRecord, toJson } from "../json";
import type { Extension } from "../types";

/** Extensions that have a field of their own in the model. */
const KNOWN = new Set([
  "x-internal",
  "x-displayName",
  "x-tagGroups",
  "x-codeSamples",
  "x-code-samples",
  "x-enumDescriptions",
  "x-enum-descriptions",
  "x-nullable",
]);

/** The `x-…` members of an object that nothing else shows; undefined where there are none. */
export function extensionsOf(node: JsonRecord): Extension[] | undefined {
  const found = Object.entries(node)
    .filter(([name]) => name.startsWith("x-") && !KNOWN.has(name))
    .map(([name, value]) => ({ name, value: toJson(value) }));
  return found.length > 0 ? found : undefined;
}
