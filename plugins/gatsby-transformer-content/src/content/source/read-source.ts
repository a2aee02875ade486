import type { Root } from "mdast";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { FilePosition } from "../../../../../packages/problems";
import type { ParserError } from "../content-file";
import { eachNode } from "../tree";
import type { Range } from "./code-ranges";
import { findCode } from "./code-ranges";
import type { Edit, EditedText, IsCode } from "./edits";
import {
  admonitionTitleEdits,
  applyEdits,
  commentEdits,
  headingIdEdits,
  truncationEdits,
} from "./edits";
import type { ModuleCode } from "./javascript";
import { findModuleCode } from "./javascript";
import { lenientEdits, readTag } from "./lenient-edits";
import { findDeepBlocks, findDeepNode, TOO_DEEP } from "./nesting";

/**
 * How a text is parsed. `md`: CommonMark with HTML. `mdx`: MDX. `lenient`: MDX in which everything
 * but JSX and the page's expressions is prose.
 */
export type Dialect = "md" | "mdx" | "lenient";

/** Names that MDX defines in every page. */
const MDX_NAMES = ["props", "frontMatter", "children"];

/** Returns the text for the parser, and the mapping of positions to the file. */
function readSource(wrapped: string, dialect: Dialect): EditedText {
  const source = unwrapMdx(wrapped);
  const code = findCode(source);
  const isCode = isIn(code);
  const titles = admonitionTitleEdits(source, isCode);
  if (dialect === "md") return applyEdits(source, [...titles, ...truncationEdits(source, isCode)]);
  const edits = [...titles, ...commentEdits(source, isCode)];
  return applyEdits(source, [
    ...edits,
    ...(dialect === "mdx" ? headingIdEdits(source, isCode) : proseEdits(source, code)),
  ]);
}

function proseEdits(source: string, code: readonly Range[]): Edit[] {
  const isCode = isIn(code);
  const modules = findModuleCode(source, isCode);
  const isCodeOrModule = isIn([...code, ...modules.ranges]);
  const names = new Set([...modules.names, ...MDX_NAMES]);
  return [
    ...modules.prose.map((at) => ({
      at,
      remove: 1,
      insert: `&#${source.charCodeAt(at)};`,
    })),
    ...lenientEdits(source, { isCode: isCodeOrModule, names }),
  ];
}

/**
 * Returns whether a Markdown file uses MDX: an import or export, a comment in braces, a closed
 * component or head, an element with an attribute in braces or an MDX fence. `Vec<String>` is Markdown.
 */
export function usesMdx(source: string): boolean {
  if (unwrapMdx(source) !== source) return true;
  const code = findCode(source);
  const isCode = isIn(code);
  const modules: ModuleCode = findModuleCode(source, isCode);
  if (modules.ranges.length > 0 || hasComment(source, isCode)) return true;
  return hasComponent(source, isIn([...code, ...modules.ranges]));
}

function hasComment(source: string, isCode: IsCode): boolean {
  const comments = [...source.matchAll(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g)];
  return comments.some(
    ({ index, 0: text }) => !isCode(index) && !/^\{\s*\/\*\s*truncate\b/.test(text),
  );
}

function hasComponent(source: string, isCode: IsCode): boolean {
  for (const { index } of source.matchAll(/<[A-Za-z]/g)) {
    if (isCode(index) || source[index - 1] === "\\") continue;
    const tag = readTag(source, index);
    if (!tag || !(/^(?:[A-Z]|head$)/.test(tag.name) || tag.hasCode)) continue;
    if (tag.kind === "whole" || source.indexOf(`</${tag.name}>`, tag.end) !== -1) return true;
  }
  return false;
}

/** Returns a test for offsets inside one of the ranges. */
function isIn(ranges: readonly Range[]): IsCode {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const range = sorted[low - 1];
    return range !== undefined && offset < range[1];
  };
}

