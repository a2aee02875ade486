import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { TreeNode } from "../../../plugins/gatsby-transformer-content";
import { CODE_MARK } from "../page";
import type { TextBlock } from "../page";

const KINDS = { paragraph: "paragraph", heading: "heading", tableCell: "cell" } as const;

/** Where a node stands among its ancestors. */
interface Surroundings {
  inList: boolean;
  quoted: boolean;
}

/** The paragraphs, headings and table cells of a page, in order. */
export function findTextBlocks(tree: Root): TextBlock[] {
  const blocks: TextBlock[] = [];
  collect(tree, { inList: false, quoted: false }, blocks);
  return blocks;
}

function collect(node: TreeNode, around: Surroundings, blocks: TextBlock[]): void {
  const kind = KINDS[node.type as keyof typeof KINDS];
  if (kind && node.position) {
    const { start, end } = node.position;
    blocks.push({
      kind,
      ...around,
      text: tidy(wordsOf(node)),
      fullText: tidy(toString(node)),
      line: start.line,
      column: start.column,
      start: start.offset ?? 0,
      end: end.offset ?? 0,
    });
    return;
  }
  if (!("children" in node)) return;
  const inside = {
    inList: around.inList || node.type === "listItem",
    quoted: around.quoted || node.type === "blockquote",
  };
  for (const child of node.children) collect(child as Content, inside, blocks);
}

/** On one line, without the id of `## Title {#id}`. */
function tidy(text: string): string {
  return text
    .replace(/\\?\{#[\w-]+\}\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text of a node, with a mark for each piece of inline code, picture and footnote. */
function wordsOf(node: TreeNode): string {
  if (node.type === "inlineCode" || node.type === "image") return CODE_MARK;
  if (node.type === "footnoteReference" || node.type.startsWith("mdxTextExpression")) return "";
  if (node.type === "break") return " ";
  if ("children" in node) return node.children.map((child) => wordsOf(child as Content)).join("");
  return "value" in node ? node.value : "";
}
