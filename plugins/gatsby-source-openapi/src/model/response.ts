import { resolve, segmentsOf } from "../document/reference";
import { compact, recordOf, textOf, toJson } from "../json";
import type { LinkModel, ResponseModel } from "../types";
import { buildServer, commonFields, membersOf } from "./common";
import type { ModelContext } from "./common";
import { buildContent, buildHeaders } from "./content";

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
    headers: buildHeaders(context, response.headers, buildContent),
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
