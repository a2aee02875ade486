import { objectOf, objectsOf, textOf } from "./json";
import type { JsonObject } from "./json";

/** An operation as far as the index reads it. */
export interface IndexedOperation {
  title: string;
  method: string;
  permalink: string;
  responses: ReadonlyArray<{ status: string; anchor: string; content: unknown }>;
}

/** A place where an error is documented. */
export interface ErrorPlace {
  title: string;
  method: string;
  /** Address of the response. */
  permalink: string;
  status: string;
}

/** Everything that can go wrong in an API, by code and by status. */
export interface ErrorIndex {
  codes: Array<{ code: string; description?: string; statuses: string[]; places: ErrorPlace[] }>;
  statuses: Array<{ status: string; codes: string[]; places: ErrorPlace[] }>;
}

interface Code {
  code: string;
  description?: string;
}

/**
 * Finds the errors of an API. A code is a value of the property `code` in the schema of an error's
 * body. Where the examples of a response show codes, it gives those; else all that its schema allows.
 */
export function buildErrorIndex(
  operations: readonly IndexedOperation[],
  schemas: ReadonlyMap<string, JsonObject>,
): ErrorIndex {
  const codes = new Map<string, ErrorIndex["codes"][number]>();
  const statuses = new Map<string, ErrorIndex["statuses"][number]>();
  for (const { responses, title, method, permalink } of operations) {
    for (const { status, anchor, content } of responses.filter(isError)) {
      const place = { title, method, permalink: `${permalink}#${anchor}`, status };
      const byStatus = entryOf(statuses, status, { status, codes: [], places: [] });
      byStatus.places.push(place);
      const { known, given } = codesOf(objectsOf(content), schemas);
      for (const item of known) {
        entryOf(codes, item.code, { ...item, statuses: [], places: [] });
      }
      for (const code of given) {
        const byCode = entryOf(codes, code, { code, statuses: [], places: [] });
        byCode.places.push(place);
        addOnce(byCode.statuses, status);
        addOnce(byStatus.codes, code);
      }
    }
  }
  return {
    codes: [...codes.values()],
    statuses: [...statuses.values()].sort((a, b) => (a.status < b.status ? -1 : 1)),
  };
}

function isError({ status }: { status: string }): boolean {
  return /^[45]/.test(status) || status === "default";
}

function entryOf<Entry>(map: Map<string, Entry>, key: string, fresh: Entry): Entry {
  const entry = map.get(key) ?? fresh;
  map.set(key, entry);
  return entry;
}

function addOnce(list: string[], item: string): void {
  if (!list.includes(item)) list.push(item);
}

/** The codes that a response's schema allows, and those that the response gives. */
function codesOf(
  content: readonly JsonObject[],
  schemas: ReadonlyMap<string, JsonObject>,
): { known: Code[]; given: string[] } {
  const known = content.flatMap(({ schema }) => findCodes(objectOf(schema), schemas, new Set()));
  const shown = content
    .flatMap(({ examples }) => objectsOf(examples))
    .filter(({ generated }) => generated !== true)
    .flatMap(
      ({ value }) =>
        textOf(objectOf(value).code) ?? textOf(objectOf(objectOf(value).error).code) ?? [],
    );
  const allowed = known.map(({ code }) => code);
  const given = shown.filter((code) => allowed.length === 0 || allowed.includes(code));
  return { known, given: [...new Set(given.length > 0 ? given : allowed)] };
}

/** Looks for `code`, and for `error.code`, through references and compositions. */
function findCodes(
  schema: JsonObject,
  schemas: ReadonlyMap<string, JsonObject>,
  seen: Set<string>,
): Code[] {
  const name = textOf(objectOf(schema.ref).name);
  if (name !== undefined && seen.has(name)) return [];
  if (name !== undefined) seen.add(name);
  const target = name === undefined ? undefined : schemas.get(name);
  const property = (wanted: string) =>
    objectsOf(schema.properties).find((item) => item.name === wanted)?.schema;
  const code = property("code");
  const error = property("error");
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((keyword) => objectsOf(schema[keyword]));
  return [
    ...(code === undefined ? [] : valuesOf(objectOf(code), schemas, new Set())),
    ...(error === undefined ? [] : findCodes(objectOf(error), schemas, seen)),
    ...parts.flatMap((part) => findCodes(part, schemas, seen)),
    ...(target === undefined ? [] : findCodes(target, schemas, seen)),
  ];
}

/** The texts that a schema of a code accepts. */
function valuesOf(
  schema: JsonObject,
  schemas: ReadonlyMap<string, JsonObject>,
  seen: Set<string>,
): Code[] {
  const constant = textOf(objectOf(schema.const).value);
  if (constant !== undefined) return [{ code: constant }];
  const listed = objectsOf(schema.enum).flatMap(({ value, description }) => {
    const code = textOf(value);
    const text = textOf(description);
    return code === undefined
      ? []
      : [{ code, ...(text === undefined ? {} : { description: text }) }];
  });
  const name = textOf(objectOf(schema.ref).name);
  const target = name === undefined || seen.has(name) ? undefined : schemas.get(name);
  if (name !== undefined) seen.add(name);
  return target === undefined ? listed : [...listed, ...valuesOf(target, schemas, seen)];
}
