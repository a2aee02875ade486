import type { Content, Heading, Parent, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import type { Place } from "../../../../packages/problems";
import { staticValue } from "./static-value";
import type { Json } from "./types";

// The node types of directives and MDX join those of Markdown by these imports.

/** Any node of a content tree. */
export type TreeNode = Root | Content;

/** Called for each node; may return the index at which to go on, after it changed its siblings. */
export type NodeVisitor = (
  node: TreeNode,
  index: number | null,
  parent: Parent | null,
) => number | undefined;

/**
 * Visits every node, parents first. A page is walked nine times while it is compiled, and
 * unist-util-visit prepares a test and a named function for each node of each walk: three of the
 * sixteen milliseconds that a page of 1,700 words took.
 */
export function eachNode(tree: Root, visitor: NodeVisitor): void {
  visitor(tree, null, null);
  visitChildren(tree, visitor);
}

function visitChildren(parent: Parent, visitor: NodeVisitor): void {
  let index = 0;
  while (index < parent.children.length) {
    const node = parent.children[index] as TreeNode;
    const next = visitor(node, index, parent);
    if ("children" in node) visitChildren(node as Parent, visitor);
    index = next ?? index + 1;
  }
}

/** Where a node stands: in the page's file, or in the partial that it comes from. */
export function placeOf({ position }: Pick<TreeNode, "position">): Place {
  const { line, column, file } = (position?.start ?? { line: 1, column: 1 }) as Place;
  return file === undefined ? { line, column } : { line, column, file };
}

/** Notes for a node and everything in it that it comes from another file than the page's. */
export function setFile(node: object, file: string): void {
  const { position, children = [] } = node as { position?: { start: Place }; children?: object[] };
  if (position && position.start.file === undefined) position.start.file = file;
  for (const child of children) setFile(child, file);
}

/** An element that a writer put into the page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element, of a certain name if one is given. */
export function isJsx(node: { type: string }, name?: string): node is JsxElement {
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isElement && (name === undefined || (node as JsxElement).name === name);
}

/** A node that becomes an HTML element whatever Markdown has for it. */
export function element(
  name: string,
  props: Record<string, Json>,
  children: readonly Content[],
  at?: Pick<TreeNode, "position">,
): Content {
  const node = {
    type: "contentElement",
    children: [...children],
    data: { hName: name, hProperties: props },
    ...(at?.position ? { position: at.position } : {}),
  };
  return node as unknown as Content;
}

/** A piece of text. */
export function text(value: string): Content {
  return { type: "text", value };
}

/** The literal props of an element; those that have to be computed are left out. */
export function propsOfElement(node: JsxElement): Record<string, Json> {
  const props: Record<string, Json> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else {
      const read = staticValue(value.data?.estree);
      if (read.known) props[name] = read.value;
    }
  }
  return props;
}

/** A prop that is text; nothing where it is something else. */
export function textProp(props: Record<string, Json>, name: string): string | undefined {
  const value = props[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The children of an element without the space between them. */
export function blocksOf(node: Parent): Content[] {
  return (node.children as Content[]).filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
}

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

/** Whether an expression node holds nothing but a comment. */
export function isCommentExpression(node: { type: string; value?: string }): boolean {
  const isExpression = node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
  return isExpression && COMMENT.test(node.value ?? "");
}

/** The `# Title` that a page starts with. */
export function titleOf(tree: Root): Heading | undefined {
  const first = tree.children.find((node) => !node.type.startsWith("mdx"));
  return first?.type === "heading" && first.depth === 1 ? first : undefined;
}
