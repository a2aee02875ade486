import path from "node:path";
import { findFileNode, publicAddress } from "./find-file";
import type { FileQueryContext, ResolveInfo } from "./find-file";
import { isPageFile } from "./file-path";
import { isOpaque } from "./file-links";
import type { FileLink } from "./file-links";

/** What a link by file leads to. */
export interface LoadedLink {
  /** As it stands in the page. */
  url: string;
  /** The address that it becomes; null where there is nothing at it. */
  href: string | null;
  /** Whether it names a page, and not a file to be opened. */
  isPage: boolean;
  /** Whether its page is a draft, which a build does not make. */
  isDraft: boolean;
}

interface PageNode {
  permalink: string;
  draft: boolean;
}

/**
 * Looks up the nodes that a page's links by file name. Each is found by an indexed field, so that a
 * query depends on the very pages that it links to, and on no others.
 */
export async function loadLinks(
  links: readonly FileLink[],
  context: FileQueryContext,
  info: ResolveInfo,
): Promise<LoadedLink[]> {
  return Promise.all(links.map((link) => loadLink(link, context, info)));
}

async function loadLink(
  { url, candidates, suffix }: FileLink,
  context: FileQueryContext,
  info: ResolveInfo,
): Promise<LoadedLink> {
  if (candidates.length === 0) {
    return { url, href: suffix, isPage: !isOpaque(url), isDraft: false };
  }
  const isPage = candidates.some(isPageFile);
  const page = isPage ? await findPage(candidates, context) : undefined;
  if (page) {
    const isHidden = page.draft && process.env.NODE_ENV !== "development";
    const href = isHidden ? null : page.permalink + suffix;
    return { url, href, isPage, isDraft: page.draft };
  }
  const file = await findFileNode(candidates, context);
  // A page's file without a node has errors of its own, or makes no page: there is nothing to open.
  const address = file && !isPage ? await publicAddress(file, context, info) : null;
  return { url, href: address === null ? null : address + suffix, isPage, isDraft: false };
}

async function findPage(
  candidates: readonly string[],
  { nodeModel }: FileQueryContext,
): Promise<PageNode | undefined> {
  for (const candidate of candidates) {
    const file = path.relative(process.cwd(), candidate);
    const query = { filter: { file: { eq: file } } };
    const page = await nodeModel.findOne({ type: "ContentPage", query });
    if (page) return page as unknown as PageNode;
  }
  return undefined;
}
