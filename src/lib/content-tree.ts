import type {
  ContentNode,
  ElementTuple,
  Json,
} from "../../plugins/gatsby-transformer-content/src/content/types";

export type { ContentNode, ElementTuple, Json };

/**
 * Narrows the JSON of a `ContentBody.tree`. The content plugin is the only maker of such trees; this
 * is the one place where its word is taken for it.
 */
export function asContentTree(tree: unknown): ContentNode[] {
  return Array.isArray(tree) ? (tree as ContentNode[]) : [];
}

/** The lead of a post: its tree up to the truncation marker, or its first paragraph. */
export function leadOf(tree: ContentNode[], leadLength: number): ContentNode[] {
  if (leadLength > 0) return tree.slice(0, leadLength);
  const paragraph = tree.find((node) => typeof node !== "string" && node[0] === "p");
  return paragraph ? [paragraph] : [];
}
