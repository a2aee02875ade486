import type { Element, Root } from "hast";
import { raw } from "hast-util-raw";
import type { ContentNode, ElementTuple, Json } from "../../lib/content-tree";

/**
 * The content tree of a page that is a component, out of its finished HTML: gatsby-plugin-mdx makes
 * such a page a module, so its text exists nowhere else.
 */
export function readPageTree(html: string): ContentNode[] {
  const article = /<div class="prose">([\s\S]*?)<\/article>/.exec(html)?.[1] ?? "";
  const root = raw({ type: "root", children: [{ type: "raw", value: article }] } as never);
  return toTuples((root as Root).children).filter(
    (node) => typeof node === "string" || node[0] !== "h1",
  );
}

function toTuples(nodes: readonly unknown[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    const { type, value } = node as { type: string; value?: string };
    if (type === "text") return [value ?? ""];
    return type === "element" ? toTuple(node as Element) : [];
  });
}

const CONTROLS = new Set(["button", "nav", "svg", "noscript"]);

/** An element; what the components of the site have drawn becomes that component again. */
function toTuple(element: Element): ContentNode[] {
  const { tagName, properties = {}, children } = element;
  const classes = [properties.className ?? []].flat().map(String);
  const has = (name: string) => classes.includes(name);
  if (CONTROLS.has(tagName) || has("heading-link") || has("page-foot")) return [];
  if (has("code") && tagName === "figure") return [toCodeBlock(element)];
  if (has("figure-drawing")) return [["img", { alt: String(properties.ariaLabel ?? ""), src: "" }]];
  if (has("tabs-panel")) {
    const label = String(properties.dataLabel ?? "");
    return [["TabItem", { label, value: label }, ...toTuples(children)]];
  }
  const own: Record<string, Json> = has("admonition") ? { className: classes.join(" ") } : {};
  return [[tagName, { ...propsOf(properties), ...own }, ...toTuples(children)]];
}

function propsOf(properties: Element["properties"]): Record<string, Json> {
  const { href, src, alt, title, id, type, checked } = properties ?? {};
  const kept = Object.entries({ href, src, alt, title, id, type, checked });
  return Object.fromEntries(
    kept.filter(([, value]) => value !== undefined && value !== null),
  ) as Record<string, Json>;
}

function toCodeBlock(figure: Element): ElementTuple {
  const title = find(figure, "figcaption")?.children[0];
  const code = find(figure, "code");
  const props: Record<string, Json> = { html: escapeText(textOf(code)) };
  if (title) props.title = textOf(title);
  const lang = find(figure, "figcaption")?.children[1];
  if (lang) props.lang = textOf(lang);
  return ["CodeBlock", props];
}

function find(element: Element, tagName: string): Element | undefined {
  for (const child of element.children) {
    if (child.type !== "element") continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: unknown): string {
  const { value, children } = (node ?? {}) as { value?: string; children?: unknown[] };
  return value ?? (children ?? []).map(textOf).join("");
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
