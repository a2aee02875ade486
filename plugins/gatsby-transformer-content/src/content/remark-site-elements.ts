import type { Root } from "mdast";
import { eachNode } from "./each-node";

const DRAWN_BY_SITE = new Set(["a", "img"]);

/**
 * Lets the site draw the `<a>` and `<img>` that a page in component mode writes as elements, as it
 * draws those of Markdown: MDX would leave them as they are, and so their paths to files too.
 */
export function remarkSiteElements() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
      if (!isElement || !DRAWN_BY_SITE.has(node.name ?? "")) return undefined;
      const data = node.data as { _mdxExplicitJsx?: boolean } | undefined;
      if (data) data._mdxExplicitJsx = false;
      return undefined;
    });
  };
}
