import type { ContentNode, ElementTuple, Json } from "./content-tree";

const VOID_TAGS = new Set(["br", "hr", "img", "input", "source", "wbr"]);

/** What the HTML of a feed needs to know about its site. */
export interface HtmlOptions {
  /** Absolute address of the page that the content belongs to: relative links start there. */
  pageUrl: string;
}

/**
 * Writes a content tree as plain HTML for readers outside of the site: no components, no scripts,
 * every address absolute.
 */
export function contentToHtml(nodes: readonly ContentNode[], options: HtmlOptions): string {
  return nodes.map((node) => nodeToHtml(node, options)).join("");
}

function nodeToHtml(node: ContentNode, options: HtmlOptions): string {
  if (typeof node === "string") return escapeText(node);
  const [type, props, ...children] = node;
  const inner = contentToHtml(children, options);
  const attributes = props || {};
  if (/^[A-Z]/.test(type)) return componentToHtml(node, attributes, inner);
  if (/\badmonition\b/.test(String(attributes.className ?? ""))) {
    return `<blockquote>${inner}</blockquote>`;
  }
  const opening = `<${type}${attributesToHtml(attributes, options)}>`;
  return VOID_TAGS.has(type) ? opening : `${opening}${inner}</${type}>`;
}

type Attributes = Record<string, Json>;

function componentToHtml([type]: ElementTuple, props: Attributes, inner: string): string {
  switch (type) {
    case "CodeBlock":
      return `<pre><code>${stripTags(String(props.html ?? ""))}</code></pre>`;
    case "TabItem":
      return `<p><strong>${escapeText(String(props.label ?? props.value ?? ""))}</strong></p>${inner}`;
    default:
      return inner;
  }
}

/** Highlighted code without its spans; the text inside is escaped already. */
function stripTags(html: string): string {
  return html.replace(/<[^>]+>/g, "");
}

const NAMES: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  colSpan: "colspan",
  rowSpan: "rowspan",
};
const ADDRESSES = new Set(["href", "src"]);

function attributesToHtml(attributes: Attributes, options: HtmlOptions): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== false && typeof value !== "object")
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      const text = ADDRESSES.has(name) ? absolute(String(value), options) : String(value);
      return ` ${NAMES[name] ?? name}="${escapeText(text).replace(/"/g, "&quot;")}"`;
    })
    .join("");
}

function absolute(url: string, { pageUrl }: HtmlOptions): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
