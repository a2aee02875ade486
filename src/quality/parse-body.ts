import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { VFile } from "vfile";
import type { Dialect, TreeNode } from "../../plugins/gatsby-transformer-content/compiler";
import {
  createParser,
  eachNode,
  inspectContent,
  parseCodeMeta,
} from "../../plugins/gatsby-transformer-content/compiler";
import type { CodeBlock, Page, TextBlock } from "./page";
import { CODE_MARK } from "./page";

/** The parts of a page that depend on its text alone. */
export type ParsedBody = Pick<Page, "body" | "facts" | "blocks" | "texts">;

/**
 * Parses the text of a page.
 *
 * @param body text of the file with the front matter blanked
 * @throws Error with `line` and `column` if the text cannot be parsed
 */
export function parseBody(body: string, dialect: Dialect): ParsedBody {
  const text = new VFile({ value: body, data: { dialect } });
  const tree = createParser(dialect === "md" ? "md" : "mdx", body).parse(text);
  const texts: TextBlock[] = [];
  collectTexts(tree, { inList: false, quoted: false }, texts);
  return {
    body: String(text.value),
    facts: inspectContent(tree),
    blocks: findCodeBlocks(tree),
    texts,
  };
}

const NO_VERIFY = /\bno-verify=(["'])(.*?)\1/;

function findCodeBlocks(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  eachNode(tree, (node) => {
    if (node.type !== "code") return;
    const meta = node.meta ?? "";
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const { title } = parseCodeMeta(meta);
    const noVerify = NO_VERIFY.exec(meta)?.[2];
    blocks.push({
      language: (node.lang ?? "").toLowerCase(),
      code: node.value,
      line,
      column,
      firstLine: line + 1,
      ...(title === undefined ? {} : { title }),
      ...(noVerify === undefined ? {} : { noVerify }),
    });
  });
  return blocks;
}

const KINDS = { paragraph: "paragraph", heading: "heading", tableCell: "cell" } as const;

function collectTexts(
  node: TreeNode,
  around: Pick<TextBlock, "inList" | "quoted">,
  texts: TextBlock[],
): void {
  const kind = KINDS[node.type as keyof typeof KINDS];
  if (kind && node.position) {
    const { start, end } = node.position;
    texts.push({
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
  for (const child of node.children) collectTexts(child as Content, inside, texts);
}

/** Joins lines and removes the id of `## Title {#id}`. */
function tidy(text: string): string {
  return text
    .replace(/\\?\{#[\w-]+\}\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the text of a node, with a mark for each piece of inline code and each image. */
function wordsOf(node: TreeNode): string {
  if (node.type === "inlineCode" || node.type === "image") return CODE_MARK;
  if (node.type === "footnoteReference" || node.type.startsWith("mdxTextExpression")) return "";
  if (node.type === "break") return " ";
  if ("children" in node) return node.children.map((child) => wordsOf(child as Content)).join("");
  return "value" in node ? node.value : "";
}
