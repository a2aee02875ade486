import type { FilePosition, TextProblem } from "../../../../packages/problems";

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * An element: `[type, props, ...children]`. `type` is an HTML tag or a component name; `props` is 0
 * if there are none.
 */
export type ElementTuple = [
  type: string,
  props: Record<string, Json> | 0,
  ...children: ContentNode[],
];

/** Text or an element. */
export type ContentNode = string | ElementTuple;

/** A heading for the table of contents and the search. */
export interface Heading extends FilePosition {
  /** 1 to 6. */
  depth: number;
  text: string;
  /** Fragment of the address, without `#`. */
  id: string;
}

/** A link or image with its position. */
export interface Reference extends FilePosition {
  /** As written: `/docs/x#y`, `./flow.svg`, `https://…`. */
  url: string;
  kind: "link" | "image";
}

/** Code that makes a page a component. */
export interface ModeReason extends FilePosition {
  /** `import`, `expression` and so on. */
  construct: string;
}

/** Result of compiling a body. */
export interface CompiledContent {
  /**
   * `data`: the page renders `tree`. `component`: gatsby-plugin-mdx compiles the file to a module.
   */
  mode: "data" | "component";
  reasons: ModeReason[];
  tree: ContentNode[];
  /** Number of top-level nodes before the truncation marker; null without a marker. */
  leadLength: number | null;
  headings: Heading[];
  /** Ids of elements other than headings. Links can target them. */
  elementIds: string[];
  references: Reference[];
  /** Components in the page, with the position of their first use. */
  components: Array<FilePosition & { name: string }>;
  /** Operations and schemas that the page shows, wholly or in part. */
  embeds: Array<FilePosition & { component: string; props: Record<string, Json> }>;
  /** Inline code that may be the name of a part of an API, without repetitions. */
  codeNames: string[];
  /** Text without markup and code, one line per block. */
  plainText: string;
  wordCount: number;
  /** Level-one heading in the body, used as the title. */
  contentTitle: string | null;
  problems: TextProblem[];
  /** Absolute paths of included files. If one changes, the page changes. */
  inclusions: string[];
}
