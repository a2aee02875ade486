import type { Element, Root } from "hast";
import { raw } from "hast-util-raw";
import { toHtml } from "hast-util-to-html";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";

/** Makes a drawing a component, as Docusaurus does: its props become attributes of the `svg` element. */
export default function toComponent(source: string): string {
  const tree = raw({ type: "root", children: [{ type: "raw", value: source }] } as unknown as Root);
  const svg = (tree as Root).children.find(
    (node): node is Element => node.type === "element" && node.tagName === "svg",
  );
  const inner = toHtml(svg?.children ?? [], { space: "svg", allowDangerousHtml: true });
  const attributes = svg ? reactProps({ ...svg, children: [] }) : {};
  return `import { createElement } from "react";
const attributes = ${JSON.stringify({ ...attributes, dangerouslySetInnerHTML: { __html: inner } })};
export default (props) => createElement("svg", { ...attributes, ...props });`;
}

/** Returns the attributes of an element by the names that React has for them. */
function reactProps(element: Element): object {
  const asProps = (_type: unknown, props: object) => props;
  const options = { Fragment: "", jsx: asProps, jsxs: asProps, space: "svg" } as never;
  return toJsxRuntime(element as never, options) as object;
}
