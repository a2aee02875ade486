import type { Element, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Code that fits on a line, although it could break: `pip install`, `--url`. */
const SHORT_CODE = /^(?=.*[\s/-]).{1,16}$/;

/** Keeps short code in sentences on one line. */
export function rehypeShortCode() {
  return (tree: Root) => {
    visit(tree as never, "element", (node: Element, _: unknown, parent: Element | Root) => {
      const isInline =
        node.tagName === "code" && !("tagName" in parent && parent.tagName === "pre");
      if (isInline && SHORT_CODE.test(toString(node))) {
        node.properties = { ...node.properties, className: ["whole"] };
      }
    });
  };
}
