import type { Element, ElementContent, Properties, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import type { ContentNode, ElementTuple, ExportContext } from "./content-tree";
import { absoluteUrl, propsOf } from "./content-tree";

/**
 * Converts an export tree to plain HTML for feeds: no components, no scripts, all addresses absolute.
 */
export function contentToHtml(nodes: readonly ContentNode[], context: ExportContext): string {
  return toHtml(
    { type: "root", children: toHast(nodes, context) },
    { entities: { useNamedReferences: true } },
  );
}

function toHast(nodes: readonly ContentNode[], context: ExportContext): ElementContent[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [text(node)] : elementToHast(node, context),
  );
}

function elementToHast(node: ElementTuple, context: ExportContext): ElementContent[] {
  const [type, , ...children] = node;
  const props = propsOf(node);
  const inner = toHast(children, context);
  if (type === "CodeBlock") {
    return [element("pre", {}, [element("code", {}, [text(String(props.code ?? ""))])])];
  }
  if (type === "TabItem") {
    const label = text(String(props.label ?? props.value ?? ""));
    return [element("p", {}, [element("strong", {}, [label])]), ...inner];
  }
  if (/^[A-Z]/.test(type)) return inner;
  if (/\badmonition\b/.test(String(props.className ?? ""))) {
    return [element("blockquote", {}, inner)];
  }
  return [element(type, toProperties(props, context), inner)];
}

/** React's prop names are those of hast. Styles are left out. */
function toProperties(props: ReturnType<typeof propsOf>, context: ExportContext): Properties {
  const entries = Object.entries(props)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => [
      name,
      name === "href" || name === "src" ? absoluteUrl(String(value), context) : value,
    ]);
  return Object.fromEntries(entries) as Properties;
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): Text {
  return { type: "text", value };
}
