import { findCode } from "./code-ranges";
import { usesMdx } from "./read-source";
import type { Reading } from "./read-source";

/** What a page's front matter may say of its format. */
export type ContentFormat = "md" | "mdx" | "detect";

/**
 * Tells how a file is to be read. What its front matter says wins; else `.mdx` is MDX, and `.md` is
 * Markdown unless it uses what only MDX has, or has Markdown where HTML would take it as it stands.
 */
export function readingOf(
  body: string,
  extension: string,
  format: ContentFormat = "detect",
): Reading {
  if (format === "mdx") return "mdx";
  if (format === "md") return "md";
  if (extension !== "md") return "mdx";
  return usesMdx(body) || hasMarkdownInHtml(body) ? "lenient" : "md";
}

/** Lines that begin with an element, up to the next blank line: to CommonMark they are HTML alone. */
const HTML_BLOCK = /^ {0,3}<\/?[a-z][\w-]*(?=[\s/>])[^\n]*(?:\n(?!\s*(?:\n|$))[^\n]*)*/gm;
/** Elements whose text is never Markdown. */
const LITERAL = /<(script|style|pre|textarea)\b[\s\S]*?(?:<\/\1>|$)/g;
/** Code, strong and emphasized words, links, and the signs at the start of headings and lists. */
const MARKDOWN =
  /`[^`\n]+`|\*\*[^*\n]+\*\*|!?\[[^\]\n]*\]\([^)\n]*\)|(?:^|\s)(?:_[^_\n]+_|\*[^*\s][^*\n]*\*)(?=\W|$)|^\s*(?:#{1,6}|[-*+]|\d+\.) /m;

/**
 * Whether a text has Markdown inside of HTML without a blank line between them, as in
 * `<summary>The **bold** one</summary>`. MDX reads it as Markdown, and CommonMark does not.
 */
export function hasMarkdownInHtml(source: string): boolean {
  if (!/^ {0,3}<\/?[a-z]/m.test(source)) return false;
  const fences = findCode(source).filter(([start]) =>
    /^[ \t>]*(?:`{3}|~{3})/.test(source.slice(start)),
  );
  return [...source.matchAll(HTML_BLOCK)].some(({ index, 0: block }) => {
    if (fences.some(([start, end]) => index >= start && index < end)) return false;
    return MARKDOWN.test(block.replace(LITERAL, "").replace(/<[^>]*>/g, ""));
  });
}
