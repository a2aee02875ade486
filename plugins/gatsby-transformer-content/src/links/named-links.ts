import type { QueryContext } from "../nodes";
import { findAllNodes, findNode, latestVersion, NODE_TYPES } from "../nodes";
import type { LoadAddresses } from "./api-names";

/** The page, or the part of one, that a link leads to. */
export interface LinkTarget {
  /** Its address; null if there is none. */
  href: string | null;
  /** True if it is a draft, which builds skip. */
  isDraft: boolean;
}

/** A name that nothing has. */
export interface UnknownName {
  /** `operation`, `doc` and so on. */
  kind: string;
  value: string;
  /** Names that it could be instead. */
  known: string[];
}

/** Where names are looked up. */
export interface NameSources {
  context: QueryContext;
  loadAddresses: LoadAddresses;
  /** Address of the page with the link. */
  pagePermalink: string;
}

/** A kind of links by name. */
interface LinkKind {
  /** What has such names: `operation`. */
  kind: string;
  /** Finds what has a name, given with the query and the fragment of the link. */
  find: (name: string, suffix: string, sources: NameSources) => Promise<LinkTarget>;
  /** Returns the names that a link could have; `undefined` if errors keep them from being known. */
  namesLike: (name: string, sources: NameSources) => Promise<string[] | undefined>;
  /** What a writer can do if nothing has such a name. */
  ifNone: string;
}

/** Kinds of links by name, by the prefix of their names. */
const LINK_KINDS: Readonly<Record<string, LinkKind>> = {
  doc: { kind: "doc", find: findDoc, namesLike: docIds, ifNone: "Add a page to the docs." },
  error: partOfApi("error", "error"),
  field: partOfApi("field", "field"),
  op: partOfApi("op", "operation"),
  schema: partOfApi("schema", "schema"),
};

const NAMED_LINK = new RegExp(`^(${Object.keys(LINK_KINDS).join("|")}):([^#?]*)(.*)$`, "s");

/** Returns whether a link names its target: `op:callAgent`, `schema:Message`, `doc:start/install#linux`. */
export function isNamedLink(url: string): boolean {
  return parse(url) !== undefined;
}

function parse(url: string) {
  const [, prefix = "", name = "", suffix = ""] = NAMED_LINK.exec(url) ?? [];
  const kind = LINK_KINDS[prefix];
  return kind && name + suffix ? { kind, name, suffix } : undefined;
}

/** Finds the target of a link by name. */
export async function findNamedTarget(url: string, sources: NameSources): Promise<LinkTarget> {
  const link = parse(url);
  return link ? link.kind.find(link.name, link.suffix, sources) : NOWHERE;
}

/** Returns the name in a link without a target; null if the names are not known because of errors. */
export async function findUnknownName(
  url: string,
  sources: NameSources,
): Promise<UnknownName | null> {
  const link = parse(url);
  if (!link) return null;
  const known = await link.kind.namesLike(link.name, sources);
  return known ? { kind: link.kind.kind, value: link.name, known } : null;
}

/** Returns what a writer can do if no name of a kind is known. */
export function adviceWithoutNames(kind: string): string | undefined {
  return Object.values(LINK_KINDS).find((one) => one.kind === kind)?.ifNone;
}

const NOWHERE: LinkTarget = { href: null, isDraft: false };

/** A part of an API, by its name in `linkTargets` of the document. */
function partOfApi(prefix: string, kind: string): LinkKind {
  return {
    kind,
    ifNone: "List an OpenAPI document that has one under `openapi` in site.yml.",
    find: async (name, suffix, { context, loadAddresses }) => {
      const addresses = await loadAddresses(context.nodeModel);
      return { href: addresses.get(`${prefix}:${name}${suffix}`) ?? null, isDraft: false };
    },
    namesLike: async (name, { context: { nodeModel }, loadAddresses }) => {
      if (await findNode(nodeModel, "ApiProblem", { severity: "error" })) return undefined;
      const keys = [...(await loadAddresses(nodeModel)).keys()];
      const names = keys.flatMap((key) =>
        key.startsWith(`${prefix}:`) ? [key.slice(prefix.length + 1)] : [],
      );
      // A field is named after its schema.
      const owner = /^.*\./s.exec(name)?.[0];
      const siblings = owner ? names.filter((other) => other.startsWith(owner)) : [];
      return siblings.length > 0 ? siblings : names;
    },
  };
}

/** A page of the documentation, by its id, in the version of the page with the link. */
async function findDoc(docId: string, suffix: string, sources: NameSources): Promise<LinkTarget> {
  const { nodeModel } = sources.context;
  const version = await versionOf(sources);
  return toPage(
    await findNode<PageNode>(nodeModel, NODE_TYPES.docPage, { docId, version }),
    suffix,
  );
}

async function docIds(_: string, sources: NameSources): Promise<string[]> {
  const query = { filter: { version: { eq: await versionOf(sources) } } };
  const docs = await findAllNodes<{ docId: string }>(
    sources.context.nodeModel,
    NODE_TYPES.docPage,
    query,
  );
  return docs.map(({ docId }) => docId);
}

/** Returns the version of a documentation page; for other pages the latest version. */
async function versionOf({ context, pagePermalink }: NameSources): Promise<string> {
  const page = await findNode<{ version: string }>(context.nodeModel, NODE_TYPES.docPage, {
    permalink: pagePermalink,
  });
  return page?.version ?? latestVersion(context.nodeModel);
}

/** Fields of the nodes of pages that links read. */
export interface PageNode {
  permalink: string;
  draft: boolean;
}

/** Returns a page, if there is one, as the target of a link. Builds have no drafts. */
export function toPage(page: PageNode | undefined, suffix: string): LinkTarget {
  const isDraft = page?.draft ?? false;
  const isHidden = isDraft && process.env.NODE_ENV !== "development";
  return { href: page && !isHidden ? page.permalink + suffix : null, isDraft };
}
