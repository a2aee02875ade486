import type { Element, Root } from "hast";
import { select } from "hast-util-select";
import { attribute, textOf } from "./html";
import { linkLine } from "./page-facts";
import { readRecentPosts } from "./recent-posts";

/** The sidebar of one of our pages: a line for each entry, deeper ones further in. */
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
  if (!list && textOf(name) === "") return [];
  const line = linkLine(indent + textOf(name), attribute(link, "href"));
  return [isClosed ? `${line} (closed)` : line, ...(list ? readList(list, `${indent}  `) : [])];
}
