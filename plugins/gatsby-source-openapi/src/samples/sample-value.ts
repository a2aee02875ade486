import { resolve } from "../document/reference";
import type { Json, JsonRecord } from "../json";
import { isRecord, listOf, toJson } from "../json";
import type { ExampleModel } from "../types";
import { isBinary } from "./file-path";
import type { Direction, Extent } from "./sample-schema";
import { sampleSchema } from "./sample-schema";
import { withoutFillers } from "./without-fillers";
import { writeXml } from "./write-xml";

/** Generates a value that a schema accepts, undefined if there is none. */
export function sampleValue(
  document: JsonRecord,
  schema: unknown,
  direction: Direction = "response",
  extent: Extent = "all",
  name?: string,
): Json | undefined {
  const sampled = sampleSchema(document, schema, direction, extent, name);
  return sampled === undefined ? undefined : toJson(sampled.example);
}

/** An example with more lines has only required members. */
const LONGEST = 30;

/**
 * Generates the examples of a body that has none in the document: of a response with all members, of
 * a request with those that it needs, and one with all if that is more. Returns an empty list for
 * binary media types and for empty schemas.
 */
export function sampleExamples(
  document: JsonRecord,
  mediaType: string,
  body: { schema?: unknown; itemSchema?: unknown },
  direction: Direction = "response",
): ExampleModel[] {
  const schema = body.schema ?? body.itemSchema;
  if (isEmptySchema(schema) || isBinary(mediaType)) return [];
  const { example, examples } = resolve(document, schema) ?? {};
  const own = [example, ...listOf(examples)].map((one) => JSON.stringify(one));
  const make = (name: string, extent: Extent): ExampleModel[] => {
    const sampled = sampleSchema(document, schema, direction, extent);
    if (sampled === undefined || sampled.example === null) return [];
    const whole = toJson(sampled.example);
    const isShort = direction === "request" && extent !== "all" && !isXml(mediaType);
    const value = isShort ? withoutFillers(document, schema, whole) : whole;
    const text = isXml(mediaType) ? writeXml(document, schema, sampled) : value;
    return [
      {
        name,
        value,
        ...(typeof text === "string" ? { text } : {}),
        ...(own.includes(JSON.stringify(value)) ? {} : { generated: true }),
      },
    ];
  };
  const all = make("All properties", "all");
  const [most] = all;
  if (direction === "response") return all.map((one) => ({ ...one, name: "Example" }));
  const needed = [make("Example", "needed"), make("Example", "required")];
  const [short = []] = needed.filter(([one]) => one && linesOf(one.value) <= LONGEST);
  const [chosen = most] = [...short, ...needed.flat()];
  if (chosen === undefined) return [];
  const isWhole = JSON.stringify(chosen.value) === JSON.stringify(most?.value);
  return [{ ...chosen, name: "Example" }, ...(isWhole ? [] : all)];
}

function linesOf(value: Json | undefined): number {
  return JSON.stringify(value, null, 2).split("\n").length;
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

function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType);
}

function isEmptySchema(schema: unknown): boolean {
  return schema === undefined || (isRecord(schema) && Object.keys(schema).length === 0);
}
