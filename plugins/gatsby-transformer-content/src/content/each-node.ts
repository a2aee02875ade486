import type { Content, Parent, Root } from "mdast";
// The node types of directives and MDX join those of Markdown by these imports.
import type {} from "mdast-util-directive";
import type {} from "mdast-util-mdx";
import type { Node } from "unist";
import { visit } from "unist-util-visit";

/** Any node of a content tree. */
export type TreeNode = Root | Content;

/** Called for each node; may return the index at which to go on, after it changed its siblings. */
export type NodeVisitor = (
  node: TreeNode,
  index: number | null,
  parent: Parent | null,
) => number | undefined;

/**
 * Visits every node, parents first. The library's own types follow every possible path through a
 * tree, which is too deep for the compiler with MDX and directives on board.
 */
export function eachNode(tree: Root, visitor: NodeVisitor): void {
  visit(tree as Node, (node, index, parent) =>
    visitor(node as TreeNode, index ?? null, (parent ?? null) as Parent | null),
  );
}
