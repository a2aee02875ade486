import type { ReferenceIndex } from "../document/reference-index";
import { compact, isRecord, listOf, recordOf, textOf, textsOf, toJson } from "../json";
import type { JsonRecord } from "../json";
import type {
  Extension,
  ExternalDocs,
  SchemaReference,
  ServerModel,
  ServerVariableModel,
} from "../types";

/** What the parts of a model need to know about the document that they are in. */
export interface ModelContext {
  /** The whole document, OpenAPI 3, references by name. */
  document: JsonRecord;
  /** Which components the parts of the document reach. */
  index: ReferenceIndex;
  /** Named schemas by name, as places point to them. */
  schemas: ReadonlyMap<string, SchemaReference>;
  /** Address of an operation's page by operationId and by `METHOD path`. */
  permalinks: ReadonlyMap<string, string>;
}

/**
 * Extensions for tools alone: they change what is shown and are not shown themselves. Every other
 * extension is for readers. The README lists them with what they do.
 */
const FOR_TOOLS = new Set([
  "x-internal",
  "x-displayName",
  "x-tagGroups",
  "x-codeSamples",
  "x-code-samples",
  "x-enumDescriptions",
  "x-enum-descriptions",
  "x-nullable",
]);

/** The `x-…` members of objects that are shown in one place; undefined where there are none. */
export function extensionsOf(...nodes: readonly unknown[]): Extension[] | undefined {
  const found = nodes
    .flatMap((node) => Object.entries(recordOf(node)))
    .filter(([name]) => isExtension(name) && !FOR_TOOLS.has(name))
    .map(([name, value]) => ({ name, value: toJson(value) }));
  return found.length > 0 ? found : undefined;
}

/** Whether a member is an extension of the specification and not a part of it. */
function isExtension(name: string): boolean {
  return name.startsWith("x-");
}

/** The members of a map without its extensions: paths, responses, callbacks, flows. */
export function membersOf(node: unknown): [string, unknown][] {
  return Object.entries(recordOf(node)).filter(([name]) => !isExtension(name));
}

/** Returns the description of an object in Markdown. */
export function descriptionOf(node: { description?: unknown }): string | undefined {
  return textOf(node.description)?.trim();
}

/** Returns the description and the extensions of an object, and extensions shown beside them. */
export function commonFields(
  node: JsonRecord,
  ...others: readonly unknown[]
): { description?: string; extensions?: Extension[] } {
  return { description: descriptionOf(node), extensions: extensionsOf(node, ...others) };
}

/** The link to documentation elsewhere, undefined where there is none. */
export function externalDocs(node: unknown): ExternalDocs | undefined {
  const url = isRecord(node) ? textOf(node.url) : undefined;
  return isRecord(node) && url !== undefined ? compact({ ...commonFields(node), url }) : undefined;
}

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
    ...commonFields(server),
    url,
    resolvedUrl: variables.reduce(
      (text, { name, default: value }) => text.split(`{${name}}`).join(value),
      url,
    ),
    name: textOf(server.name),
    variables,
  });
}

function buildVariable([name, value]: [string, unknown]): ServerVariableModel {
  const variable = recordOf(value);
  const values = textsOf(variable.enum);
  return compact({
    ...commonFields(variable),
    name,
    default: String(variable.default ?? ""),
    enum: values.length > 0 ? values : undefined,
  });
}
