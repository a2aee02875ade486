import { createElement, Fragment } from "react";
import type { ComponentType, ReactNode } from "react";
import type { ContentNode } from "../../lib/content-tree";

/** Draws of element names: HTML tags to be replaced, and components that writers use. */
// biome-ignore lint/suspicious/noExplicitAny: a component's props come from content, which is checked when it is planned.
export type ContentComponents = Record<string, ComponentType<any>>;

/** Makes React elements of a content tree. */
export function renderContent(
  nodes: readonly ContentNode[],
  components: ContentComponents,
): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, components)));
}

function renderNode(node: ContentNode, components: ContentComponents): ReactNode {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  return createElement(
    components[type] ?? type,
    props || null,
    ...children.map((child) => renderNode(child, components)),
  );
}
