import type { CompiledContent, ContentNode } from "../content/types";
import type { NodeModel } from "../nodes";
import { findAllNodes } from "../nodes";

/** The names of operations, schemas and error codes, and a method with a path. */
const API_NAME = /^(?:[A-Z]+ \/\S*|[\p{L}_][\p{L}\p{N}_.-]*)$/u;

/** Returns whether inline code can be the name of a part of an API. */
export function isApiName(code: string): boolean {
  return API_NAME.test(code);
}

/** Mentions of API parts in a page, other than links. */
type ApiMentions = Pick<CompiledContent, "codeNames" | "embeds">;

/**
 * Returns the names, as in `linkTargets`, that a page's inline code and embeds may refer to. Besides
 * the prefixes of links there are `call:GET /path` and `slug:`, an operation's slug.
 */
export function apiNamesOf({ codeNames, embeds }: ApiMentions): string[] {
  const embedded = embeds.flatMap(({ component, props: { id, name } }) =>
    component === "Schema" ? [`schema:${name}`] : [`op:${id}`, `slug:${id}`],
  );
  return [...new Set([...embedded, ...codeNames.flatMap(namesOfCode)])];
}

/** Returns what inline code can name, most likely first. */
function namesOfCode(code: string): string[] {
  return code.includes(" ") ? [`call:${code}`] : [`op:${code}`, `schema:${code}`, `error:${code}`];
}

/** Addresses of parts of all APIs by name, such as `op:callAgent`. */
export type ApiAddresses = ReadonlyMap<string, string>;

/** Loads the addresses that content can name. */
export type LoadAddresses = (nodeModel: Pick<NodeModel, "findAll">) => Promise<ApiAddresses>;

/** Fields of the node of an OpenAPI document. */
interface NamingDocument {
  documentId: string;
  /** Addresses by name, as JSON. */
  linkTargets: string;
}

/**
 * Returns the addresses of the parts of all APIs by name. If a site has several documents, a name can
 * begin with the id of its document: `op:v2/callAgent`. Without it, a name that several documents use
 * means the first of them, in the order of their ids.
 */
export function apiAddresses(documents: readonly NamingDocument[]): Map<string, string> {
  // A map keeps the last of equal names.
  const fromLast = [...documents].sort((a, b) => (a.documentId < b.documentId ? 1 : -1));
  const named = fromLast.map(({ documentId, linkTargets }) => ({
    documentId,
    entries: Object.entries<string>(JSON.parse(linkTargets)),
  }));
  const qualified = named.flatMap(({ documentId, entries }) =>
    documents.length === 1
      ? []
      : entries.map(([name, to]) => [name.replace(":", `:${documentId}/`), to] as const),
  );
  return new Map([...qualified, ...named.flatMap(({ entries }) => entries)]);
}

/**
 * Creates a function that loads the addresses of all documents and parses them again only if a
 * document has changed.
 */
export function createAddressLoader(): LoadAddresses {
  let known: { texts: string[]; addresses: ApiAddresses } = { texts: [], addresses: new Map() };
  return async (nodeModel) => {
    const documents = await findAllNodes<NamingDocument>(nodeModel, "ApiDocument");
    const texts = documents.map(({ linkTargets }) => linkTargets);
    if (texts.length !== known.texts.length || texts.some((text, at) => text !== known.texts[at])) {
      known = { texts, addresses: apiAddresses(documents) };
    }
    return known.addresses;
  };
}

/** Elements in which code is not linked: links, controls and headings. */
const NEVER_LINKED = /^(?:a|button|summary|label|h[1-6])$/;
const HEADING = /^h[1-6]$/;

/**
 * Links inline code that is exactly the name of an operation, a method with its path, a schema or an
 * error code. In each section, only the first mention becomes a link, and none if the section has a
 * link to the same address already.
 */
export function linkApiNames(tree: readonly ContentNode[], addresses: ApiAddresses): ContentNode[] {
  const linked = new Set<string>();
  const walk = (node: ContentNode): ContentNode => {
    if (typeof node === "string") return node;
    const [type, props, ...children] = node;
    if (HEADING.test(type)) linked.clear();
    if (type === "a" && props !== 0 && typeof props.href === "string") linked.add(props.href);
    if (NEVER_LINKED.test(type)) return node;
    if (type !== "code") return [type, props, ...children.map(walk)];
    const href = addressOfCode(children, addresses);
    if (href === undefined || linked.has(href)) return node;
    linked.add(href);
    return ["a", { href }, node];
  };
  return tree.map(walk);
}

function addressOfCode(
  children: readonly ContentNode[],
  addresses: ApiAddresses,
): string | undefined {
  const [code, ...others] = children;
  if (typeof code !== "string" || others.length > 0 || !isApiName(code)) return undefined;
  return namesOfCode(code)
    .map((name) => addresses.get(name))
    .find((address) => address !== undefined);
}
