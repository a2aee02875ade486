import { sample } from "openapi-sampler";
import { SUBSCHEMA_KEYWORDS } from "../document/grammar";
import { referenceOf, resolve } from "../document/reference";
import type { JsonRecord, JsonValue } from "../json";
import { isRecord, listOf, toJson } from "../json";
import type { ExampleModel } from "../types";

/** Direction of a body: requests have no read-only members, responses no write-only ones. */
export type Direction = "request" | "response";

/** Generates an example from a schema, undefined if that fails. */
export function sampleValue(
  document: JsonRecord,
  schema: unknown,
  direction: Direction = "response",
): JsonValue | undefined {
  const made = run(document, schema, direction, "json");
  return made === undefined ? undefined : toJson(made);
}

/**
 * Generates the example of a body that has none in the document. Returns an empty list if the media
 * type has no text or the schema says nothing.
 */
export function sampleExample(
  document: JsonRecord,
  mediaType: string,
  body: { schema?: unknown; itemSchema?: unknown },
  direction: Direction = "response",
): ExampleModel[] {
  const schema = body.schema ?? body.itemSchema;
  if (schema === undefined || /octet-stream|^(image|audio|video)\//.test(mediaType)) return [];
  const value = sampleValue(document, schema, direction);
  if (value === undefined || value === null) return [];
  const text = /xml/.test(mediaType) ? run(document, schema, direction, "xml") : value;
  return [
    { name: "Example", value, ...(typeof text === "string" ? { text } : {}), generated: true },
  ];
}

function run(
  document: JsonRecord,
  schema: unknown,
  direction: Direction,
  format: "json" | "xml",
): unknown {
  const { warn } = console;
  // The library warns about schemas that it cannot merge even with `quiet`.
  console.warn = () => undefined;
  try {
    return sample(boundSchema(document, schema) as Parameters<typeof sample>[0], {
      quiet: true,
      format,
      skipReadOnly: direction === "request",
      skipWriteOnly: direction === "response",
    });
  } catch {
    // The library throws for schemas that contradict themselves. They have no example.
    return undefined;
  } finally {
    console.warn = warn;
  }
}

/** Limit for the number of schemas in one example. */
const MAX_SCHEMAS = 150;

/** Limit for the depth of references in one example. */
const MAX_REFERENCES = 6;

const LISTS = SUBSCHEMA_KEYWORDS.list;
const SINGLE = ["items", "contains"];
const OMITTED_KEYWORDS = "not if then else discriminator $defs definitions".split(" ");

/**
 * Copies a schema without references, small enough to generate an example: leaves out schemas
 * inside themselves, so cycles end after one round.
 */
function boundSchema(document: JsonRecord, schema: unknown): unknown {
  return bound({ document, left: MAX_SCHEMAS }, schema, []) ?? {};
}

type State = { document: JsonRecord; left: number };

function bound(state: State, node: unknown, path: readonly string[]): JsonRecord | undefined {
  const reference = referenceOf(node);
  state.left -= 1;
  const isTooDeep =
    reference !== undefined && (path.includes(reference) || path.length >= MAX_REFERENCES);
  if (state.left < 0 || isTooDeep) return undefined;
  const inside = reference === undefined ? path : [...path, reference];
  const schema = isRecord(node) ? resolve(state.document, node) : undefined;
  return schema === undefined ? {} : boundMembers(state, schema, inside);
}

function boundMembers(state: State, schema: JsonRecord, path: readonly string[]): JsonRecord {
  const made: JsonRecord = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!OMITTED_KEYWORDS.includes(key)) {
      made[key] = boundMember(state, key, value, path);
    }
  }
  return withoutEmpty(made);
}

function boundMember(state: State, key: string, value: unknown, path: readonly string[]): unknown {
  if (LISTS.includes(key)) return listOf(value).flatMap((item) => bound(state, item, path) ?? []);
  if (SINGLE.includes(key)) return bound(state, value, path);
  if (key === "additionalProperties" && isRecord(value)) return bound(state, value, path) ?? false;
  return key === "properties" && isRecord(value) ? boundProperties(state, value, path) : value;
}

function boundProperties(
  state: State,
  properties: JsonRecord,
  path: readonly string[],
): JsonRecord {
  const made: JsonRecord = {};
  for (const [name, schema] of Object.entries(properties)) {
    const property = bound(state, schema, path);
    if (property !== undefined) {
      made[name] = property;
    }
  }
  return made;
}

/** Removes lists without alternatives and lists without items. */
function withoutEmpty(schema: JsonRecord): JsonRecord {
  for (const key of [...LISTS, ...SINGLE]) {
    const value = schema[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) {
      delete schema[key];
    }
  }
  return schema;
}
