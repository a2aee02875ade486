import type { Root } from "mdast";
import { eachNode } from "./each-node";

const CAPITALIZED = /^<\/?[A-Z][\w.]*/;

/**
 * Shows what only looks like HTML in plain Markdown: `Vec<String>` names no element that a browser
 * knows, and would vanish.
 */
export function remarkPlainHtml() {
  return (tree: Root) => {
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "html" || !CAPITALIZED.test(node.value) || !parent || index === null) {
        return undefined;
      }
      const { value, position } = node;
      const text = { type: "text", value, ...(position ? { position } : {}) } as const;
      const isLine = parent.type === "paragraph" || parent.type === "heading";
      const shown = isLine ? text : { type: "paragraph", children: [text] };
      parent.children.splice(index, 1, shown as never);
      return undefined;
    });
  };
}
