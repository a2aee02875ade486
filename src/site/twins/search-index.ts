import { propsOf, textOf } from "../../lib/content-mdast";
import { asContentTree } from "../../lib/content-tree";
import type { ContentNode } from "../../lib/content-tree";
import { builtPages } from "./twin-query";
import type { TwinPage } from "./twin-query";

/** A section of a page: from a heading of level 2 or 3 to the next one. */
export interface IndexedSection {
  /** Fragment of the address; empty for what stands before the first heading. */
  id: string;
  /** Empty for what stands before the first heading. */
  heading: string;
  text: string;
}

/** A page of `/docs/search-index.json`. */
export interface IndexedPage {
  title: string;
  /** Site-absolute address. */
  permalink: string;
  description: string;
  kind: "doc" | "post" | "page";
  headings: ReadonlyArray<{ depth: number; text: string; id: string }>;
  sections: IndexedSection[];
}

/** The format is described in `docs/search-index.md`; its number changes when a field goes. */
export interface ToolIndex {
  version: 1;
  site: string;
  pages: IndexedPage[];
}

/** The text of every content page by section, for tools that search or embed it. */
export function toToolIndex(data: Queries.TwinsQuery): ToolIndex {
  return {
    version: 1,
    site: data.site?.siteMetadata?.siteUrl ?? "",
    pages: builtPages(data)
      .filter(isOfLastVersion)
      .map((page) => ({
        title: page.title,
        permalink: page.permalink,
        description: page.description,
        kind: kindOf(page),
        headings: page.headings,
        sections: toSections(asContentTree(page.body.tree)),
      })),
  };
}

/** Older versions, and the one that is not released, would answer with what does not hold. */
function isOfLastVersion(page: TwinPage): boolean {
  return !("docsVersion" in page) || page.docsVersion.isLast;
}

function kindOf(page: TwinPage): IndexedPage["kind"] {
  if ("authors" in page) return "post";
  return "sidebar" in page ? "doc" : "page";
}

function toSections(tree: readonly ContentNode[]): IndexedSection[] {
  const sections: Array<IndexedSection & { parts: string[] }> = [];
  const open = (id: string, heading: string) => {
    const section = { id, heading, text: "", parts: [] as string[] };
    sections.push(section);
    return section;
  };
  let section = open("", "");
  for (const node of tree) {
    if (typeof node !== "string" && (node[0] === "h2" || node[0] === "h3")) {
      section = open(String(propsOf(node).id ?? ""), textOf([node]));
    } else section.parts.push(blockText(node));
  }
  return sections
    .map(({ id, heading, parts }) => ({ id, heading, text: parts.filter(Boolean).join("\n") }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

const LEAVES = new Set(["p", "h1", "h4", "h5", "h6", "td", "th", "pre", "dt", "summary"]);

/** Text with a line for each block, code included. */
function blockText(node: ContentNode): string {
  if (typeof node === "string") return node.trim();
  const [type, , ...children] = node;
  if (type === "CodeBlock") return codeText(String(propsOf(node).html ?? ""));
  if (LEAVES.has(type)) return textOf([node]).replace(/\s+/g, " ").trim();
  if (
    children.every(
      (child) => typeof child === "string" || /^(?:a|em|strong|code|del|br)$/.test(child[0]),
    )
  ) {
    return textOf([node]).replace(/\s+/g, " ").trim();
  }
  return children.map(blockText).filter(Boolean).join("\n");
}

function codeText(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
