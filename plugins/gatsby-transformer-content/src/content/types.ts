import type { LocalProblem, Place } from "../../../../packages/problems";

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * One element as data: `[type, props, ...children]`. `type` is an HTML tag, or the capitalized name
 * of a component; `props` is 0 where there are none, which is most often the case.
 */
export type ElementTuple = [
  type: string,
  props: Record<string, Json> | 0,
  ...children: ContentNode[],
];

/** A piece of content: text or an element. */
export type ContentNode = string | ElementTuple;

/** A heading of a page, as the table of contents and the search know it. */
export interface Heading {
  /** 1 to 6. */
  depth: number;
  text: string;
  /** Fragment of the address, without the `#`. */
  id: string;
}

/** A link or picture of a page, with its place, for the checks. */
export interface Reference extends Place {
  /** As written: `/docs/x#y`, `./flow.svg`, `https://…`. */
  url: string;
  kind: "link" | "image";
}

/** Why a page cannot be data: code that only a module can run. */
export interface ModeReason extends Place {
  /** `import`, `expression` … */
  what: string;
}

/** Everything that one content file's body gives. */
export interface CompiledContent {
  /** `data`: `tree` is the page. `component`: gatsby-plugin-mdx makes a module of the file. */
  mode: "data" | "component";
  reasons: ModeReason[];
  tree: ContentNode[];
  /** Number of top-level nodes before the truncation marker; 0 where there is no marker. */
  leadLength: number;
  headings: Heading[];
  /** Ids of elements that are no headings, to which links may lead, too. */
  elementIds: string[];
  references: Reference[];
  /** Names of the components that the page uses, with the place of their first use. */
  components: Array<Place & { name: string }>;
  /** What the page shows out of the data layer: operations and schemas, by component and key. */
  embeds: Array<Place & { component: string; key: string }>;
  /** The prose without markup and code, one line for each block. */
  plainText: string;
  wordCount: number;
  /** A level-one heading in the body, which then stands for the title. */
  contentTitle: string | null;
  problems: LocalProblem[];
  /** Absolute paths of the files that the page takes in: a change of one changes the page. */
  inclusions: string[];
}
