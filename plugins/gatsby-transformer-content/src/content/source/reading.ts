import { hasMarkdownInHtml } from "./markdown-in-html";
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
