import type { Json, JsonRecord } from "../json";
import { isRecord, listOf } from "../json";
import { itemNodes, mergeAll, mergeFor } from "./merged-schema";

/**
 * Returns the value of a request without optional members that say nothing: declared ones that have the default or are
 * empty texts and objects, and several that are null. An object keeps all if it has no others.
 */
export function withoutFillers(document: JsonRecord, schema: unknown, value: Json): Json {
  return shortened(document, schema === undefined ? [] : [schema], value);
}

function shortened(document: JsonRecord, nodes: readonly unknown[], value: Json): Json {
  if (nodes.length === 0) return value;
  if (Array.isArray(value)) {
    const items = itemNodes(document, nodes);
    return value.map((item) => shortened(document, items, item));
  }
  if (!isRecord(value)) return value;
  const merged = mergeFor(document, nodes, value);
  if (merged === undefined) return value;
  const { properties, required, keywords } = merged;
  const entries = Object.entries(value).map(([name, item]) => {
    const own = properties.get(name) ?? [];
    const short = shortened(document, own, item);
    return { name, short, isKept: required.has(name) || !isFiller(document, own, short) };
  });
  const nulls = entries.filter(({ name, short }) => short === null && !required.has(name));
  const isWhole = nulls.length >= MOST_NULLS;
  const kept = entries.filter((one) => one.isKept && !(isWhole && nulls.includes(one)));
  // A default can tell alternatives apart.
  const { choices = [], discriminators = [] } = mergeAll(document, nodes) ?? {};
  const isFixed = choices.length + discriminators.length > 0 || "dependentRequired" in keywords;
  const isEnough = kept.length >= Number(keywords.minProperties ?? 1) && kept.length > 0;
  const sent = isFixed || !isEnough ? entries : kept;
  return Object.fromEntries(sent.map(({ name, short }) => [name, short]));
}

/** An object with this many optional members that are null shows what it can have. */
const MOST_NULLS = 3;

function isFiller(document: JsonRecord, nodes: readonly unknown[], value: Json): boolean {
  // The entries of a map are not declared, and each is one because someone chose it.
  if (nodes.length === 0) return false;
  if (value === "") return true;
  if (isRecord(value) && Object.keys(value).length === 0) return true;
  const { keywords = {} } = mergeAll(document, nodes) ?? {};
  const isDefault = JSON.stringify(keywords.default) === JSON.stringify(value);
  return isDefault && !("const" in keywords) && listOf(keywords.enum).length !== 1;
}
