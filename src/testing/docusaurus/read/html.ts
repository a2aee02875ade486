import type { Element, Root } from "hast";
import { raw } from "hast-util-raw";

/** Any node of a parsed page. */
export type Node = Root | Root["children"][number] | Element["children"][number];

/** Parses a page as browsers do, without comments, which React writes between pieces of text. */
export function parseHtml(html: string): Root {
  const unparsed = { type: "root", children: [{ type: "raw", value: html }] };
  return withoutComments(raw(unparsed as unknown as Root) as Root);
}

function withoutComments<Parent extends Root | Element>(node: Parent): Parent {
  const kept = (node.children as Node[])
    .filter(({ type }) => type !== "comment")
    .map((child) => (child.type === "element" ? withoutComments(child) : child));
  return { ...node, children: kept };
}

export function childrenOf(node: Node): readonly Node[] {
  return "children" in node ? (node.children as Node[]) : [];
}

/** Returns the text of a node with all its whitespace. */
export function rawTextOf(node: Node): string {
  if (node.type === "text") return node.value;
  return childrenOf(node).map(rawTextOf).join("");
}

/** Returns the text of a node with single spaces and without invisible characters. */
export function collapsedText(node: Node | null | undefined): string {
  return node ? collapse(rawTextOf(node)) : "";
}

export function collapse(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns an attribute as text. */
export function attribute(node: Element | null | undefined, name: string): string | undefined {
  const value = node?.properties?.[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
}

/** Returns the text of an HTML fragment. */
export function fragmentText(html: string): string {
  return collapsedText(parseHtml(html));
}
