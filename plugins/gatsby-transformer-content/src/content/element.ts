import type { Content, Parent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import type { TreeNode } from "./each-node";
import { staticValue } from "./static-value";
import type { Json } from "./types";

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
