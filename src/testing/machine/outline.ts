import type { Element, Root as HastRoot } from "hast";
import { raw } from "hast-util-raw";
import type { Content, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** What an HTML page and its Markdown export must have in common, in order. */
export interface Outline {
  /** `2 Title` for each heading from level 2. */
  headings: string[];
  /** Absolute addresses. */
  links: string[];
  code: string[];
  /** Alternative texts of pictures, and "Diagram" for each one that is drawn from its source. */
  pictures: string[];
}

type Tree = { type: string; children?: Tree[] };

/** The outline of the text of a page, without what the frame puts around it. */
export function outlineOfHtml(html: string, pageUrl: string): Outline {
  const article = /<article class="page-article[^"]*">([\s\S]*?)<\/article>/.exec(html)?.[1] ?? "";
  const root = raw({
    type: "root",
    children: [{ type: "raw", value: article }],
  } as never) as HastRoot;
  const outline: Outline = { headings: [], links: [], code: [], pictures: [] };
  const isContent = (node: Element) => hasClass(node, "prose") || hasClass(node, "api-section");
  for (const part of all(root, isContent)) visit(part, outline, pageUrl);
  return outline;
}

function visit(node: Element, outline: Outline, pageUrl: string): void {
  const { tagName, properties = {} } = node;
  if (
    tagName === "button" ||
    ["heading-link", "anchor", "toc"].some((name) => hasClass(node, name))
  )
    return;
  if (/^h[2-6]$/.test(tagName)) {
    outline.headings.push(`${tagName.charAt(1)} ${textOfElement(node).replace(/ #$/, "")}`);
  }
  if (tagName === "a" && properties.href)
    outline.links.push(new URL(String(properties.href), pageUrl).href);
  if (tagName === "img") outline.pictures.push(String(properties.alt ?? ""));
  if (properties.role === "img" || hasClass(node, "diagram")) {
    outline.pictures.push(String(properties.ariaLabel ?? ""));
    return;
  }
  if (tagName === "pre") {
    outline.code.push(rawText(node).replace(/\n$/, ""));
    return;
  }
  for (const child of node.children) if (child.type === "element") visit(child, outline, pageUrl);
}

/** The outline of a Markdown file, front matter left out. */
export function outlineOfMarkdown(markdown: string): Outline {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body) as Root;
  const outline: Outline = { headings: [], links: [], code: [], pictures: [] };
  const walk = (node: Root | Content): void => {
    if (node.type === "heading" && node.depth > 1) {
      outline.headings.push(`${node.depth} ${textOfElement(node)}`);
    }
    if (node.type === "link") outline.links.push(new URL(node.url).href);
    if (node.type === "image") outline.pictures.push(node.alt ?? "");
    if (node.type === "code" && node.lang === "mermaid") outline.pictures.push("Diagram");
    else if (node.type === "code") outline.code.push(node.value);
    if ("children" in node) node.children.forEach(walk);
  };
  walk(tree);
  return outline;
}

function all(node: Tree, test: (node: Element) => boolean): Element[] {
  if (node.type === "element" && test(node as unknown as Element))
    return [node as unknown as Element];
  return (node.children ?? []).flatMap((child) => all(child, test));
}

function hasClass({ properties = {} }: Element, name: string): boolean {
  return [properties.className ?? []].flat().includes(name);
}

function rawText(node: unknown): string {
  const { value, children } = node as { value?: string; children?: unknown[] };
  return value ?? (children ?? []).map(rawText).join("");
}

function textOfElement(node: unknown): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}
