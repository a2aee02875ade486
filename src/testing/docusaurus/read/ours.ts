import type { Element, Root } from "hast";
import { select } from "hast-util-select";
import type { Dialect } from "./dialect";
import type { Node } from "./html";
import { attribute, childrenOf, collapsedText } from "./html";
import { linkLine } from "./page-facts";
import { readRecentPosts } from "./read-page";

/** Highlighted lines are elements; other lines are separated by line breaks. */
function codeLines(root: Element): Array<{ text: string; isMarked: boolean }> {
  const code = select("pre code", root);
  const lines = [{ text: "", isMarked: false }];
  const append = (text: string, isMarked: boolean) => {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push({ text: "", isMarked: false });
      const line = lines[lines.length - 1];
      if (!line) continue;
      line.text += part;
      // The break at the end of a highlighted line is inside its element.
      line.isMarked ||= isMarked && (index === 0 || part !== "");
    }
  };
  const walk = (node: Node, isMarked: boolean): void => {
    if (node.type === "text") append(node.value, isMarked);
    const marked = isMarked || (node.type === "element" && isMark(node));
    for (const child of childrenOf(node)) walk(child, marked);
  };
  if (code) walk(code, false);
  if (lines.length > 1 && lines[lines.length - 1]?.text === "") lines.pop();
  return lines;
}

function isMark(node: Element): boolean {
  return /\bhl\b/.test(attribute(node, "className") ?? "");
}

function firstNumber(root: Element): number | undefined {
  const pre = select("pre", root);
  if (!/\bnumbered\b/.test(attribute(pre, "className") ?? "")) return undefined;
  const before = /line (-?\d+)/.exec(attribute(pre, "style") ?? "")?.[1];
  return before === undefined ? 1 : Number(before) + 1;
}

/** The HTML of this project's templates. */
export const ourDialect: Dialect = {
  text: [".page-article"],
  noise:
    "h1, nav, button, svg, style, script, .heading-link, ul.tags, .page-top, .post-head, .post-foot, .related, .page-meta, .markdown-links",
  admonition: {
    root: ".admonition",
    title: ".admonition-title",
    kind: (root) => /admonition-(\w+)/.exec(attribute(root, "className") ?? "")?.[1] ?? "",
  },
  code: {
    root: "figure.code",
    title: ".code-title > span:first-child",
    lines: codeLines,
    firstNumber,
  },
  picture: {
    root: ".figure, img",
    alt: (root) =>
      attribute(select("[role=img]", root), "ariaLabel") ??
      attribute(select("img", root), "alt") ??
      attribute(root, "alt") ??
      "",
    title: (root) => collapsedText(select(".figure-caption", root)) || attribute(root, "title"),
  },
  card: { root: "a.card", title: ".card-title", description: ".card-text" },
  version: {
    badge: ".version-notices > p:last-child:not(.admonition)",
    latest: ".version-notices a",
  },
  toc: ".toc-column a",
  breadcrumb: "nav[aria-label=Breadcrumbs] li",
  previous: ".pager-previous",
  next: ".pager-next",
  pagerLabel: ".pager-label",
  tag: "article .tags a[rel=tag]",
  post: {
    meta: ".post-meta",
    author: ".post-authors > span",
    joiner: /^(?:By|,) /,
    revision: /^First published | · revised [^·]+(?= ·)/g,
  },
  excerpt: { root: ".post-excerpt", text: ".prose", more: ".post-more a" },
  entries: [
    ".post-item-title a",
    ".archive li",
    ".page-listing .tags a, .author-list li",
    ".page-listing section > h2 a",
  ],
  entryNoise:
    "svg, .archive .post-meta, .author-title > :not(.tag-count), .author-list p:not(.author-title)",
};

/** Lists the sidebar of a page: a line per entry, indented by level. */
export function readOurSidebar(page: Root): string[] {
  const list = select('nav[aria-label="Docs sidebar"] > ul', page);
  return list ? readList(list, "") : readRecentPosts(page);
}

function readList(list: Element, indent: string): string[] {
  return list.children.flatMap((item) => (item.type === "element" ? readItem(item, indent) : []));
}

function readItem(item: Element, indent: string): string[] {
  const link = select(":scope > a", item);
  const list = select(":scope > details > ul, :scope > ul", item);
  const name = link ?? select(":scope > details > summary", item) ?? item;
  const details = select(":scope > details", item);
  const isClosed = details !== null && attribute(details, "open") === undefined;
  if (!list && collapsedText(name) === "") return [];
  const line = linkLine(indent + collapsedText(name), attribute(link, "href"));
  return [isClosed ? `${line} (closed)` : line, ...(list ? readList(list, `${indent}  `) : [])];
}
