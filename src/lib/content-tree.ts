import type { ContentNode, ElementTuple, Json } from "../../plugins/gatsby-transformer-content";

export type { ContentNode, ElementTuple, Json };

/**
 * Narrows the JSON of a `ContentBody.tree`. The content plugin is the only maker of such trees; this
 * is the one place where its word is taken for it.
 */
export function asContentTree(tree: unknown): ContentNode[] {
  return Array.isArray(tree) ? (tree as ContentNode[]) : [];
}
