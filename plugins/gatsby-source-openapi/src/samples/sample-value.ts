import { sample } from "openapi-sampler";
import { referenceOf, resolve } from "../document/reference";
import { isRecord, listOf, toJson } from "../json";
import type { JsonRecord, JsonValue } from "../json";
import type { ExampleModel } from "../types";

/** Whether a body is sent or received: read-only members are not sent, write-only ones not received. */
export type Direction = "request" | "response";

/** An example made from a schema; undefined where nothing sensible can be made. */
export function sampleValue(
  document: JsonRecord,
  schema: unknown,
  direction: Direction = "response",
): JsonValue | undefined {
  const made = run(document, schema, direction, "json");
  return made === undefined ? undefined : toJson(made);
}

/**
 * The example of a body for which the document has none: made from its schema, and marked so. Empty
 * where the media type carries no text or the schema says nothing.
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
  // The library warns about schemas that it cannot join even when told to be quiet.
  console.warn = () => undefined;
  try {
    return sample(boundSchema(document, schema) as Parameters<typeof sample>[0], {
      quiet: true,
      format,
      skipReadOnly: direction === "request",
      skipWriteOnly: direction === "response",
    });
  } catch {
    // The library refuses schemas that contradict themselves; such a schema has no example.
    return undefined;
  } finally {
    console.warn = warn;
  }
}

/** How many schemas one example may be made of; what lies beyond is left out of it. */
const MAX_SCHEMAS = 150;

/** How many references one example may follow into each other. */
const MAX_REFERENCES = 6;

const LISTS = ["allOf", "oneOf", "anyOf", "prefixItems"];
const SINGLE = ["items", "contains"];
const LEFT_OUT = new Set(["not", "if", "then", "else", "discriminator", "$defs", "definitions"]);

/**
 * A schema without references, small enough to make an example of: a schema inside itself is left
 * out, so cycles end after one round and many cross-references do not multiply.
 */
function boundSchema(document: JsonRecord, schema: unknown): unknown {
  return bound({ document, left: MAX_SCHEMAS }, schema, []) ?? {};
}

type State = { document: JsonRecord; left: number };

function bound(state: State, node: unknown, way: readonly string[]): JsonRecord | undefined {
  const reference = referenceOf(node);
  state.left -= 1;
  const isTooDeep =
    reference !== undefined && (way.includes(reference) || way.length >= MAX_REFERENCES);
  if (state.left < 0 || isTooDeep) return undefined;
  const inside = reference === undefined ? way : [...way, reference];
  const schema = isRecord(node) ? resolve(state.document, node) : undefined;
  return schema === undefined ? {} : boundMembers(state, schema, inside);
}

function boundMembers(state: State, schema: JsonRecord, way: readonly string[]): JsonRecord {
  const made: JsonRecord = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!LEFT_OUT.has(key)) {
      made[key] = boundMember(state, key, value, way);
    }
  }
  return withoutEmpty(made);
}

function boundMember(state: State, key: string, value: unknown, way: readonly string[]): unknown {
  if (LISTS.includes(key)) return listOf(value).flatMap((item) => bound(state, item, way) ?? []);
  if (SINGLE.includes(key)) return bound(state, value, way);
  if (key === "additionalProperties" && isRecord(value)) return bound(state, value, way) ?? false;
  return key === "properties" && isRecord(value) ? boundProperties(state, value, way) : value;
}

function boundProperties(state: State, properties: JsonRecord, way: readonly string[]): JsonRecord {
  const made: JsonRecord = {};
  for (const [name, schema] of Object.entries(properties)) {
    const property = bound(state, schema, way);
    if (property !== undefined) {
      made[name] = property;
    }
  }
  return made;
}

/** Alternatives of which none is left say nothing; an array without items stays empty. */
function withoutEmpty(schema: JsonRecord): JsonRecord {
  for (const key of [...LISTS, ...SINGLE]) {
    const value = schema[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) {
      delete schema[key];
    }
  }
  return schema;
}
