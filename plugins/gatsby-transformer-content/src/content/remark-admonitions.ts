import type { BlockContent, Paragraph, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { eachNode } from "./each-node";

/** Kinds of admonition, and the names that older content uses for them. */
const KINDS: Record<string, string> = {
  note: "note",
  tip: "tip",
  info: "info",
  warning: "warning",
  danger: "danger",
  secondary: "note",
  success: "tip",
  important: "info",
  caution: "warning",
};

/** The element that an admonition becomes; `Admonition` of the component map draws it. */
function admonitionData(kind: string, title: string | undefined) {
  return { hName: "Admonition", hProperties: title === undefined ? { kind } : { kind, title } };
}

/**
 * Makes `:::tip[Title] … :::` an `Admonition` element. A title may also follow the name after a
 * space, as older content writes it, or stand in the attribute `title`. An unknown name is drawn
 * as `info`.
 */
export function remarkAdmonitions() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      if (node.type !== "containerDirective") return undefined;
      const [first, ...rest] = node.children;
      const label = isLabel(first) ? first : undefined;
      const title = label ? toString(label) : (node.attributes?.title ?? undefined);
      if (label) node.children = rest as BlockContent[];
      node.data = admonitionData(KINDS[node.name] ?? "info", title);
      return undefined;
    });
  };
}

function isLabel(node: { type: string; data?: unknown } | undefined): node is Paragraph {
  const data = node?.data;
  return typeof data === "object" && data !== null && "directiveLabel" in data;
}
