import { sample } from "openapi-sampler";
import { resolve } from "../document/reference";
import type { JsonRecord, JsonValue } from "../json";
import { isRecord, listOf, toJson } from "../json";
import type { ExampleModel } from "../types";
import type { Direction } from "./sample-schema";
import { sampleSchema } from "./sample-schema";

/** Generates a value that a schema accepts, undefined if there is none. */
export function sampleValue(
  document: JsonRecord,
  schema: unknown,
  direction: Direction = "response",
): JsonValue | undefined {
  const chosen = sampleSchema(document, schema, direction);
  return chosen === undefined ? undefined : toJson(chosen.example);
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
  if (saysNothing(schema) || isBinary(mediaType)) return [];
  const chosen = sampleSchema(document, schema, direction);
  if (chosen === undefined || chosen.example === null) return [];
  const value = toJson(chosen.example);
  const text = /xml/.test(mediaType) ? toXml(chosen) : value;
  const { example, examples } = resolve(document, schema) ?? {};
  const own = [example, ...listOf(examples)].map((one) => JSON.stringify(one));
  return [
    {
      name: "Example",
      value,
      ...(typeof text === "string" ? { text } : {}),
      ...(own.includes(JSON.stringify(value)) ? {} : { generated: true }),
    },
  ];
}

/** Returns whether bodies of a media type have no text. */
export function isBinary(mediaType: string): boolean {
  return /octet-stream|\/(?:pdf|zip|gzip)$|^(?:image|audio|video)\//.test(mediaType);
}

function saysNothing(schema: unknown): boolean {
  return schema === undefined || (isRecord(schema) && Object.keys(schema).length === 0);
}

/** Writes a chosen value as XML, with the names and attributes of its schema. */
function toXml(chosen: JsonRecord): unknown {
  try {
    return sample(withoutExamples(chosen) as Parameters<typeof sample>[0], {
      quiet: true,
      format: "xml",
    });
  } catch {
    // The library cannot write every value as XML.
    return undefined;
  }
}

/** Removes the values of objects and lists that have members: the library builds them from these. */
function withoutExamples(chosen: JsonRecord): JsonRecord {
  const { example, properties, items, ...rest } = chosen;
  if (isRecord(properties)) {
    const members = Object.entries(properties).filter((entry): entry is [string, JsonRecord] =>
      isRecord(entry[1]),
    );
    const inner = members.map(([name, member]) => [name, withoutExamples(member)]);
    return { ...rest, properties: Object.fromEntries(inner) };
  }
  return isRecord(items) ? { ...rest, items: withoutExamples(items) } : { ...rest, example };
}
