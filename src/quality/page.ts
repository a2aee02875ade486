import type { FilePosition, Problem } from "../../packages/problems";
import { positionAt, showValue } from "../../packages/problems";
import type { ContentFacts } from "../../plugins/gatsby-transformer-content/compiler";
import type { YamlText } from "../../plugins/gatsby-transformer-content/data-files";

/** A fenced code block of a page. */
export interface CodeBlock extends FilePosition {
  /** Language as written, lower case; empty where there is none. */
  language: string;
  /** Value of `title="…"`. */
  title?: string;
  code: string;
  /** Line of the file in which the code itself begins, 1-based. */
  firstLine: number;
  /** Reason given in `no-verify="…"`: the block's calls and bodies are then not checked. */
  noVerify?: string;
}

/** A paragraph, heading or table cell of a page. */
export interface TextBlock extends FilePosition {
  kind: "paragraph" | "heading" | "cell";
  inList: boolean;
  /** In a block quote: the words are not the author's. */
  quoted: boolean;
  /** Words as a reader sees them; each piece of inline code is one `CODE_MARK`. */
  text: string;
  /** Words with inline code as it is written. */
  fullText: string;
  /** Offsets of the block in the page's source. */
  start: number;
  end: number;
}

/** Replaces a piece of inline code in `TextBlock.text`: it counts as a word but is not checked. */
export const CODE_MARK = "\u2305";

/** A parsed page of the content folder. */
export interface Page {
  /** Path of the file, relative to the project. */
  file: string;
  kind: "doc" | "post" | "standalone";
  permalink: string;
  title: string;
  description: string;
  frontMatter: Record<string, unknown>;
  /** Returns the line and column of a front matter key. */
  positionOf: YamlText["positionOf"];
  /** The file's text with the front matter blanked. */
  body: string;
  facts: ContentFacts;
  /** Links by path or by name, and the addresses they lead to. */
  resolvedLinks: readonly { url: string; href: string | null }[];
  blocks: CodeBlock[];
  texts: TextBlock[];
}

/** Result of a rule: the problems found, and what was looked at. */
export interface RuleResult {
  problems: Problem[];
  /** Counts to print: `{ "paragraphs compared": 2104 }`. */
  counts?: Record<string, number>;
}

/** A problem without file and position. */
export type PageProblem = Pick<Problem, "code" | "message" | "value" | "hint">;

/** A finding in a text block, located by the words it quotes. */
export interface QuotedProblem extends Omit<PageProblem, "value"> {
  /** The words as written in the block. */
  found: string;
  /** Index among equal words of the block, from 0. */
  occurrence?: number;
}

/** Makes an error for a page, at the top of the file unless a position is given. */
export function pageError(
  page: Page,
  finding: PageProblem,
  place: FilePosition = { line: 1, column: 1 },
) {
  const { line, column } = place;
  return { ...finding, severity: "error", file: page.file, line, column } satisfies Problem;
}

/** Makes an error for words in a text block, at the words if the source contains them literally. */
export function textError(page: Page, block: TextBlock, finding: QuotedProblem): Problem {
  const { found, occurrence = 0, ...rest } = finding;
  const source = page.body.slice(block.start, block.end);
  const words = found.split(CODE_OR_LINE_END)[0] ?? found;
  let at = -1;
  for (let seen = 0; seen <= occurrence; seen += 1) at = source.indexOf(words, at + 1);
  const place = at < 0 ? block : positionAt(page.body, block.start + at);
  return pageError(page, { ...rest, value: showValue(found) }, place);
}

/** Text up to here equals the source, unless there is markup in between. */
const CODE_OR_LINE_END = /\u2305|\n/;
