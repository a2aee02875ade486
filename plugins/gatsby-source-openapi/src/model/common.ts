import { visitDescribed } from "../descriptions";
import type { ReferenceIndex } from "../document/reference-index";
import type { JsonRecord } from "../json";
import { compact, isRecord, listOf, recordOf, textOf, textsOf, toJson } from "../json";
import type {
  Extension,
  ExternalDocs,
  SchemaReference,
  ServerModel,
  ServerVariableModel,
} from "../types";

/** What building a part needs to know about the whole document. */
export interface ModelContext {
  /** The bundled document, OpenAPI 3, all references by name. */
  document: JsonRecord;
  /** Finds the components that parts of the document reach. */
  index: ReferenceIndex;
  /** Named schemas by name. */
  schemas: ReadonlyMap<string, SchemaReference>;
  /** Addresses of the operations' pages by operationId and by `METHOD path`. */
  permalinks: ReadonlyMap<string, string>;
}

/** Returns the `x-…` members of objects that are shown together, undefined if there are none. */
export function extensionsOf(...nodes: readonly unknown[]): Extension[] | undefined {
  const found = nodes
    .flatMap((node) => Object.entries(recordOf(node)))
    .filter(([name]) => isExtension(name))
    .map(([name, value]) => ({ name, value: toJson(value) }));
  return found.length > 0 ? found : undefined;
}

/** Returns whether a member is an extension of the specification. */
function isExtension(name: string): boolean {
  return name.startsWith("x-");
}

/** Returns the members of a map without its extensions: paths, responses, callbacks, flows. */
export function membersOf(node: unknown): [string, unknown][] {
  return Object.entries(recordOf(node)).filter(([name]) => !isExtension(name));
}

/** Returns the description of an object in Markdown, and what to use instead if it is deprecated. */
export function descriptionOf(node: {
  description?: unknown;
  "x-deprecated-description"?: unknown;
}): string | undefined {
  const text = textOf(node.description)?.trim();
  const instead = textOf(node["x-deprecated-description"])?.trim();
  return instead === undefined ? text : `${text ? `${text}\n\n` : ""}**Deprecated.** ${instead}`;
}

/**
 * Leaves out the extensions that the site does not name, everywhere in a model: code that reads one, such as
 * `x-logo`, makes a field of it. Other leftovers stay: they are keywords that the model does not know.
 */
export function keepExtensions(model: unknown, wanted: readonly string[]): void {
  visitDescribed(model, (part) => {
    if (!Array.isArray(part.extensions)) return;
    const kept = part.extensions.filter(
      ({ name }: Extension) => !isExtension(name) || wanted.includes(name),
    );
    if (kept.length > 0) part.extensions = kept;
    else delete part.extensions;
  });
}

/** Returns the description and the extensions of an object, and extensions shown beside them. */
export function commonFields(
  node: JsonRecord,
  ...others: readonly unknown[]
): { description?: string; extensions?: Extension[] } {
  return { description: descriptionOf(node), extensions: extensionsOf(node, ...others) };
}

/** Builds a link to external documentation, undefined if there is none. */
export function externalDocs(node: unknown): ExternalDocs | undefined {
  const url = isRecord(node) ? textOf(node.url) : undefined;
  return isRecord(node) && url !== undefined ? compact({ ...commonFields(node), url }) : undefined;
}

/**
 * Builds the servers of a document, path or operation. Samples use the first one. If possible, that is neither a demo
 * nor on the reader's own machine, and uses HTTPS.
 */
export function buildServers(servers: unknown): ServerModel[] {
  const built = listOf(servers).filter(isRecord).map(buildServer);
  const [first] = built;
  const rank = ({ resolvedUrl, isStandIn }: ServerModel) =>
    isStandIn ? SERVERS.length : SERVERS.findIndex((pattern) => pattern.test(resolvedUrl));
  const better = SERVERS.map((_, index) => built.find((one) => rank(one) === index)).find(Boolean);
  return first && better && rank(first) > 0
    ? [better, ...built.filter((one) => one !== better)]
    : built;
}

/** The start of an address of the reader's own machine, without its protocol. */
const LOCAL = "//(?:localhost|127\\.|0\\.0\\.0\\.0|\\[::1\\]|[^/:]+\\.localhost)";

/** Addresses of servers, those that readers can call first; of their own machine those with a port. */
const SERVERS = [
  `^https:(?!${LOCAL})`,
  `^http:(?!${LOCAL})`,
  `^https?:${LOCAL}[^/]*:\\d`,
  `^https?:${LOCAL}`,
].map((source) => new RegExp(source, "i"));

/** Builds one server. A server without URL is the one that serves the document. */
export function buildServer(node: unknown): ServerModel {
  const server = recordOf(node);
  const url = textOf(server.url) ?? "/";
  const variables = Object.entries(recordOf(server.variables)).map(buildVariable);
  const resolvedUrl = variables.reduce(
    (text, { name, default: value }) => text.split(`{${name}}`).join(value),
    url,
  );
  const fields = commonFields(server);
  return compact({
    ...fields,
    url,
    resolvedUrl,
    name: textOf(server.name),
    variables,
    isStandIn: isStandIn({ url, resolvedUrl, ...fields }) || undefined,
  });
}

/** Servers of the reader's own machine. */
const IS_LOCAL = new RegExp(`^https?:${LOCAL}`, "i");

/** How short descriptions say that a server is for trying the API, or only on the developers' own machine. */
const SAID_TO_SHOW = /^(?=.{0,60}$)(?!.*\bprod).*\b(?:demo|example)\b/i;
const SAID_TO_BE_LOCAL = /^(?=.{0,60}$)(?!.*\bprod).*\b(?:dev(?:elopment)?|local|test(?:ing)?)\b/i;

/** Returns true for demo and development servers of software that readers host themselves. */
function isStandIn({
  url,
  resolvedUrl,
  description = "",
}: Pick<ServerModel, "url" | "resolvedUrl" | "description">): boolean {
  const isDemo = /^https?:\/\/demo\./i.test(resolvedUrl) || SAID_TO_SHOW.test(description);
  const isOfVariables = /^[^/]*\/\/[^/]*\{(?:host(?:-?_?name)?|port)\}/i.test(url);
  const isLocal = IS_LOCAL.test(resolvedUrl);
  return isDemo || (isLocal && (isOfVariables || SAID_TO_BE_LOCAL.test(description)));
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
