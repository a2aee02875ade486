import { resolve } from "../document/reference";
import type { Json, JsonRecord } from "../json";
import { isRecord, listOf, toJson } from "../json";
import type { ExampleModel } from "../types";
import type { Direction } from "./sample-schema";
import { sampleSchema } from "./sample-schema";
import { writeXml } from "./write-xml";

/** Generates a value that a schema accepts, undefined if there is none. */
export function sampleValue(
  document: JsonRecord,
  schema: unknown,
  direction: Direction = "response",
): Json | undefined {
  const sampled = sampleSchema(document, schema, direction);
  return sampled === undefined ? undefined : toJson(sampled.example);
}

/**
 * Generates the example of a body that has none in the document. Returns an empty list
 * for binary media types and for empty schemas.
 */
export function sampleExample(
  document: JsonRecord,
  mediaType: string,
  body: { schema?: unknown; itemSchema?: unknown },
  direction: Direction = "response",
): ExampleModel[] {
  const schema = body.schema ?? body.itemSchema;
  if (isEmptySchema(schema) || isBinary(mediaType)) return [];
  const sampled = sampleSchema(document, schema, direction);
  if (sampled === undefined || sampled.example === null) return [];
  const value = toJson(sampled.example);
  const text = isXml(mediaType) ? writeXml(document, schema, sampled) : value;
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

/** Adds the text of an example that is a value, if it is sent as XML. */
export function withXmlText(
  document: JsonRecord,
  { mediaType, schema, direction }: { mediaType: string; schema: unknown; direction: Direction },
  example: ExampleModel,
): ExampleModel {
  const { text, value } = example;
  if (!isXml(mediaType) || text !== undefined || typeof value !== "object") return example;
  const sampled = sampleSchema(document, schema, direction) ?? {};
  return { ...example, text: writeXml(document, schema, { ...sampled, example: value }) };
}

const OFFICE = /^application\/(?:msword|vnd\.(?:openxmlformats|ms-)[^+]*)$/;

/** Returns whether bodies of a media type are not text. */
export function isBinary(mediaType: string): boolean {
  return (
    OFFICE.test(mediaType) ||
    /octet-stream|\/(?:pdf|zip|gzip)$|^(?:image|audio|video|font)\//.test(mediaType)
  );
}

function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType);
}

function isEmptySchema(schema: unknown): boolean {
  return schema === undefined || (isRecord(schema) && Object.keys(schema).length === 0);
}
