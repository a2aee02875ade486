import type { Content, Heading, Parent, Root } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from "mdast-util-mdx";
import type { FilePosition } from "../../../../packages/problems";
import { staticValue } from "./static-value";
import type { Json } from "./types";

/** Any node of a content tree. */
export type TreeNode = Root | Content;

/**
 * Visits every node, parents first. unist-util-visit creates functions for each node, which took 3
 * of the 16 ms of a page with 1,700 words.
 */
export function eachNode(
  node: TreeNode,
  visit: (node: TreeNode, parent: Parent | undefined) => void,
  parent?: Parent,
): void {
  visit(node, parent);
  if (!("children" in node)) return;
  for (const child of node.children) eachNode(child, visit, node);
}

/** Returns whether a test is true of a node or of a node in it. */
export function contains(node: TreeNode, test: (node: TreeNode) => boolean): boolean {
  return test(node) || ("children" in node && node.children.some((child) => contains(child, test)));
}

/** Returns the position of an offset in the value of a node. Columns are known in the first line only. */
export function positionIn(node: TreeNode & { value: string }, offset: number): FilePosition {
  const lines = node.value.slice(0, offset).split("\n").length - 1;
  const start = positionOf(node);
  return lines === 0 ? start : { ...start, line: start.line + lines, column: 1 };
}

/**
 * Replaces nodes by others, parents first. A replacement is visited too, so it must not be one that
 * would be replaced again.
 *
 * @param replacementOf returns the nodes to insert instead, or `undefined` to keep the node
 */
export function replaceNodes(
  parent: Parent,
  replacementOf: (node: Content, parent: Parent) => Content | readonly Content[] | undefined,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index] as Content;
    const replacement = replacementOf(node, parent);
    if (replacement) {
      parent.children.splice(index, 1, ...([replacement].flat() as never[]));
      index -= 1;
    } else if ("children" in node) replaceNodes(node as Parent, replacementOf);
  }
}

/** Returns the position of a node in the page or in a partial. */
export function positionOf({ position }: Pick<TreeNode, "position">): FilePosition {
  const { line, column, file } = (position?.start ?? { line: 1, column: 1 }) as FilePosition;
  return file === undefined ? { line, column } : { line, column, file };
}

/** Records the file of a partial on a node and its descendants. */
export function setFile(node: object, file: string): void {
  const { position, children = [] } = node as {
    position?: { start: FilePosition };
    children?: object[];
  };
  if (position && position.start.file === undefined) position.start.file = file;
  for (const child of children) setFile(child, file);
}

/** A JSX element. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An expression in braces. */
export type MdxExpression = MdxFlowExpression | MdxTextExpression;

/** Returns whether a node is a JSX element, optionally with the given name. */
export function isJsx(node: { type: string }, name?: string): node is JsxElement {
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isElement && (name === undefined || (node as JsxElement).name === name);
}

/** Returns whether a node is an expression in braces. */
export function isExpression(node: { type: string }): node is MdxExpression {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
}

/** Creates a node that becomes an HTML element or component. */
export function element(
  name: string,
  props: Record<string, Json>,
  children: readonly Content[],
  at?: Pick<TreeNode, "position">,
): Content {
  const data = { hName: name, hProperties: props };
  const node = { type: "contentElement", children: [...children], data, position: at?.position };
  return node as unknown as Content;
}

/** Creates a text node. */
export function text(value: string): Content {
  return { type: "text", value };
}

/** Returns the static props of an element, without computed ones. */
export function propsOfElement(node: JsxElement): Record<string, Json> {
  const props: Record<string, Json> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else {
      const known = staticValue(value.data?.estree);
      if (known !== undefined) props[name] = known;
    }
  }
  return props;
}

/** Returns a prop as text, or `undefined` if it is neither text nor a number. */
export function textProp(props: Record<string, Json>, name: string): string | undefined {
  const value = props[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Returns the children of an element without whitespace. */
export function blocksOf(node: Parent): Content[] {
  return (node.children as Content[]).filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
}

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

/** Returns whether a node is an expression with nothing but comments. */
export function isCommentExpression(node: { type: string }): boolean {
  return isExpression(node) && COMMENT.test(node.value);
}

/** Returns the level-one heading at the start of a page. */
export function titleOf(tree: Root): Heading | undefined {
  const first = tree.children.find((node) => !node.type.startsWith("mdx"));
  return first?.type === "heading" && first.depth === 1 ? first : undefined;
}
