import type { ContentNode, ElementTuple, Json } from "../../plugins/gatsby-transformer-content";
import { toUrl } from "./addresses";

export type { ContentNode, ElementTuple, Json };

/**
 * Narrows the JSON of `ContentBody.tree` and `ContentBody.exportTree`. Only the content plugin creates
 * these trees, so their shape is not checked again.
 */
export function asContentTree(tree: unknown): ContentNode[] {
  return Array.isArray(tree) ? (tree as ContentNode[]) : [];
}

/** Returns the props of an element, or an empty object. */
export function propsOf([, props]: ElementTuple): Record<string, Json> {
  return props === 0 ? {} : props;
}

/** Returns the text of nodes without markup. */
export function textOfNodes(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : textOfNodes(node.slice(2) as ContentNode[])))
    .join("");
}

/** What an export needs besides the tree to make all of its addresses absolute. */
export interface ExportContext {
  /** Absolute address of the page, the base of relative links. */
  pageUrl: string;
  /** Absolute address of the site, the base of links that begin with a slash. */
  siteUrl: string;
  /** Permalinks of local images by `src` as written. */
  images?: ReadonlyMap<string, string>;
}

/** Maps the `src` of local images to the permalinks of their files. */
export function permalinksOfImages(
  images: ReadonlyArray<{ src: string; file: { permalink: string | null } | null }>,
): ReadonlyMap<string, string> {
  return new Map(
    images.flatMap(({ src, file }) => (file?.permalink ? [[src, file.permalink] as const] : [])),
  );
}

/** Returns the absolute address of a link or an image. */
export function absoluteUrl(url: string, { pageUrl, siteUrl, images }: ExportContext): string {
  const address = toUrl(images?.get(url) ?? url, siteUrl);
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}
