import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { isTextKey } from "./compare-texts";
import { entries, memberOf } from "./place-words";
import type { Direction } from "./usage";

/** A difference that a reader can name. */
export interface ApiDifference {
  severity: "breaking" | "compatible";
  text: string;
}

/** What has the two schemas that are compared, and how it is used. */
export interface SchemaContext {
  /** What has the value, if it is not a named schema: "parameter `limit`". */
  owner: string;
  /** Names of fields that lead to the value: `lines[].price`. */
  path: string;
  directions: readonly Direction[];
  roots: readonly [before: JsonRecord, after: JsonRecord];
  /** Pairs of references that are being compared. */
  seen: readonly string[];
}

/** Returns a schema without texts and examples, to see whether two are the same. */
export function shapeOf(node: unknown, parent = ""): unknown {
  if (Array.isArray(node)) {
    const items = node.map((item) => shapeOf(item));
    const isSet = /^(?:required|enum|type)$/.test(parent);
    return isSet ? [...items].sort((a, b) => (String(a) < String(b) ? -1 : 1)) : items;
  }
  if (typeof node !== "object" || node === null) return node;
  const kept = entries(node).filter(([key]) => !isTextKey(key, parent));
  return Object.fromEntries(kept.map(([key, item]) => [key, shapeOf(item, key)]));
}

/** Adds what readers of responses do about values that did not exist before. */
export function withAdvice({ directions }: SchemaContext, text: string): string {
  return directions.includes("response") ? `${text}: handle values that you do not know` : text;
}

/** Returns a difference that breaks no code. */
export const compatible = (text: string): ApiDifference => ({ severity: "compatible", text });

/** Says what a value is now, and what it was. */
export function stepOf(
  what: string,
  old: unknown,
  recent: unknown,
  context: SchemaContext,
): string {
  const was = old === undefined ? "" : ` (was ${shown(old)})`;
  const is = recent === undefined ? "not stated" : shown(recent);
  return `${what} of ${subject(context, "the value")} is now ${is}${was}`;
}

/** Returns words for the value that is compared. */
export function subject({ path, owner }: SchemaContext, none = "The value"): string {
  if (!path) return owner || none;
  return `\`${path}\`${owner ? ` of ${owner}` : ""}`;
}

/** A difference that lets values through that were not allowed before. */
export function wider({ directions }: SchemaContext, text: string): ApiDifference {
  return { severity: directions.includes("response") ? "breaking" : "compatible", text };
}

/** A difference that forbids values that were allowed before. */
export function narrower({ directions }: SchemaContext, text: string): ApiDifference {
  return { severity: directions.includes("request") ? "breaking" : "compatible", text };
}

/** Returns the severity of a difference that neither only allows nor only forbids values. */
export function worst({ directions }: SchemaContext): ApiDifference["severity"] {
  return directions.length > 0 ? "breaking" : "compatible";
}

/** Returns the types that a schema names. */
export function namedTypes(schema: JsonRecord): string[] {
  return [schema.type ?? []].flat().map(String);
}

/** Returns the values that a schema lists, other than null. */
export function valuesOf(schema: JsonRecord): unknown[] | undefined {
  const values = "const" in schema ? [schema.const] : schema.enum;
  return Array.isArray(values) ? values.filter((value) => value !== null) : undefined;
}

const LIST = new Intl.ListFormat("en");

/** Joins alternatives: "a, b, or c". */
export const ANY = new Intl.ListFormat("en", { type: "disjunction" });

/** Lists values in a sentence. */
export function listed(values: readonly unknown[] = [], list = LIST): string {
  return list.format(values.map(shown));
}

/** Returns a short value as code. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 60 || text.includes("`") || text === "" ? "another one" : `\`${text}\``;
}

/** Returns the value if it is a list, and an empty one otherwise. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns whether a value is an object or a list. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Returns a member that an object itself has. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value as object, key) ? memberOf(value, key) : undefined;
}
