import { sample } from "openapi-sampler";
import { type JsonRecord, type JsonValue, toJson } from "../json";
import type { ExampleModel } from "../types";
import { boundSchema } from "./bound-schema";

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
  if (schema === undefined || /octet-stream|^(image|audio|video)\//.test(mediaType)) {
    return [];
  }
  const value = sampleValue(document, schema, direction);
  if (value === undefined || value === null) {
    return [];
  }
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
