import { resolve, segmentsOf } from "../document/reference";
import type { JsonRecord } from "../json";
import { compact, isRecord, isTrue, listOf, recordOf, textOf, toJson } from "../json";
import { accepts } from "../samples/accepts";
import type { Direction } from "../samples/sample-schema";
import { sampleExamples, withXmlText } from "../samples/sample-value";
import type {
  EncodingModel,
  ExampleModel,
  HeaderModel,
  LinkModel,
  MediaTypeModel,
  ParameterModel,
  ParameterPlace,
  RequestBodyModel,
  ResponseModel,
  Serialization,
} from "../types";
import type { ModelContext } from "./common";
import { buildServer, commonFields, extensionsOf, membersOf } from "./common";
import { optional } from "./schema";

/**
 * Builds the bodies of a `content` map, one per media type, each with at least one example if
 * possible.
 */
function buildContent(
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
  const body = { mediaType, schema: node.schema, direction };
  const hidden = direction === "request" ? "readOnly" : "writeOnly";
  const isPlaceholderNull = ({ value }: ExampleModel) =>
    value === null &&
    node.schema !== undefined &&
    !accepts({ document: context.document, hidden }, node.schema, null);
  // Generators of documents write null where there is no example.
  const given = buildExamples(context, node)
    .filter((example) => !isPlaceholderNull(example))
    .map((example) => withXmlText(context.document, body, example));
  return compact({
    mediaType,
    schema: optional(context, node.schema),
    itemSchema: optional(context, node.itemSchema),
    examples:
      given.length > 0 ? given : sampleExamples(context.document, mediaType, node, direction),
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
    headers: isRecord(encoding.headers) ? buildHeaders(context, encoding.headers) : undefined,
    encoding: buildEncodings(context, encoding),
    extensions: extensionsOf(encoding),
  });
}

/** Builds the headers of a response or of a form part, in document order. */
function buildHeaders(context: ModelContext, headers: unknown): HeaderModel[] {
  return Object.entries(recordOf(headers)).map(([name, node]) => buildHeader(context, name, node));
}

function buildHeader(context: ModelContext, name: string, node: unknown): HeaderModel {
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
function buildExamples(context: ModelContext, node: JsonRecord): ExampleModel[] {
  const single = "example" in node ? [exampleOf("Example", node.example)] : [];
  const named = isRecord(node.examples) ? Object.entries(node.examples) : [];
  const read = named.map(([name, item]) => namedExample(context, name, item));
  // What has only a name is in a file that could not be read.
  return [...single, ...read.filter((example) => Object.keys(example).length > 1)];
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

const PLACES: readonly ParameterPlace[] = ["path", "query", "querystring", "header", "cookie"];

const DEFAULT_STYLES: Record<ParameterPlace, string> = {
  path: "simple",
  query: "form",
  querystring: "form",
  header: "simple",
  cookie: "form",
};

/**
 * Returns the parameters of an operation by place and name: those of its path, overridden by its
 * own.
 */
export function listParameters(
  { document }: ModelContext,
  shared: unknown,
  own: unknown,
): Map<string, JsonRecord> {
  const nodes = [...listOf(shared), ...listOf(own)].map((node) =>
    recordOf(resolve(document, node)),
  );
  return new Map(nodes.map((node) => [`${node.in} ${node.name}`, node]));
}

/**
 * Builds the parameters of an operation. Path parameters come first, then query, header and cookie,
 * each in document order.
 */
export function buildParameters(
  context: ModelContext,
  nodes: ReadonlyMap<string, JsonRecord>,
): ParameterModel[] {
  return [...nodes.values()]
    .flatMap((node) => buildParameter(context, node) ?? [])
    .sort((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in));
}

function buildParameter(context: ModelContext, node: JsonRecord): ParameterModel | undefined {
  const place = PLACES.find((name) => name === node.in);
  const { name } = node;
  if (place === undefined || typeof name !== "string") return undefined;
  return compact({
    ...commonFields(node),
    name,
    in: place,
    required: place === "path" || isTrue(node.required),
    deprecated: isTrue(node.deprecated),
    allowEmptyValue: isTrue(node.allowEmptyValue),
    serialization: serializationOf(node, place),
    schema: optional(context, node.schema),
    content: isRecord(node.content) ? buildContent(context, node.content) : undefined,
    examples: buildExamples(context, node),
  });
}

function serializationOf(node: JsonRecord, place: ParameterPlace): Serialization {
  const style = textOf(node.style) ?? DEFAULT_STYLES[place];
  const defaultExplode = style === "form" || style === "cookie";
  const explode = typeof node.explode === "boolean" ? node.explode : defaultExplode;
  const allowReserved = isTrue(node.allowReserved);
  const isDefault = style === DEFAULT_STYLES[place] && explode === defaultExplode && !allowReserved;
  return { style, explode, allowReserved, isDefault };
}

/** Builds the body of a request, undefined if the operation has none. */
export function buildRequestBody(
  context: ModelContext,
  node: unknown,
): RequestBodyModel | undefined {
  const body = resolve(context.document, node);
  return body === undefined
    ? undefined
    : compact({
        ...commonFields(body),
        required: isTrue(body.required),
        content: buildContent(context, body.content, "request"),
      });
}

/** Builds the responses of an operation: by number, then ranges such as `4XX`, then `default`. */
export function buildResponses(context: ModelContext, responses: unknown): ResponseModel[] {
  return membersOf(responses)
    .map(([status, node]) => buildResponse(context, status, node))
    .sort((a, b) => (rankOf(a.status) < rankOf(b.status) ? -1 : 1));
}

function buildResponse(context: ModelContext, status: string, node: unknown): ResponseModel {
  const response = recordOf(resolve(context.document, node));
  return compact({
    ...commonFields(response),
    status,
    summary: textOf(response.summary),
    headers: buildHeaders(context, response.headers),
    content: buildContent(context, response.content),
    links: buildLinks(context, response.links),
  });
}

/** Returns a sort key: `2XX` comes after `299`, `default` comes last. */
function rankOf(status: string): string {
  return status === "default" ? "~" : status.toLowerCase();
}

/** Builds the links of a response: operations that can follow, with values of the response. */
function buildLinks(context: ModelContext, links: unknown): LinkModel[] {
  return Object.entries(recordOf(links)).map(([name, node]) => buildLink(context, name, node));
}

function buildLink(context: ModelContext, name: string, node: unknown): LinkModel {
  const link = recordOf(resolve(context.document, node));
  const operationId = textOf(link.operationId);
  const operationRef = textOf(link.operationRef);
  return compact({
    ...commonFields(link),
    name,
    operationId,
    operationRef,
    permalink: context.permalinks.get(operationId ?? operationKey(operationRef)),
    parameters: Object.entries(recordOf(link.parameters)).map(([key, value]) => ({
      name: key,
      value: toJson(value),
    })),
    requestBody: link.requestBody === undefined ? undefined : { value: toJson(link.requestBody) },
    server: link.server === undefined ? undefined : buildServer(link.server),
  });
}

/** Returns the key of an operation: `#/paths/~1pets/get` is `GET /pets`. */
function operationKey(reference: string | undefined): string {
  const [paths, path, method] = segmentsOf(reference?.startsWith("#") ? reference : "");
  return paths === "paths" && path && method ? `${method.toUpperCase()} ${path}` : "";
}
