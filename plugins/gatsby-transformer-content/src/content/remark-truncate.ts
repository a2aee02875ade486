import type { Root } from "mdast";
import { isCommentExpression } from "./classify";
import { eachNode } from "./each-node";

const MARKER = /^\s*(?:\/\*\s*truncate\s*\*\/|<!--\s*truncate\s*-->)\s*$/;

/** Takes comments out of a page; they are for writers. */
export function dropComments(tree: Root): void {
  eachNode(tree, (node, index, parent) => {
    if (!parent || index === null || !isComment(node)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function isComment(node: { type: string; value?: string }): boolean {
  return (
    isCommentExpression(node) || (node.type === "html" && /^<!--[\s\S]*-->$/.test(node.value ?? ""))
  );
}

/** Index of the marker that ends a post's lead, among the page's top-level nodes; 0 if absent. */
export function findTruncation(tree: Root): number {
  const index = tree.children.findIndex((node) => "value" in node && MARKER.test(node.value));
  return Math.max(0, index);
}
