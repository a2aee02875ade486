import { resolve } from "../document/reference";
import { segmentsOf } from "../document/pointer";
import { compact, recordOf, textOf, toJson } from "../json";
import { describe } from "../markdown/describe";
import type { LinkModel } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";
import { buildServer } from "./server";

/** The links of a response: what can be called next with its values. */
export function buildLinks(context: ModelContext, links: unknown): LinkModel[] {
  return Object.entries(recordOf(links)).map(([name, node]) => buildLink(context, name, node));
}

function buildLink(context: ModelContext, name: string, node: unknown): LinkModel {
  const link = recordOf(resolve(context.document, node));
  const operationId = textOf(link.operationId);
  const operationRef = textOf(link.operationRef);
  return compact({
    ...describe(link),
    name,
    operationId,
    operationRef,
    permalink: context.permalinks.get(operationId ?? operationKey(operationRef)),
    parameters: Object.entries(recordOf(link.parameters)).map(([key, value]) => ({
      name: key,
      value: toJson(value),
    })),
    requestBody: link.requestBody === undefined ? undefined : toJson(link.requestBody),
    server: link.server === undefined ? undefined : buildServer(link.server),
    extensions: extensionsOf(link),
  });
}

/** `#/paths/~1pets/get` is the operation `GET /pets`. */
function operationKey(reference: string | undefined): string {
  const [paths, path, method] = segmentsOf(reference?.startsWith("#") ? reference : "");
  return paths === "paths" && path && method ? `${method.toUpperCase()} ${path}` : "";
}
