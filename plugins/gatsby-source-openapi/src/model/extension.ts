import { recordOf, toJson } from "../json";
import type { Extension } from "../types";

/**
 * Extensions for tools alone: they change what is shown and are not shown themselves. Every other
 * extension is for readers. The README lists them with what they do.
 */
const FOR_TOOLS = new Set([
  "x-internal",
  "x-displayName",
  "x-tagGroups",
  "x-codeSamples",
  "x-code-samples",
  "x-enumDescriptions",
  "x-enum-descriptions",
  "x-nullable",
]);

/** The `x-…` members of objects that are shown in one place; undefined where there are none. */
export function extensionsOf(...nodes: readonly unknown[]): Extension[] | undefined {
  const found = nodes
    .flatMap((node) => Object.entries(recordOf(node)))
    .filter(([name]) => isExtension(name) && !FOR_TOOLS.has(name))
    .map(([name, value]) => ({ name, value: toJson(value) }));
  return found.length > 0 ? found : undefined;
}

/** Whether a member is an extension of the specification and not a part of it. */
function isExtension(name: string): boolean {
  return name.startsWith("x-");
}

/** The members of a map without its extensions: paths, responses, callbacks, flows. */
export function membersOf(node: unknown): [string, unknown][] {
  return Object.entries(recordOf(node)).filter(([name]) => !isExtension(name));
}
