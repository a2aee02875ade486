import { resolve } from "../document/reference";
import { compact, isRecord, isTrue, listOf, recordOf, textOf, toJson } from "../json";
import type { JsonRecord } from "../json";
import { sampleExample } from "../samples/sample-value";
import type { Direction } from "../samples/sample-value";
import type { EncodingModel, ExampleModel, HeaderModel, MediaTypeModel } from "../types";
import { commonFields, extensionsOf } from "./common";
import type { ModelContext } from "./common";
import { optional } from "./schema";

/**
 * Builds the bodies of a `content` map, one per media type, each with at least one example if
 * possible.
 */
export function buildContent(
  context: ModelContext,
  content: unknown,
  direction: Direction = "response",
): MediaTypeModel[] {
  return Object.entries(recordOf(content)).map(([mediaType, node]) =>
    buildMediaType(context, mediaType, recordOf(resolve(context.document, node)), direction),
  );
}

function buildMediaType(
  context: ModelContext,
  mediaType: string,
  node: JsonRecord,
  direction: Direction,
): MediaTypeModel {
  const given = buildExamples(context, node);
  return compact({
    mediaType,
    schema: optional(context, node.schema),
    itemSchema: optional(context, node.itemSchema),
    examples:
      given.length > 0 ? given : sampleExample(context.document, mediaType, node, direction),
    encoding: buildEncodings(context, node),
    extensions: extensionsOf(node),
  });
}

/** Builds the encodings of the parts: by name, by position, and for all further parts. */
function buildEncodings(context: ModelContext, node: JsonRecord): EncodingModel[] | undefined {
  const { encoding, prefixEncoding, itemEncoding } = node;
  const parts: [string, unknown][] = [
    ...Object.entries(recordOf(encoding)),
    ...listOf(prefixEncoding).map((item, index): [string, unknown] => [`item ${index + 1}`, item]),
    ...(itemEncoding === undefined ? [] : [["each item", itemEncoding] as [string, unknown]]),
  ];
  return parts.length > 0
    ? parts.map(([name, item]) => buildEncoding(context, name, item))
    : undefined;
}

function buildEncoding(context: ModelContext, name: string, node: unknown): EncodingModel {
  const encoding = recordOf(node);
  return compact({
    name,
    contentType: textOf(encoding.contentType),
    style: textOf(encoding.style),
    explode: typeof encoding.explode === "boolean" ? encoding.explode : undefined,
    allowReserved: isTrue(encoding.allowReserved) ? true : undefined,
    headers: isRecord(encoding.headers)
      ? buildHeaders(context, encoding.headers, buildContent)
      : undefined,
    encoding: buildEncodings(context, encoding),
    extensions: extensionsOf(encoding),
  });
}

/**
 * Builds the model of a `content` map. Passed in by the caller because content and headers nest.
 */
type BuildContent = (context: ModelContext, content: unknown) => MediaTypeModel[];

/** Builds the headers of a response or of a form part, in document order. */
export function buildHeaders(
  context: ModelContext,
  headers: unknown,
  buildContent: BuildContent,
): HeaderModel[] {
  return Object.entries(recordOf(headers)).map(([name, node]) =>
    buildHeader(context, name, node, buildContent),
  );
}

function buildHeader(
  context: ModelContext,
  name: string,
  node: unknown,
  buildContent: BuildContent,
): HeaderModel {
  const header = recordOf(resolve(context.document, node));
  return compact({
    ...commonFields(header),
    name,
    required: isTrue(header.required),
    deprecated: isTrue(header.deprecated),
    explode: isTrue(header.explode) ? true : undefined,
    schema: optional(context, header.schema),
    content: isRecord(header.content) ? buildContent(context, header.content) : undefined,
    examples: buildExamples(context, header),
  });
}

/** Builds the examples in `example` and `examples` beside a schema. */
export function buildExamples(context: ModelContext, node: JsonRecord): ExampleModel[] {
  const single = "example" in node ? [exampleOf("Example", node.example)] : [];
  const named = isRecord(node.examples) ? Object.entries(node.examples) : [];
  return [...single, ...named.map(([name, item]) => namedExample(context, name, item))];
}

/** Builds an example that is only a value. */
export function exampleOf(name: string, value: unknown): ExampleModel {
  return compact({ name, value: toJson(value), text: textOf(value) });
}

function namedExample(context: ModelContext, name: string, node: unknown): ExampleModel {
  const example = recordOf(resolve(context.document, node));
  // OpenAPI 3.2 has the value as data, and beside it the text that is sent.
  const key = "dataValue" in example ? "dataValue" : "value";
  const value = key in example ? toJson(example[key]) : undefined;
  const serialized = textOf(example.serializedValue);
  return compact({
    ...commonFields(example),
    name,
    summary: textOf(example.summary),
    value,
    text: serialized ?? textOf(value),
    externalValue: textOf(example.externalValue),
  });
}
