import type { Content, Root } from "mdast";
import { eachNode } from "./each-node";

/**
 * Takes elements out of paragraphs that hold nothing else: `<Tabs>…</Tabs>` on one line is a block,
 * and a block may not stand in a paragraph.
 */
export function remarkUnravel() {
  return (tree: Root) => {
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "paragraph" || !parent || index === null) return undefined;
      const children: Content[] = node.children;
      if (!children.every(isCodeOrBlank) || children.every(isBlank)) return undefined;
      const blocks = children.filter((child) => !isBlank(child)).map(toBlock);
      parent.children.splice(index, 1, ...(blocks as never[]));
      return index;
    });
  };
}

function isCodeOrBlank(node: Content): boolean {
  return node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression" || isBlank(node);
}

function isBlank(node: Content): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function toBlock(node: Content): Content {
  if (node.type === "mdxJsxTextElement") {
    return { ...node, type: "mdxJsxFlowElement" } as unknown as Content;
  }
  return { ...node, type: "mdxFlowExpression" } as unknown as Content;
}
