import type { Diff } from "api-smart-diff";
import { apiCompare } from "api-smart-diff";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { SEVERITIES } from "../../../plugins/gatsby-transformer-content/data-files";
import { compareTexts, isMethod, isTextKey } from "./compare-texts";
import { memberOf, placeWords, valueAt } from "./place-words";

type Severity = ContractChange["severity"];

/**
 * Returns what changed between two valid OpenAPI documents, most severe first. A change of a named
 * schema is one change of this schema, with the most severe of its classes: a new required field
 * breaks requests, even if responses stay valid. Changes of texts and examples are one for each part.
 */
export function compareDocuments(before: JsonRecord, after: JsonRecord): ContractChange[] {
  // The library adds to what it compares, so it gets copies, and would take a schema in `oneOf` that
  // has another title for another schema.
  const places = placesOf(withoutTexts(before), withoutTexts(after), [before, after]);
  return [...worstOfEach(places.map(toChange)), ...compareTexts(before, after)];
}

/** A difference, and the path of the value in the document where it is written. */
interface Place {
  diff: Diff;
  source: string[];
  /** The document that has the value, then the other one. */
  roots: [JsonRecord, JsonRecord];
}

function placesOf(
  before: JsonRecord,
  after: JsonRecord,
  whole: [before: JsonRecord, after: JsonRecord],
): Place[] {
  const [old, recent] = whole;
  const places = apiCompare(before, after)
    .diffs.filter(({ action }) => action !== "rename")
    .flatMap(byOperation)
    .map((diff): Place => {
      const roots: Place["roots"] = diff.action === "remove" ? [old, recent] : [recent, old];
      return { diff, roots, source: sourceOf(diff.path.map(String), roots[0]) };
    });
  // The library also compares components by themselves, without knowing who sends them.
  const isAlone = ({ diff }: Place) => diff.path[0] === "components";
  const key = ({ source }: Place) => source.join("/");
  const used = new Set(places.filter((place) => !isAlone(place)).map(key));
  return places.filter((place) => !isAlone(place) || !used.has(key(place)));
}

function withoutTexts<Value>(value: Value, parent = ""): Value {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !isTextKey(key, parent));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutTexts(item, key)])) as Value;
}

/** Splits an added or removed path into its operations. */
function byOperation(diff: Diff): Diff[] {
  const { path, before, after } = diff;
  if (path[0] !== "paths" || path.length !== 2) return [diff];
  return Object.keys(before ?? after)
    .filter(isMethod)
    .map((method) => ({
      ...diff,
      path: [...path, method],
      before: before?.[method],
      after: after?.[method],
    }));
}

/** Follows a path through references; returns the path of the value where it is written. */
function sourceOf(path: readonly string[], root: JsonRecord): string[] {
  let value: unknown = root;
  let source: string[] = [];
  for (const key of path) {
    const target = memberOf(value, "$ref");
    if (typeof target === "string" && target.startsWith("#/")) {
      source = target.slice(2).split("/").map(unescapePointer);
      value = source.reduce(memberOf, root as unknown);
    }
    source = [...source, key];
    value = memberOf(value, key);
  }
  return source;
}

