import type { Json, JsonRecord } from "../json";
import { isRecord } from "../json";
import { kebabCase } from "../model/operation-list";
import { accepts } from "./accepts";
import { mergeAll, mergeFor } from "./merged-schema";
import { isPlaceholder } from "./sample-scalar";
import { IDENTIFYING, TELLING } from "./sample-schema";

/** A change has at most this many members besides those that only identify what it changes. */
const MOST_CHANGES = 2;

/** Returns true for a request that changes what exists: what its body leaves out stays as it is. */
export function isChange(
  document: JsonRecord,
  schema: unknown,
  { method, pathTemplate }: { method: string; pathTemplate: string },
): boolean {
  if (method === "PATCH") return true;
  const ofOne = method === "PUT" ? /\}\/?$|\/update$/ : /id\}\/?$|\/update$/i;
  if (!/^(?:PUT|POST)$/.test(method) || !ofOne.test(pathTemplate)) return false;
  const { required = [] } = mergeAll(document, [schema]) ?? {};
  return [...required].every(isIdentifying);
}

function isIdentifying(name: string): boolean {
  return IDENTIFYING.test(kebabCase(name));
}

/** Returns the value of a change with its required members and few others: those that say most. */
export function fewChanges(document: JsonRecord, schema: unknown, value: Json): Json {
  const few = shortened(document, [schema], value);
  return accepts({ document, hidden: "readOnly" }, schema, few) ? few : value;
}

function shortened(document: JsonRecord, nodes: readonly unknown[], value: Json): Json {
  const merged = isRecord(value) ? mergeFor(document, nodes, value) : undefined;
  if (merged === undefined || !isRecord(value)) return value;
  const { required, properties, keywords } = merged;
  const names = Object.keys(value);
  const demanded = names.filter((name) => required.has(name) && !isIdentifying(name));
  const others = names
    .filter((name) => !required.has(name) && properties.has(name))
    .map((name) => ({ name, rank: rankOf(name, value[name]) }))
    .sort((a, b) => a.rank - b.rank);
  const chosen = others
    .slice(0, Math.max(0, MOST_CHANGES - demanded.length))
    .filter(({ rank }, index) => rank < PLAIN || (index === 0 && demanded.length === 0))
    .map(({ name }) => name);
  const kept = names.filter((name) => required.has(name) || chosen.includes(name));
  const isEnough = kept.length >= Number(keywords.minProperties ?? 1) && kept.length > 0;
  if (!isEnough || "dependentRequired" in keywords) return value;
  // An object around all that is changed: `data` and `attributes` in JSON:API.
  const [only, second] = kept.filter((name) => !isIdentifying(name));
  return Object.fromEntries(
    kept.map((name) => {
      const item = value[name] ?? null;
      const isAround = name === only && second === undefined;
      return [name, isAround ? shortened(document, properties.get(name) ?? [], item) : item];
    }),
  );
}

/** The rank from which on a member is only sent if there is no better one. */
const PLAIN = 2;

/** Returns how little a member says about a change: names and states least little, then plain values. */
function rankOf(name: string, value: Json | undefined): number {
  if (isIdentifying(name) || isPlaceholder(value)) return PLAIN + 1;
  if (typeof value === "object") return PLAIN;
  return TELLING.test(kebabCase(name)) ? 0 : 1;
}
