import type { Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { toFlow } from "./content-mdast";
import type { MarkdownContext } from "./content-mdast";
import type { ContentNode } from "./content-tree";

export type { MarkdownContext };

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: "-",
  emphasis: "_",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * Writes a content tree as Markdown for readers and programs outside of the site: components become
 * what Markdown has for them, and every address is absolute.
 */
export function contentToMarkdown(nodes: readonly ContentNode[], context: MarkdownContext): string {
  const root: Root = { type: "root", children: toFlow(nodes, context) };
  return toMarkdown(root, OPTIONS);
}
