import type { Root } from "mdast";
import { eachNode } from "./each-node";
import type { TreeNode } from "./each-node";

/** In HTML of a `.md` file, which is not parsed for this. */
const HTML_ID = /<[a-z][^<>]*?\s(?:id|name)=(["'])([^"'<>]+)\1/gi;

/** Ids that a page's elements have: `<a id="x">`, `<section id="x">`. Links may lead to them. */
export function findElementIds(tree: Root): string[] {
  const ids: string[] = [];
  eachNode(tree, (node) => {
    ids.push(...idsOf(node));
    return undefined;
  });
  return ids;
}

function idsOf(node: TreeNode): string[] {
  switch (node.type) {
    case "html":
      return [...node.value.matchAll(HTML_ID)].map(([, , id]) => id ?? "");
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.attributes.flatMap((attribute) => {
        const isId = attribute.type === "mdxJsxAttribute" && /^(?:id|name)$/.test(attribute.name);
        return isId && typeof attribute.value === "string" ? [attribute.value] : [];
      });
    default:
      return [];
  }
}
