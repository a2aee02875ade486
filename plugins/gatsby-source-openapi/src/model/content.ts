import { resolve } from "../document/reference";
import { compact, isRecord, isTrue, listOf, recordOf, textOf, toJson } from "../json";
import type { JsonRecord } from "../json";
import { sampleExample } from "../samples/sample-value";
import type { Direction } from "../samples/sample-value";
import type { EncodingModel, ExampleModel, HeaderModel, MediaTypeModel } from "../types";
import { commonFields, extensionsOf } from "./common";
import type { ModelContext } from "./common";
import { optional } from "./schema";

/** The bodies of a `content` map, one per media type, each with at least one example if possible. */
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

/** How the parts are sent: by name, by position, and all further ones. */
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

/** Makes the model of a `content` map; the caller hands it in, as content and headers nest. */
type BuildContent = (context: ModelContext, content: unknown) => MediaTypeModel[];

/** The headers of a response or of a form part, in the order of the document. */
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

/** The examples that stand beside a schema, in `example` and `examples`. */
export function buildExamples(context: ModelContext, node: JsonRecord): ExampleModel[] {
  const single = "example" in node ? [exampleOf("Example", node.example)] : [];
  const named = isRecord(node.examples) ? Object.entries(node.examples) : [];
  return [...single, ...named.map(([name, item]) => namedExample(context, name, item))];
}

/** An example of which only the value is known. */
export function exampleOf(name: string, value: unknown): ExampleModel {
  return compact({ name, value: toJson(value), text: textOf(value) });
}

function namedExample(context: ModelContext, name: string, node: unknown): ExampleModel {
  const example = recordOf(resolve(context.document, node));
  // OpenAPI 3.2 keeps the value as data, and beside it the text in which it travels.
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
