import { compact, isRecord, listOf, recordOf, textOf, textsOf } from "../json";
import { describe } from "../markdown/describe";
import type { ServerModel, ServerVariableModel } from "../types";
import { extensionsOf } from "./extension";

/** The servers of a document, path or operation; none where the list is absent. */
export function buildServers(servers: unknown): ServerModel[] {
  return listOf(servers).filter(isRecord).map(buildServer);
}

/** One server. A server without address is the one that serves the document. */
export function buildServer(node: unknown): ServerModel {
  const server = recordOf(node);
  const url = textOf(server.url) ?? "/";
  const variables = Object.entries(recordOf(server.variables)).map(buildVariable);
  return compact({
    ...describe(server),
    url,
    resolvedUrl: variables.reduce(
      (text, { name, default: value }) => text.split(`{${name}}`).join(value),
      url,
    ),
    name: textOf(server.name),
    variables,
    extensions: extensionsOf(server),
  });
}

function buildVariable([name, value]: [string, unknown]): ServerVariableModel {
  const variable = recordOf(value);
  const values = textsOf(variable.enum);
  return compact({
    ...describe(variable),
    name,
    default: String(variable.default ?? ""),
    enum: values.length > 0 ? values : undefined,
    extensions: extensionsOf(variable),
  });
}