/** A fence with the language `mdx-code-block`, of three or four backticks. */
const WRAPPED = /^( *(`{3,4}) *mdx-code-block)\n([\s\S]*?\n)( *\2)$/gm;

/**
 * Blanks the fences around MDX that Docusaurus content hides from translation tools. Positions stay
 * the same.
 */
function unwrapMdx(source: string): string {
  return source.replace(
    WRAPPED,
    (_, opening: string, __, mdx: string, closing: string) =>
      `${blank(opening)}\n${mdx}${blank(closing)}`,
  );
}

const blank = (line: string): string => " ".repeat(line.length);

type Parse = (text: string, file: VFile) => Root;

/**
 * Runs `readSource` before the parser. Positions in the tree and in parser errors refer to the
 * file. The dialect comes from the file's data; otherwise `.md` files are read leniently.
 */
export function remarkSource(this: Processor) {
  const parse = this.Parser as unknown as Parse;
  const parseFile: Parse = (text, file) => {
    const byName: Dialect = file.extname === ".md" ? "lenient" : "mdx";
    const deepBlocks = findDeepBlocks(text, isIn(findCode(text)));
    if (deepBlocks) file.fail(TOO_DEEP, deepBlocks);
    const edited = readSource(text, (file.data.dialect as Dialect | undefined) ?? byName);
    try {
      const tree = parse(edited.text, file);
      const deepNode = findDeepNode(tree);
      if (deepNode) file.fail(TOO_DEEP, deepNode);
      return moveBack(tree, edited);
    } catch (error) {
      throw inOriginal(error, edited);
    }
  };
  Object.assign(this, { Parser: parseFile });
}

function moveBack(tree: Root, { toOriginal }: EditedText): Root {
  eachNode(tree, ({ position }) => {
    if (!position) return;
    Object.assign(position.start, toOriginal(position.start));
    Object.assign(position.end, toOriginal(position.end));
  });
  return tree;
}

function inOriginal(error: unknown, { toOriginal }: EditedText): unknown {
  const thrown = error as ParserError;
  if (!thrown.reason) return error;
  if (thrown.line && thrown.column) Object.assign(thrown, toOriginal(thrown as FilePosition));
  thrown.reason = thrown.reason.replace(/(\d+):(\d+)/g, (_, line, column) => {
    const place = toOriginal({ line: Number(line), column: Number(column) });
    return `${place.line}:${place.column}`;
  });
  return thrown;
}

/** Values of `format` in the front matter. */
export type DeclaredFormat = "md" | "mdx" | "detect";

/**
 * Decides how to parse a file. The front matter wins; otherwise `.mdx` is MDX, and `.md` is
 * Markdown unless it uses MDX or has Markdown inside of HTML.
 */
export function detectDialect(
  body: string,
  extension: string,
  format: DeclaredFormat = "detect",
): Dialect {
  if (format === "mdx") return "mdx";
  if (format === "md") return "md";
  if (extension !== "md") return "mdx";
  return usesMdx(body) || hasMarkdownInHtml(body) ? "lenient" : "md";
}

/** A line that starts with an element, up to the next blank line: an HTML block in CommonMark. */
const HTML_BLOCK = /^ {0,3}<\/?[a-z][\w-]*(?=[\s/>])[^\n]*(?:\n(?!\s*(?:\n|$))[^\n]*)*/gm;
/** Elements that never contain Markdown. */
const LITERAL = /<(script|style|pre|textarea)\b[\s\S]*?(?:<\/\1>|$)/g;
/** Code and its fences, strong and emphasized text, links, headings and lists. */
const MARKDOWN =
  /`[^`\n]+`|^\s*(?:`{3}|~{3})|\*\*[^*\n]+\*\*|!?\[[^\]\n]*\]\([^)\n]*\)|(?:^|\s)(?:_[^_\n]+_|\*[^*\s][^*\n]*\*)(?=\W|$)|^\s*(?:#{1,6}|[-*+]|\d+\.) /m;

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
