import type { ContentNode, ElementTuple } from "../../lib/content-tree";
import { asContentTree, propsOf, textOfNodes } from "../../lib/content-tree";
import { FILES } from "../../lib/paths";
import { outputFiles } from "../post-build/output-files";
import type { ExportedPage } from "./query";
import { builtPages, MARKDOWN_EXPORTS_QUERY } from "./query";

/** The text of every section of the content as JSON. */
export const TOOL_INDEX = outputFiles({
  [FILES.toolIndex]: async ({ query }) =>
    `${JSON.stringify(toToolIndex(await query(MARKDOWN_EXPORTS_QUERY)))}\n`,
});

/** A section of a page, from a level-two or level-three heading to the next. */
export interface IndexedSection {
  /** Fragment of the address; empty for the text before the first heading. */
  id: string;
  /** Empty for the text before the first heading. */
  heading: string;
  text: string;
}

/** A page of the file `FILES.toolIndex`. */
interface IndexedPage {
  title: string;
  /** Site-absolute address. */
  permalink: string;
  description: string;
  kind: "doc" | "post" | "page";
  headings: ReadonlyArray<{ depth: number; text: string; id: string }>;
  sections: IndexedSection[];
}

/** `docs/search-index.md` describes the format. The version increases when a field is removed. */
export interface ToolIndex {
  version: 1;
  site: string;
  pages: IndexedPage[];
}

/** Builds the index of all content pages by section, for tools that search or embed the text. */
function toToolIndex(data: Queries.MarkdownExportsQuery): ToolIndex {
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
        sections: toSections(asContentTree(page.body.exportTree)),
      })),
  };
}

/** Older and unreleased versions describe behavior that most readers do not have. */
function isOfLastVersion(page: ExportedPage): boolean {
  return !("docsVersion" in page) || page.docsVersion.isLast;
}

function kindOf(page: ExportedPage): IndexedPage["kind"] {
  if ("authors" in page) return "post";
  return "sidebar" in page ? "doc" : "page";
}

/**
 * Splits the body of a page at its headings. Code is part of the text.
 *
 * @param isHeading returns whether an element such as `h2` starts a section
 */
export function toSections(
  tree: readonly ContentNode[],
  isHeading: (type: string) => boolean = (type) => type === "h2" || type === "h3",
): IndexedSection[] {
  const sections = [{ id: "", heading: "", lines: [] as string[] }];
  const childrenOf = (node: ElementTuple) => node.slice(2) as ContentNode[];
  const hasHeading = (node: ContentNode): boolean =>
    typeof node !== "string" && (isHeading(node[0]) || childrenOf(node).some(hasHeading));
  const visit = (node: ContentNode) => {
    if (typeof node !== "string" && isHeading(node[0])) {
      sections.push({
        id: String(propsOf(node).id ?? ""),
        heading: textOfNodes([node]),
        lines: [],
      });
    } else if (typeof node !== "string" && hasHeading(node)) {
      childrenOf(node).forEach(visit);
    } else sections[sections.length - 1]?.lines.push(blockText(node));
  };
  for (const node of tree) visit(node);
  return sections
    .map(({ id, heading, lines }) => ({ id, heading, text: lines.filter(Boolean).join("\n") }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

const LEAVES = new Set(["p", "h1", "h4", "h5", "h6", "td", "th", "pre", "dt", "summary"]);

/** Returns the text of a node with one line per block, including code. */
function blockText(node: ContentNode): string {
  if (typeof node === "string") return node.trim();
  const [type, , ...children] = node;
  if (type === "CodeBlock") return String(propsOf(node).code ?? "");
  if (LEAVES.has(type)) return textOfNodes([node]).replace(/\s+/g, " ").trim();
  if (
    children.every(
      (child) => typeof child === "string" || /^(?:a|em|strong|code|del|br)$/.test(child[0]),
    )
  ) {
    return textOfNodes([node]).replace(/\s+/g, " ").trim();
  }
  return children.map(blockText).filter(Boolean).join("\n");
}
