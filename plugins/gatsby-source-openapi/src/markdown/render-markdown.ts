import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** Text that holds nothing which Markdown or HTML would read as more than text. */
const PLAIN = /^[\p{L}\p{N} ,.;:'"“”‘’…–—!?()/%=+-]*$/u;
const LISTLIKE = /^\s*([-+]|\d+[.)])\s|^\s|^-{3,}|^={3,}|:\/\/|www\.|@/;

/**
 * Markdown of a description as HTML that is safe to show: markup that runs (scripts, event handlers,
 * frames, `javascript:` links) is taken out, harmless HTML stays.
 */
export function renderMarkdown(markdown: string): string {
  const text = markdown.trim();
  // Most descriptions are one plain sentence, for which a parser would be a waste.
  if (PLAIN.test(text) && !LISTLIKE.test(text)) {
    return `<p>${text}</p>`;
  }
  const parsed = unified().use(remarkParse).use(remarkGfm);
  const tree = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .runSync(parsed.parse(text));
  return safeHtml(tree);
}

/** HTML of a tree (hast) from which everything that could run has been taken. */
export function safeHtml(tree: unknown): string {
  return toHtml(sanitize(raw(tree as Parameters<typeof raw>[0])) as Parameters<typeof toHtml>[0]);
}
