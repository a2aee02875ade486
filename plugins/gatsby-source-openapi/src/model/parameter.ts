import { resolve } from "../document/reference";
import { compact, isRecord, isTrue, listOf, textOf } from "../json";
import type { JsonRecord } from "../json";
import type { ParameterModel, ParameterPlace, RequestBodyModel, Serialization } from "../types";
import { commonFields } from "./common";
import type { ModelContext } from "./common";
import { buildContent, buildExamples } from "./content";
import { optional } from "./schema";

const PLACES: readonly ParameterPlace[] = ["path", "query", "querystring", "header", "cookie"];

const DEFAULT_STYLES: Record<ParameterPlace, string> = {
  path: "simple",
  query: "form",
  querystring: "form",
  header: "simple",
  cookie: "form",
};

/**
 * Builds the parameters of an operation: those of its path, overridden by its own. Path parameters
 * come first, then query, header and cookie, each in document order.
 */
export function buildParameters(
  context: ModelContext,
  shared: unknown,
  own: unknown,
): ParameterModel[] {
  const byKey = new Map<string, ParameterModel>();
  for (const node of [...listOf(shared), ...listOf(own)]) {
    const parameter = resolve(context.document, node);
    const model = parameter === undefined ? undefined : buildParameter(context, parameter);
    if (model !== undefined) {
      byKey.set(`${model.in} ${model.name}`, model);
    }
  }
  return [...byKey.values()].sort((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in));
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
