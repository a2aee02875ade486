import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import {
  listOperations,
  referenceOf,
  resolve,
  segmentsOf,
} from "../../../plugins/gatsby-source-openapi";
import { hasChosenNames, isTextKey } from "./compare-texts";
import { entries, loggedOperationName, valueAtKeys } from "./place-words";

/** Who sends a value: the caller in requests, the API in responses. */
export type Direction = "request" | "response";

/** The operations that use a component, by direction. */
export type Usage = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<Direction>>>;

/** Returns the keys of a local reference: `components`, `schemas`, `Pet`. */
export function referenceKeys(node: unknown): string[] | undefined {
  const reference = referenceOf(node);
  return reference?.startsWith("#/") ? segmentsOf(reference) : undefined;
}

/** Follows references to their end. */
export function resolved(node: unknown, root: JsonRecord): unknown {
  return referenceOf(node) === undefined ? node : resolve(root, node);
}

/** Returns which operations of a document use each component, `schemas/Pet`, and how. */
export function usageOf(document: JsonRecord): Usage {
  const usage = new Map<string, Map<string, Set<Direction>>>();
  const visit = (node: unknown, user: string, direction: Direction, parent = ""): void => {
    const target = referenceKeys(node);
    if (target?.[0] === "components") {
      const key = target.slice(1, COMPONENT).join("/");
      const users = usage.get(key) ?? new Map<string, Set<Direction>>();
      const directions = users.get(user) ?? new Set();
      usage.set(key, users.set(user, directions));
      if (directions.has(direction)) return;
      directions.add(direction);
      visit(valueAtKeys(target, document), user, direction);
      return;
    }
    for (const [key, item] of entries(node)) {
      if (isTextKey(key, parent)) continue;
      visit(item, user, hasChosenNames(parent) ? direction : directionOf(key, direction), key);
    }
  };
  for (const listed of listOperations(document, "")) {
    const name = loggedOperationName(listed);
    const direction = listed.kind === "webhook" ? "response" : "request";
    visit(listed.operation, name, direction);
    visit(listed.pathItem.parameters, name, direction);
  }
  return usage;
}

/** What a callback sends is what the caller receives. */
function directionOf(key: string, direction: Direction): Direction {
  if (key !== "callbacks" && key !== "responses") return direction;
  return direction === "request" ? "response" : "request";
}

/** Number of keys that name a component: `components`, kind, name. */
const COMPONENT = 3;
