import { resolve } from "../document/reference";
import { compact, isRecord, isTrue, type JsonRecord, listOf, recordOf, textOf } from "../json";
import { type Direction, sampleExample } from "../samples/sample-value";
import type { EncodingModel, MediaTypeModel } from "../types";
import type { ModelContext } from "./context";
import { buildExamples } from "./example";
import { extensionsOf } from "./extension";
import { buildHeaders } from "./header";
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
