import type { Content, Heading, Parent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { eachNode } from "./each-node";
import { element, isJsx, propsOfElement } from "./element";

/** Levels of the headings that a table of contents shows, unless it says others. */
const LEVELS = { min: 2, max: 3 };

/** Makes `<TOCInline />` the list of the page's headings, each with those below it. */
export function remarkInlineToc() {
  return (tree: Root) => {
    eachNode(tree, (node, index, parent) => {
      if (!isJsx(node, "TOCInline") || !parent || index === null) return undefined;
      const { minHeadingLevel: min, maxHeadingLevel: max } = propsOfElement(node);
      const levels = { min: Number(min ?? LEVELS.min), max: Number(max ?? LEVELS.max) };
      parent.children.splice(index, 1, listOf(headingsOf(tree, levels)) as never);
      return index;
    });
  };
}

function headingsOf(tree: Root, { min, max }: typeof LEVELS): Heading[] {
  const headings: Heading[] = [];
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth >= min && node.depth <= max) headings.push(node);
    return undefined;
  });
  return headings;
}

function listOf(headings: readonly Heading[]): Content {
  const list = element("ul", {}, []) as unknown as Parent;
  /** The lists that are open, outermost first, with the level of the headings in them. */
  const open = [{ depth: headings[0]?.depth ?? LEVELS.min, list }];
  for (const heading of headings) {
    while (open.length > 1 && heading.depth < (open.at(-1)?.depth ?? 0)) open.pop();
    const { depth, list: current } = open.at(-1) ?? { depth: heading.depth, list };
    const last = current.children.at(-1) as Parent | undefined;
    if (last && heading.depth > depth) {
      const inner = element("ul", {}, [entryOf(heading)]) as unknown as Parent;
      last.children.push(inner as never);
      open.push({ depth: heading.depth, list: inner });
    } else current.children.push(entryOf(heading) as never);
  }
  return list as unknown as Content;
}

function entryOf(heading: Heading): Content {
  const { id = "" } = (heading.data?.hProperties ?? {}) as { id?: string };
  const link = element("a", { href: `#${id}` }, [{ type: "text", value: toString(heading) }]);
  return element("li", {}, [link]);
}
