import { projectPath } from "../../../../packages/problems";
import type { QueryContext } from "../nodes";
import { findNode } from "../nodes";
import type { LoadAddresses } from "./api-names";
import type { UnresolvedLink } from "./file-links";
import { isMarkdownFile, isOpaque } from "./file-links";
import type { ResolveInfo } from "./find-file";
import { filePermalink, findFileNode } from "./find-file";
import type { LinkTarget, NameSources, PageNode, UnknownName } from "./named-links";
import { findNamedTarget, findUnknownName, toPage } from "./named-links";

/** Fields of `ContentBody` nodes that are read here. */
export interface LinkedBody {
  mode: string;
  unresolvedLinks: UnresolvedLink[];
  pagePermalink: string;
}

type BodyResolver = (
  body: LinkedBody,
  args: unknown,
  context: QueryContext,
  info: ResolveInfo,
) => Promise<unknown>;

/**
 * Returns resolvers of `ContentBody` for links to files and to names. A page in
 * `component` mode is compiled from its file, so it receives the addresses as props.
 */
export function linkFields(
  loadAddresses: LoadAddresses,
): Record<string, { resolve: BodyResolver }> {
  return {
    resolvedLinks: {
      resolve: (body, _, context, info) => loadLinks(body, { context, info, loadAddresses }),
    },
    moduleLinks: {
      resolve: async (body, _, context, info) =>
        body.mode === "component"
          ? Object.fromEntries(propsByUrl(await loadLinks(body, { context, info, loadAddresses })))
          : {},
    },
  };
}

/** Everything needed to resolve links. */
interface LinkSources {
  context: QueryContext;
  info: ResolveInfo;
  loadAddresses: LoadAddresses;
}

/** A resolved link to a file or a name. */
export interface LoadedLink extends LinkTarget {
  /** As written in the page. */
  url: string;
  /** True for a file that is not a page, and for `pathname://`, which is used without a check. */
  isFile: boolean;
  /** Bytes of a file that is not a page. */
  size?: number;
  /** Returns the name that nothing has, if the link has one. */
  unknown?: () => Promise<UnknownName | null>;
}

/**
 * Finds the targets of links to files and names. Looks up each by an indexed field, so a query depends
 * only on the pages that it links to.
 */
export async function loadLinks(
  { unresolvedLinks, pagePermalink }: LinkedBody,
  sources: LinkSources,
): Promise<LoadedLink[]> {
  return Promise.all(
    unresolvedLinks.map((link) => {
      if (link.kind === "name") return loadNamed(link, { ...sources, pagePermalink });
      return link.kind === "file" ? loadFile(link, sources) : loadAddress(link, sources);
    }),
  );
}

type Link<Kind> = Extract<UnresolvedLink, { kind: Kind }>;

async function loadNamed({ url, name }: Link<"name">, sources: NameSources): Promise<LoadedLink> {
  const target = await findNamedTarget(name, sources);
  const isFound = target.href !== null || target.isDraft;
  const unknown = async () => (isFound ? null : findUnknownName(name, sources));
  return { url, isFile: false, ...target, unknown };
}

async function loadAddress(
  { url, address, withoutBase }: Link<"address">,
  { context }: LinkSources,
): Promise<LoadedLink> {
  const isBelowBase =
    withoutBase !== undefined && (await isOnlyPageWithoutBase(address, withoutBase, context));
  const href = isBelowBase ? withoutBase : address;
  return { url, href, isFile: isOpaque(url), isDraft: false };
}

async function loadFile(
  { url, candidates, suffix }: Link<"file">,
  { context, info }: LinkSources,
): Promise<LoadedLink> {
  const isFile = !candidates.some(isMarkdownFile);
  const page = isFile ? undefined : await findPage(candidates, context);
  if (page) return { url, isFile, ...toPage(page, suffix) };
  const file = await findFileNode(candidates, context);
  // A page file without a node has errors or is not a page.
  const address = file && isFile ? await filePermalink(file, context, info) : null;
  if (file === null || address === null) return { url, href: null, isFile, isDraft: false };
  return { url, href: address + suffix, isFile, isDraft: false, size: file.size };
}

/** Returns whether a page has an address, and none has the same address with the base path in front. */
async function isOnlyPageWithoutBase(
  address: string,
  withoutBase: string,
  { nodeModel }: QueryContext,
): Promise<boolean> {
  const [whole, rest] = await Promise.all(
    [address, withoutBase].map((permalink) =>
      findNode<PageNode>(nodeModel, "ContentPage", { permalink: pathOf(permalink) }),
    ),
  );
  return rest !== undefined && whole === undefined;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/(.)\/$/, "$1");
}

async function findPage(
  candidates: readonly string[],
  { nodeModel }: QueryContext,
): Promise<PageNode | undefined> {
  for (const candidate of candidates) {
    const page = await findNode<PageNode>(nodeModel, "ContentPage", {
      file: projectPath(candidate),
    });
    if (page) return page;
  }
  return undefined;
}

/** Props that replace those of a link to a file. */
export interface LinkProps {
  href: string;
  target?: "_self";
  /** Size of a file to download, as `12 KB` with a space that does not break. */
  "data-size"?: string;
}

/**
 * Returns the props of resolved links by URL as written. `target` keeps the client-side router from
 * handling opaque addresses.
 */
export function propsByUrl(links: readonly LoadedLink[]): ReadonlyMap<string, LinkProps> {
  return new Map(
    links.flatMap(({ url, href, size }) =>
      href === null ? [] : [[url, propsOf(url, href, size)]],
    ),
  );
}

function propsOf(url: string, href: string, size: number | undefined): LinkProps {
  if (size !== undefined) return { href, "data-size": sizeOf(size) };
  return isOpaque(url) ? { href, target: "_self" } : { href };
}

/** Returns a number of bytes for readers, in units of a thousand. */
function sizeOf(bytes: number): string {
  const [number, unit] =
    bytes < 1000 ? [bytes, "bytes"] : [(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0), "KB"];
  return `${number}\u00a0${unit}`;
}
