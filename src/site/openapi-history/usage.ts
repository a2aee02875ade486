import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { isMethod, isTextKey } from "./compare-texts";
import { entries, memberOf, valueAt } from "./place-words";

/** Who sends a value: the caller in requests, the API in responses. */
export type Direction = "request" | "response";

/** The operations that use a component, by direction. */
export type Usage = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<Direction>>>;

/** Returns the keys of a local reference: `components`, `schemas`, `Pet`. */
export function targetOf(node: unknown): string[] | undefined {
  const $ref = memberOf(node, "$ref");
  if (typeof $ref !== "string" || !$ref.startsWith("#/")) return undefined;
  return $ref
    .slice(2)
    .split("/")
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Follows references to their end. */
export function resolved(node: unknown, root: JsonRecord, seen: readonly string[] = []): unknown {
  const target = targetOf(node);
  if (target === undefined || seen.includes(target.join("/"))) return node;
  return resolved(valueAt(target, root), root, [...seen, target.join("/")]);
}

/** Returns the name of an operation in change logs. */
export function operationName(operation: unknown, method: string, path: string): string {
  const id = memberOf(operation, "operationId");
  return typeof id === "string" ? `op:${id}` : `call:${method.toUpperCase()} ${path}`;
}

/** Returns which operations of a document use each component, `schemas/Pet`, and how. */
export function usageOf(document: JsonRecord): Usage {
  const usage = new Map<string, Map<string, Set<Direction>>>();
  const visit = (node: unknown, user: string, direction: Direction): void => {
    const target = targetOf(node);
    if (target?.[0] === "components") {
      const key = target.slice(1, COMPONENT).join("/");
      const users = usage.get(key) ?? new Map<string, Set<Direction>>();
      const directions = users.get(user) ?? new Set();
      usage.set(key, users.set(user, directions));
      if (directions.has(direction)) return;
      directions.add(direction);
      visit(valueAt(target, document), user, direction);
      return;
    }
    for (const [key, item] of entries(node)) {
      if (!isTextKey(key, "")) visit(item, user, directionOf(node, key, direction));
    }
  };
  for (const { name, operation, item, isWebhook } of callsOf(document)) {
    const direction = isWebhook ? "response" : "request";
    visit(operation, name, direction);
    visit(memberOf(item, "parameters"), name, direction);
  }
  return usage;
}

/** What a callback sends is what the caller receives. */
function directionOf(node: unknown, key: string, direction: Direction): Direction {
  const isTurned = key === "callbacks" || (key === "responses" && isOperation(node));
  if (!isTurned) return direction;
  return direction === "request" ? "response" : "request";
}

function callsOf(document: JsonRecord) {
  return ["paths", "webhooks"].flatMap((section) =>
    entries(document[section]).flatMap(([path, node]) => {
      const item = resolved(node, document);
      return entries(item)
        .filter(([method]) => isMethod(method))
        .map(([method, operation]) => ({
          name: operationName(operation, method, path),
          operation,
          item,
          isWebhook: section === "webhooks",
        }));
    }),
  );
}

/** Number of keys that name a component: `components`, kind, name. */
const COMPONENT = 3;

function isOperation(node: unknown): boolean {
  return memberOf(node, "responses") !== undefined && memberOf(node, "properties") === undefined;
}