function unescapePointer(key: string): string {
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Returns words for each step of a path within a part, from the innermost. */
function labels({ source, diff, roots }: Place): string[] {
  const start = source[0] === "paths" || source[0] === "components" ? PART_LENGTH : 0;
  const parts = roots.map((root) => valueAt(source.slice(0, start), root));
  return placeWords(source.slice(start), parts, diff.after ?? diff.before);
}

function toChange(place: Place): ContractChange {
  return {
    severity: severityOf(place),
    part: partOf(place.source, place.roots),
    text: textOf(place.diff, labels(place)),
  };
}

/**
 * Returns the class of a difference. The library classifies most; the rules here are for what it
 * leaves open or sees from one side only.
 */
function severityOf(place: Place): Severity {
  const { diff } = place;
  const path = diff.path.map(String);
  const inverse: Severity = diff.action === "add" ? "compatible" : "breaking";
  if (path[1] === "securitySchemes" || path[0] === "servers") return inverse;
  if (path.some((name) => name === "webhooks" || name === "callbacks")) return inverse;
  // Of the other components, only those that no operation uses get here.
  if (path[0] === "components") return "compatible";
  const bySide = keySeverity(place, path);
  return bySide ?? (/non-breaking|deprecated/.test(diff.type) ? "compatible" : "breaking");
}

/** Returns the class of changes that the library misjudges. */
function keySeverity({ diff, source, roots }: Place, path: string[]): Severity | undefined {
  const [key = "", parent = ""] = [...path].reverse();
  const isResponse = path.includes("responses");
  if (parent === "enum" && valueAt(source.slice(0, -1), roots[1]) === undefined) {
    return (diff.action === "add") === isResponse ? "compatible" : "breaking";
  }
  if (isBreaking(diff, key, parent)) return "breaking";
  if (parent === "properties") return undefined;
  if (key === "deprecated" || (parent === "responses" && /^[45]/.test(key))) return "compatible";
  return key === "type" ? typeSeverity(diff) : undefined;
}

function isBreaking({ action, path, after }: Diff, key: string, parent: string): boolean {
  if (parent === "properties") return action === "remove";
  if (key === "format") return action === "replace";
  if (key === "additionalProperties") return after === false && !path.includes("responses");
  return /^(?:operationId|style|explode|allowReserved)$/.test(key);
}

/** A request may accept more types than before, a response may return fewer. */
function typeSeverity({ path, before, after }: Diff): Severity {
  const [accepted, sent] = path.includes("responses") ? [before, after] : [after, before];
  // A missing type means any.
  if (accepted === undefined) return "compatible";
  const known = [accepted].flat();
  const isAccepted = (type: unknown) =>
    known.includes(type) || (type === "integer" && known.includes("number"));
  return [sent].flat().every(isAccepted) ? "compatible" : "breaking";
}

/** Number of keys that name a part: `paths`, path, method, or `components`, kind, name. */
const PART_LENGTH = 3;

function partOf(source: readonly string[], roots: Place["roots"]): string {
  const [area, first = "", second = ""] = source;
  if (area === "components") {
    return first === "schemas" ? `schema:${second}` : `component:${first}/${second}`;
  }
  if (area !== "paths") return "api";
  const operations = roots.map((root) => valueAt(source.slice(0, PART_LENGTH), root));
  const id = operations.map((one) => memberOf(one, "operationId")).find(Boolean);
  return typeof id === "string" ? `op:${id}` : `call:${second.toUpperCase()} ${first}`;
}

const VERBS = { add: "Added", remove: "Removed", replace: "Changed", rename: "Renamed" } as const;

function textOf({ action, path, before, after }: Diff, words: readonly string[]): string {
  const [key, parent] = [...path].reverse();
  const of = (parts: readonly string[]) => parts.join(" of ");
  if (parent === "required" || key === "required") {
    const isRequired = parent === "required" ? action === "add" : after === true;
    const what = of(parent === "required" ? words : words.slice(1));
    return `${isRequired ? "Now" : "No longer"} required: ${what}`;
  }
  if (key === "deprecated") {
    return `${after === true ? "Deprecated" : "No longer deprecated"} ${of(words.slice(1))}`.trim();
  }
  const values = [before, after].map(shortValue);
  const isShort = action === "replace" && values.every((value) => value !== undefined);
  const step = isShort ? ` from ${values[0]} to ${values[1]}` : "";
  return `${VERBS[action]} ${of(words)}${step}`.trim();
}

function shortValue(value: unknown): string | undefined {
  const json = JSON.stringify(value);
  return json === undefined || json.length > 40 || /[`\n]/.test(json) ? undefined : `\`${json}\``;
}

/** Keeps each change once, with its most severe class. */
function worstOfEach(changes: readonly ContractChange[]): ContractChange[] {
  const rank = ({ severity }: ContractChange) => SEVERITIES.indexOf(severity);
  const worst = new Map<string, ContractChange>();
  for (const change of [...changes].sort((a, b) => rank(b) - rank(a))) {
    worst.set(`${change.part} ${change.text}`, change);
  }
  return [...worst.values()].sort((a, b) => rank(a) - rank(b));
}
