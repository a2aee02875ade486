import { findCode } from "./code-ranges";
import type { Reading } from "./read-source";
import { usesMdx } from "./read-source";

/** Values of `format` in the front matter. */
export type ContentFormat = "md" | "mdx" | "detect";

/**
 * Decides how to parse a file. The front matter wins; otherwise `.mdx` is MDX, and `.md` is
 * Markdown unless it uses MDX or has Markdown inside of HTML.
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

/** A line that starts with an element, up to the next blank line: an HTML block in CommonMark. */
const HTML_BLOCK = /^ {0,3}<\/?[a-z][\w-]*(?=[\s/>])[^\n]*(?:\n(?!\s*(?:\n|$))[^\n]*)*/gm;
/** Elements that never contain Markdown. */
const LITERAL = /<(script|style|pre|textarea)\b[\s\S]*?(?:<\/\1>|$)/g;
/** Code, strong and emphasized text, links, headings and lists. */
const MARKDOWN =
  /`[^`\n]+`|\*\*[^*\n]+\*\*|!?\[[^\]\n]*\]\([^)\n]*\)|(?:^|\s)(?:_[^_\n]+_|\*[^*\s][^*\n]*\*)(?=\W|$)|^\s*(?:#{1,6}|[-*+]|\d+\.) /m;

/**
 * Returns whether HTML contains Markdown without blank lines around it: `<summary>The **bold**
 * one</summary>`. MDX parses it as Markdown, CommonMark does not.
 */
function hasMarkdownInHtml(source: string): boolean {
  if (!/^ {0,3}<\/?[a-z]/m.test(source)) return false;
  const fences = findCode(source).filter(([start]) =>
    /^[ \t>]*(?:`{3}|~{3})/.test(source.slice(start)),
  );
  return [...source.matchAll(HTML_BLOCK)].some(({ index, 0: block }) => {
    if (fences.some(([start, end]) => index >= start && index < end)) return false;
    return MARKDOWN.test(block.replace(LITERAL, "").replace(/<[^>]*>/g, ""));
  });
}
