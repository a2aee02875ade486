import { projectPath } from "../../../../packages/problems";
import type { QueryContext } from "../nodes";
import { findNode, latestVersion, NODE_TYPES } from "../nodes";
import type { LoadAddresses } from "./api-names";
import { isNamedLink } from "./api-names";
import type { FileLink } from "./file-links";
import { isOpaque, isPageFile } from "./file-links";
import type { ResolveInfo } from "./find-file";
import { filePermalink, findFileNode } from "./find-file";

/** Fields of `ContentBody` nodes that are read here. */
export interface LinkedBody {
  mode: string;
  fileLinks: FileLink[];
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
    fileLinks: {
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

/** A resolved link to a file. */
export interface LoadedLink {
  /** As written in the page. */
  url: string;
  /** Address of the target; null if there is none. */
  href: string | null;
  /** True if the target is a page. */
  isPage: boolean;
  /** True if the target is a draft, which builds skip. */
  isDraft: boolean;
  /** Bytes of a file that is not a page. */
  size?: number;
}

interface PageNode {
  permalink: string;
  draft: boolean;
}

/**
 * Finds the targets of links to files and names. Looks up each by an indexed field, so a query depends
 * only on the pages that it links to.
 */
export async function loadLinks(
  { fileLinks, pagePermalink }: LinkedBody,
  sources: LinkSources,
): Promise<LoadedLink[]> {
  return Promise.all(
    fileLinks.map((link) =>
      isNamedLink(link.url) ? loadNamedLink(link, pagePermalink, sources) : loadLink(link, sources),
    ),
  );
}

/** Resolves a link such as `op:callAgent`, or `doc:start/install#linux` within the page's version. */
async function loadNamedLink(
  { url, suffix: name }: FileLink,
  pagePermalink: string,
  { context, loadAddresses }: LinkSources,
): Promise<LoadedLink> {
  const doc = /^doc:([^#?]*)(.*)$/s.exec(name);
  if (!doc) {
    const href = (await loadAddresses(context.nodeModel)).get(name) ?? null;
    return { url, href, isPage: true, isDraft: false };
  }
  const [, docId, suffix = ""] = doc;
  const version = await versionOf(pagePermalink, context);
  const page = await findNode<PageNode>(context.nodeModel, NODE_TYPES.docPage, { docId, version });
  return linkToPage(url, page, suffix);
}

/** Returns the version of a documentation page; for other pages the latest version. */
async function versionOf(permalink: string, { nodeModel }: QueryContext): Promise<string> {
  const page = await findNode<{ version: string }>(nodeModel, NODE_TYPES.docPage, { permalink });
  return page?.version ?? latestVersion(nodeModel);
}

function linkToPage(url: string, page: PageNode | undefined, suffix: string): LoadedLink {
  const isDraft = page?.draft ?? false;
  const isHidden = isDraft && process.env.NODE_ENV !== "development";
  const href = page && !isHidden ? page.permalink + suffix : null;
  return { url, href, isPage: true, isDraft };
}

async function loadLink(
  { url, candidates, suffix }: FileLink,
  { context, info }: LinkSources,
): Promise<LoadedLink> {
  if (candidates.length === 0) {
    return { url, href: suffix, isPage: !isOpaque(url), isDraft: false };
  }
  const isPage = candidates.some(isPageFile);
  const page = isPage ? await findPage(candidates, context) : undefined;
  if (page) return linkToPage(url, page, suffix);
  const file = await findFileNode(candidates, context);
  // A page file without a node has errors or is not a page.
  const address = file && !isPage ? await filePermalink(file, context, info) : null;
  if (file === null || address === null) return { url, href: null, isPage, isDraft: false };
  return { url, href: address + suffix, isPage, isDraft: false, size: file.size };
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
  /** Size of a file to download, as `12 KB`. */
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
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
}
