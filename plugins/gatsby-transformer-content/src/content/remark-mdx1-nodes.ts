import type { Content, Parent, Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { eachNode } from "./tree";

/** A node as plugins for MDX 1 make it, with code as text. */
interface Mdx1Node {
  type: "import" | "export" | "jsx";
  value: string;
}

/** Code in braces, which may contain objects in lists: `{[{ label: "npm", value: "npm" }]}`. */
const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/.source;

/** A tag: slash of a closing one, name, attributes, slash of a whole element. */
const TAG = new RegExp(
  `<(\\/?)([A-Za-z][\\w.]*)((?:[^<>"'{}]|"[^"]*"|'[^']*'|${BRACES})*?)(\\/?)>`,
  "g",
);

/**
 * Replaces the nodes that plugins for MDX 1 make, as those of Docusaurus 2 do: a `jsx` node contains single tags,
 * and what is between an opening and a closing tag becomes the content of an element.
 */
export function remarkMdx1Nodes() {
  return (tree: Root) => convertChildren(tree);
}

function convertChildren(parent: Parent): void {
  const children = parent.children as Array<Content | Mdx1Node>;
  for (const child of children) if ("children" in child) convertChildren(child as Parent);
  if (!children.some(isOfMdx1)) return;
  const open: Parent[] = [{ type: "root", children: [] }];
  const append = (nodes: Content[]) => open[open.length - 1]?.children.push(...nodes);
  for (const child of children) {
    if (!isOfMdx1(child)) append([child]);
    else if (child.type === "jsx") appendTags(child.value, open, append);
    else append(parse(child.value));
  }
  parent.children = open[0]?.children ?? [];
}

function isOfMdx1(node: Content | Mdx1Node): node is Mdx1Node {
  return node.type === "jsx" || node.type === "import" || node.type === "export";
}

/** Opens and closes elements, and appends the text between the tags. */
function appendTags(value: string, open: Parent[], append: (nodes: Content[]) => void): void {
  let end = 0;
  const appendText = (to: number) => append(parse(value.slice(end, to)));
  for (const { 0: tag, 1: closing, 2: name, 4: whole, index } of value.matchAll(TAG)) {
    appendText(index);
    end = index + tag.length;
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const elements = parse(whole ? tag : `${tag}</${name}>`);
    append(elements);
    const [element] = elements;
    if (!whole && element && "children" in element) open.push(element);
  }
  appendText(value.length);
}

/** Parses MDX into nodes without positions, which would be those of another text. */
function parse(mdx: string): Content[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx.trim()) as Root;
  eachNode(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}
