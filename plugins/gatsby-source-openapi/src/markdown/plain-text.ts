import { toString as textOfTree } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { plainText } from "./render-plain";

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze();

const LONGEST_SUMMARY = 160;

/** The first paragraph of a Markdown text without its markup, for descriptions in page heads. */
export function firstParagraph(markdown: string | undefined): string | undefined {
  if (markdown === undefined) return undefined;
  const text = (plainText(startOf(markdown)) ?? parsedParagraph(markdown)).trim();
  return text === "" ? undefined : shorten(text);
}

/** The text up to the first empty line. */
function startOf(markdown: string): string {
  return markdown.trim().split(/\n\s*\n/, 1)[0] ?? "";
}

function parsedParagraph(markdown: string): string {
  const tree = PARSER.parse(markdown);
  const paragraph = tree.children.find(({ type }) => type === "paragraph");
  return textOfTree(paragraph ?? null).replace(/\s+/g, " ");
}

/** A text cut at the end of a word, so that it is at most 160 characters long. */
function shorten(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 80 ? space : undefined).replace(/[,;:.\s]+$/, "")}…`;
}
