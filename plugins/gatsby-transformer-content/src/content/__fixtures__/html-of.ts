import type { ContentNode } from "../types";

/** A tree as short HTML, for tests: props as attributes, code blocks by their text. */
export function htmlOf(nodes: readonly ContentNode[]): string {
  return nodes.map(nodeHtml).join("");
}

function nodeHtml(node: ContentNode): string {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  if (type === "svg") return "";
  const shown = Object.entries(props || {})
    .filter(([name]) => type !== "CodeBlock" || name !== "code")
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`));
  return `<${type}${shown.join("")}>${htmlOf(children)}</${type}>`;
}
