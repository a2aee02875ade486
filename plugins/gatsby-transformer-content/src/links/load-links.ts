import { projectPath } from "../../../../packages/problems";
import type { QueryContext } from "../nodes";
import type { FileLink } from "./file-links";
import { isOpaque, isPageFile } from "./file-links";
import type { ResolveInfo } from "./find-file";
import { findFileNode, publicAddress } from "./find-file";

/** Fields of `ContentBody` nodes that are read here. */
export interface LinkedBody {
  mode: string;
  fileLinks: FileLink[];
}

type BodyResolver = (
  body: LinkedBody,
  args: unknown,
  context: QueryContext,
  info: ResolveInfo,
) => Promise<unknown>;

const resolveFileLinks: BodyResolver = ({ fileLinks }, _, context, info) =>
  loadLinks(fileLinks, context, info);

/** A component is compiled from its file, so it gets the addresses as props. */
const resolveModuleLinks: BodyResolver = async ({ mode, fileLinks }, _, context, info) =>
  mode === "component"
    ? Object.fromEntries(propsByUrl(await loadLinks(fileLinks, context, info)))
    : {};

/** Resolvers of `ContentBody` for links to files. */
export const linkFields = {
  fileLinks: { resolve: resolveFileLinks },
  moduleLinks: { resolve: resolveModuleLinks },
};

/** A resolved link to a file. */
export interface LoadedLink {
  /** As written in the page. */
  url: string;
  /** Address of the target; null if there is none. */
  href: string | null;
  /** Whether the target is a page. */
  isPage: boolean;
  /** Whether the target is a draft, which builds skip. */
  isDraft: boolean;
}

interface PageNode {
  permalink: string;
  draft: boolean;
}

/**
 * Finds the targets of links to files. Looks up each by an indexed field, so a query depends only
 * on the pages that it links to.
 */
export async function loadLinks(
  links: readonly FileLink[],
  context: QueryContext,
  info: ResolveInfo,
): Promise<LoadedLink[]> {
  return Promise.all(links.map((link) => loadLink(link, context, info)));
}

async function loadLink(
  { url, candidates, suffix }: FileLink,
  context: QueryContext,
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
  // A page file without a node has errors or is not a page.
  const address = file && !isPage ? await publicAddress(file, context, info) : null;
  return { url, href: address === null ? null : address + suffix, isPage, isDraft: false };
}

async function findPage(
  candidates: readonly string[],
  { nodeModel }: QueryContext,
): Promise<PageNode | undefined> {
  for (const candidate of candidates) {
    const file = projectPath(candidate);
    const query = { filter: { file: { eq: file } } };
    const page = await nodeModel.findOne({ type: "ContentPage", query });
    if (page) return page as unknown as PageNode;
  }
  return undefined;
}

/** Props that replace those of a link to a file. */
export interface LinkProps {
  href: string;
  target?: "_self";
}

/**
 * Returns the props of resolved links by URL as written. `target` keeps the client-side router from
 * handling opaque addresses.
 */
export function propsByUrl(links: readonly LoadedLink[]): ReadonlyMap<string, LinkProps> {
  return new Map(
    links.flatMap(({ url, href }) => {
      if (href === null) return [];
      return [[url, isOpaque(url) ? { href, target: "_self" } : { href }] as const];
    }),
  );
}
