import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { safeHtml } from "../../../plugins/gatsby-source-openapi";
import type { Leaf } from "./leaves";

const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();

/** Returns the text of a page without tags, with entities resolved. */
function textOfHtml(html: string): string {
  return squeeze(decode(html.replace(/<[^>]*>/g, "")));
}

/** Replaces each run of white space by one space. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

/** Returns the leaves that a page's HTML lacks. */
export function missingInHtml(leaves: readonly Leaf[], html: string): Leaf[] {
  const text = textOfHtml(html);
  return leaves.filter((leaf) => !piecesOfHtml(leaf).every((piece) => isThere(text, piece)));
}

/** Returns the leaves that a Markdown export lacks. */
export function missingInMarkdown(leaves: readonly Leaf[], markdown: string): Leaf[] {
  const text = squeeze(markdown.replace(/`/g, ""));
  return leaves.filter(
    (leaf) => !leaf.text.split("\n").every((line) => isThere(text, line.replace(/`/g, ""))),
  );
}

function piecesOfHtml({ kind, text }: Leaf): string[] {
  if (kind !== "markdown") return kind === "words" ? [text] : text.split("\n");
  return decode(safeHtml(MARKDOWN.runSync(MARKDOWN.parse(text))).replace(/<[^>]*>/g, "\n")).split(
    "\n",
  );
}

/** Inside of JSON, quotes and line ends are escaped. */
function isThere(text: string, piece: string): boolean {
  const wanted = squeeze(piece);
  const escaped = JSON.stringify(wanted).slice(1, -1);
  const has = (needle: string) => text.toLowerCase().includes(needle.toLowerCase());
  return has(wanted) || has(escaped) || has(JSON.stringify(escaped).slice(1, -1));
}
