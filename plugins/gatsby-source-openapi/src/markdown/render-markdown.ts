import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { renderPlain } from "./render-plain";

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze();
const TO_HTML = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/**
 * Markdown of a description as HTML that is safe to show: markup that runs (scripts, event handlers,
 * frames, `javascript:` links) is taken out, harmless HTML stays.
 */
export function renderMarkdown(markdown: string): string {
  const text = markdown.trim();
  return renderPlain(text) ?? renderParsed(text);
}

/** The same for every text, whatever it holds. */
export function renderParsed(text: string): string {
  return safeHtml(TO_HTML.runSync(PARSER.parse(text)));
}

/** HTML of a tree (hast) from which everything that could run has been taken. */
export function safeHtml(tree: unknown): string {
  return toHtml(sanitize(raw(tree as Parameters<typeof raw>[0])) as Parameters<typeof toHtml>[0]);
}
