import type { Element, Root } from "hast";
import { select } from "hast-util-select";
import { attribute, textOf } from "./html";
import { linkLine } from "./page-facts";

/** The newest posts beside the pages of a blog, with the years above them. */
export function readRecentPosts(page: Root): string[] {
  const list = select('nav[aria-label="Blog recent posts navigation"]', page);
  return list ? leaves(list).map((leaf) => linkLine(textOf(leaf), attribute(leaf, "href"))) : [];
}

function leaves(node: Element): Element[] {
  const inner = node.children.filter((child): child is Element => child.type === "element");
  return inner.length === 0 ? [node] : inner.flatMap(leaves);
}
