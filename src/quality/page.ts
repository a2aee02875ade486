import type { ContentFacts, YamlText } from "../../plugins/gatsby-transformer-content";
import type { Place, Problem } from "../../packages/problems";

/** A fenced code block of a page. */
export interface CodeBlock extends Place {
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

/** A piece of a page that holds words: a paragraph, a heading or a cell of a table. */
export interface TextBlock extends Place {
  kind: "paragraph" | "heading" | "cell";
  /** Whether the block stands in a list. */
  inList: boolean;
  /** Whether the block is quoted, so that its words are somebody else's. */
  quoted: boolean;
  /** Words as a reader sees them; each piece of inline code is one `CODE_MARK`. */
  text: string;
  /** Words with inline code as it is written. */
  fullText: string;
  /** Offsets of the block in the page's source. */
  start: number;
  end: number;
}

/** Stands for one piece of inline code in a text: it is a word, but not one to judge. */
export const CODE_MARK = "\u2305";

/** A page of the content folder, read and taken apart, as the rules want it. */
export interface Page {
  /** Path of the file, relative to the project. */
  file: string;
  kind: "doc" | "post" | "standalone";
  permalink: string;
  title: string;
  description: string;
  frontMatter: Record<string, unknown>;
  placeOf: YamlText["placeOf"];
  /** The file's text with the front matter blanked. */
  body: string;
  facts: ContentFacts;
  blocks: CodeBlock[];
  texts: TextBlock[];
}

/** What a rule gives back: what is wrong, and what it looked at. */
export interface RuleResult {
  problems: Problem[];
  /** Counts to print: `{ "paragraphs compared": 2104 }`. */
  counts?: Record<string, number>;
}

/** Where an offset of a text stands. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, Math.max(0, offset));
  const line = before.split("\n").length;
  return { line, column: before.length - before.lastIndexOf("\n") };
}
