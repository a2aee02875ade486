import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Components that Markdown's own syntax makes, by the names to which an HTML parser lowers theirs. */
const NAMES: Readonly<Record<string, string>> = {
  codeblock: "CodeBlock",
  tabs: "Tabs",
  tabitem: "TabItem",
};

/** Gives components back the capital letters that they lose where a page's HTML is parsed. */
export function rehypeComponentNames() {
  return (tree: Root) => {
    visit(tree as never, "element", (node: Element) => {
      node.tagName = NAMES[node.tagName] ?? node.tagName;
    });
  };
}
