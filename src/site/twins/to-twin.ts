import { dump } from "js-yaml";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import { contentToMarkdown } from "../../lib/content-markdown";
import type { MarkdownContext } from "../../lib/content-markdown";
import { asContentTree } from "../../lib/content-tree";
import type { ContentNode } from "../../lib/content-tree";
import type { TwinCategory, TwinPage } from "./twin-query";

/** A page in Markdown. */
export interface Twin {
  /** Address of the page that it is the twin of. */
  permalink: string;
  title: string;
  description: string;
  /** The whole file: front matter, title, text. */
  markdown: string;
}

/**
 * The Markdown of a content page, from the same tree as its HTML.
 *
 * @param tree of a page that is a component, read from its HTML, as the node has none
 */
export function toTwin(page: TwinPage, siteUrl: string, tree?: ContentNode[]): Twin {
  const pageUrl = siteUrl + page.permalink;
  const body = contentToMarkdown(tree ?? asContentTree(page.body.tree), contextOf(page, pageUrl));
  return assemble(
    page,
    pageUrl,
    frontMatterOf(page),
    page.hasOwnTitle ? body : withTitle(page, body),
  );
}

/** The Markdown of a page that lists what a category holds. */
export function toCategoryTwin(
  category: TwinCategory & { permalink: string },
  siteUrl: string,
): Twin {
  const lines = (category.items as unknown as NavItem[]).flatMap((item) => listItem(item, siteUrl));
  const body = [category.description, lines.join("\n")].filter(Boolean).join("\n\n");
  return assemble(category, siteUrl + category.permalink, {}, withTitle(category, `${body}\n`));
}

function contextOf(page: TwinPage, pageUrl: string): MarkdownContext {
  const images = page.body.images.flatMap(({ src, file }) =>
    file?.publicURL ? [[src, file.publicURL] as const] : [],
  );
  return {
    pageUrl,
    images: new Map(images),
  };
}

function frontMatterOf(page: TwinPage): Record<string, unknown> {
  const updated = page.lastUpdate?.date;
  return {
    ...("date" in page ? { date: page.date } : {}),
    ...("authors" in page ? { authors: page.authors.map(({ name }) => name) } : {}),
    ...("tags" in page ? { tags: page.tags.map(({ label }) => label) } : {}),
    ...(updated ? { updated } : {}),
  };
}

type PageWords = Pick<Twin, "title" | "description"> & { permalink: string };

function assemble(
  { title, description, permalink }: PageWords,
  url: string,
  more: Record<string, unknown>,
  body: string,
): Twin {
  const frontMatter = dump({ title, description, url, ...more }, { lineWidth: -1 });
  return { permalink, title, description, markdown: `---\n${frontMatter}---\n\n${body}` };
}

function withTitle({ title }: { title: string }, body: string): string {
  return `${contentToMarkdown([["h1", 0, title]], { pageUrl: "" })}\n${body}`;
}

function listItem(item: NavItem, siteUrl: string): string[] {
  if (item.type === "html" || (item.type === "link" && item.unlisted)) return [];
  if (!item.permalink || item.unlisted)
    return item.type === "category" ? item.items.flatMap((i) => listItem(i, siteUrl)) : [];
  const url = URL.canParse(item.permalink) ? item.permalink : siteUrl + item.permalink;
  return [`- [${item.label}](${url})${item.description ? `: ${item.description}` : ""}`];
}
