import type { Element, Root } from "hast";
import { matches, select, selectAll } from "hast-util-select";
import type { Dialect } from "./dialect";
import type { Node } from "./html";
import { attribute, childrenOf, collapse, collapsedText, parseHtml } from "./html";
import type { PageFacts } from "./page-facts";
import { linkLine } from "./page-facts";
import { readTextLines, readWords } from "./read-text";

/** How to read a page of one generator. */
export interface PageReading {
  dialect: Dialect;
  /** Returns the lines of a page's sidebar, whose markup differs too much for selectors. */
  readSidebar: (page: Root) => readonly string[];
}

/** Reads the facts of a page from its HTML. */
export function readPage(html: string, { dialect, readSidebar }: PageReading): PageFacts {
  const page = parseHtml(html);
  const text = dialect.text.map((selector) => select(selector, page)).find(Boolean);
  return {
    documentTitle: [collapsedText(select("title", page)).split(/ [|·] /)[0] ?? ""],
    description: [attribute(select("meta[name=description]", page), "content") ?? ""],
    title: selectAll("h1", page).map((heading) => wordsOf(heading, dialect)),
    byline: text ? readByline(page, dialect) : [],
    breadcrumbs: selectAll(dialect.breadcrumb, page).map(readNamed),
    version: readVersion(page, dialect),
    sidebar: readSidebar(page),
    headings: text ? readHeadings(text, dialect) : [],
    toc: selectAll(dialect.toc, page).map(readNamed),
    text: text ? readTextLines(text, dialect) : [],
    links: text ? readLinks(text, dialect) : [],
    tags: text ? selectAll(dialect.tag, page).map(readNamed) : [],
    entries: text ? [] : readEntries(page, dialect),
    excerpts: text ? [] : readExcerpts(page, dialect),
    previous: readNeighbor(page, dialect.previous, dialect),
    next: readNeighbor(page, dialect.next, dialect),
  };
}

function wordsOf(node: Element, dialect: Dialect): string {
  return collapse(node.children.map((child) => readWords(child, dialect)).join(""));
}

/** Returns the headings of the text with their ids, without those of cards. */
function readHeadings(node: Node, dialect: Dialect): string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type !== "element" || matches(dialect.noise, child)) return [];
    if (matches(dialect.card.root, child)) return [];
    const level = /^h([2-6])$/.exec(child.tagName)?.[1];
    if (level === undefined) return readHeadings(child, dialect);
    const line = `${"#".repeat(Number(level))} ${wordsOf(child, dialect)}`;
    return [linkLine(line, `#${attribute(child, "id") ?? ""}`)];
  });
}

/** Returns the links of the text in order, without cards and the anchor links of headings. */
function readLinks(node: Node, dialect: Dialect): string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type !== "element" || matches(dialect.noise, child)) return [];
    if (matches(dialect.card.root, child)) return [];
    return child.tagName === "a" ? [readNamed(child)] : readLinks(child, dialect);
  });
}

/** Returns the date, reading time and authors of a post. */
function readByline(page: Root | Element, { post }: Dialect): string[] {
  return [
    ...selectAll(post.meta, page)
      .slice(0, 1)
      .map((meta) => collapsedText(meta).replace(post.revision, "")),
    ...selectAll(post.author, page).map((author) => readNamed(author).replace(post.joiner, "")),
  ];
}

/** Returns the name of the version and the target of its banner. */
function readVersion(page: Root, { version }: Dialect): string[] {
  const latest = selectAll(version.latest, page).map((link) => attribute(link, "href") ?? "");
  return [
    ...selectAll(version.badge, page).map(collapsedText),
    ...latest.map((href) => `latest → ${href}`),
  ];
}

/** Returns the text of an element, with the address if it is or contains a link. */
function readNamed(node: Element): string {
  const link = node.tagName === "a" ? node : select("a", node);
  return linkLine(collapsedText(node), attribute(link, "href"));
}

function readNeighbor(page: Root, selector: string, { pagerLabel }: Dialect): string[] {
  const link = select(selector, page);
  if (!link) return [];
  return [linkLine(collapsedText(select(pagerLabel, link)), attribute(link, "href"))];
}

/** Returns the posts, tags or authors that a page lists: name, date or count, address. */
function readEntries(page: Root, dialect: Dialect): string[] {
  const found = dialect.entries.map((selector) => selectAll(selector, page));
  const noise = new Set<Node>(selectAll(dialect.entryNoise, page));
  return (found.find(({ length }) => length > 0) ?? []).map((entry) => {
    const link = entry.tagName === "a" ? entry : select("a", entry);
    const words = pieces(entry, noise)
      .filter((piece) => piece !== "-")
      .map((piece) => piece.replace(/^(\d+) posts?$/, "$1"));
    return linkLine(words.join(" "), attribute(link, "href"));
  });
}

/** Returns what a list shows of its posts: date, authors, text, tags, and the link to the rest. */
function readExcerpts(page: Root, dialect: Dialect): string[] {
  const { root, text, more } = dialect.excerpt;
  return selectAll(root, page).flatMap((post) => {
    const prose = select(text, post);
    if (!prose) return [];
    return [
      ...readByline(post, dialect),
      ...readTextLines(prose, dialect),
      ...readLinks(prose, dialect),
      ...selectAll("a[rel=tag]", post).map(readNamed),
      ...selectAll(more, post).map((link) => `${attribute(link, "ariaLabel")}: ${readNamed(link)}`),
    ];
  });
}

/** Returns the texts in a node separately: a name and its count are two. */
function pieces(node: Node, noise: ReadonlySet<Node>): string[] {
  if (node.type === "text") return [collapse(node.value)].filter(Boolean);
  if (noise.has(node)) return [];
  return childrenOf(node).flatMap((child) => pieces(child, noise));
}

/** Lists the recent posts beside the pages of a blog, with their years. */
export function readRecentPosts(page: Root): string[] {
  const list = select('nav[aria-label="Blog recent posts navigation"]', page);
  return list
    ? leaves(list).map((leaf) => linkLine(collapsedText(leaf), attribute(leaf, "href")))
    : [];
}

function leaves(node: Element): Element[] {
  const inner = node.children.filter((child): child is Element => child.type === "element");
  return inner.length === 0 ? [node] : inner.flatMap(leaves);
}
