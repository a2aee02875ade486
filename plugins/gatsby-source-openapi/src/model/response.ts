import { resolve } from "../document/reference";
import { compact, recordOf, textOf } from "../json";
import { describe } from "../markdown/describe";
import type { ResponseModel } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf, membersOf } from "./extension";
import { buildHeaders } from "./header";
import { buildLinks } from "./link";
import { buildContent } from "./media-type";

/** The responses of an operation: by number, then ranges such as `4XX`, then `default`. */
export function buildResponses(context: ModelContext, responses: unknown): ResponseModel[] {
  return membersOf(responses)
    .map(([status, node]) => buildResponse(context, status, node))
    .sort((a, b) => (rankOf(a.status) < rankOf(b.status) ? -1 : 1));
}

function buildResponse(context: ModelContext, status: string, node: unknown): ResponseModel {
  const response = recordOf(resolve(context.document, node));
  return compact({
    ...describe(response),
    status,
    summary: textOf(response.summary),
    headers: buildHeaders(context, response.headers, buildContent),
    content: buildContent(context, response.content),
    links: buildLinks(context, response.links),
    extensions: extensionsOf(response),
  });
}

/** `2XX` stands after `299`, `default` after everything. */
function rankOf(status: string): string {
  return status === "default" ? "~" : status.toLowerCase();
}
