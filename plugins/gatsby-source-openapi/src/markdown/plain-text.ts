import { toString as textOfTree } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const LONGEST_SUMMARY = 160;

/** The first paragraph of a Markdown text without its markup, for descriptions in page heads. */
export function firstParagraph(markdown: string | undefined): string | undefined {
  if (markdown === undefined) {
    return undefined;
  }
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const paragraph = tree.children.find(({ type }) => type === "paragraph");
  const text = textOfTree(paragraph ?? null)
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : shorten(text);
}

/** A text cut at the end of a word, so that it is at most 160 characters long. */
function shorten(text: string): string {
  if (text.length <= LONGEST_SUMMARY) {
    return text;
  }
  const cut = text.slice(0, LONGEST_SUMMARY - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 80 ? space : undefined).replace(/[,;:.\s]+$/, "")}…`;
}
