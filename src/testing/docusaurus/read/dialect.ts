import type { Element } from "hast";

/** Where one program puts the parts of a page: selectors, and the few things that need more. */
export interface Dialect {
  /** The text of a page; the first that a page has. */
  text: readonly string[];
  /** What stands in the text and is none: buttons, signs, links of headings to themselves. */
  noise: string;
  admonition: {
    root: string;
    title: string;
    /** What is not the admonition's text, besides the title. */
    kind: (root: Element) => string;
  };
  code: {
    root: string;
    title: string;
    /** The lines of the code, with whether they are marked. */
    lines: (root: Element) => Array<{ text: string; isMarked: boolean }>;
    /** Number of the first line, where lines are numbered. */
    firstNumber: (root: Element) => number | undefined;
  };
  /** A picture and the text under it. */
  picture: {
    root: string;
    alt: (root: Element) => string;
    title: (root: Element) => string | undefined;
  };
  /** A link to a page with its name and description in a frame. */
  card: { root: string; title: string; description: string };
  toc: string;
  /** Which version of the documentation a page belongs to, and where to read the latest. */
  version: { badge: string; latest: string };
  breadcrumb: string;
  previous: string;
  next: string;
  pagerLabel: string;
  /** Tags below the text. */
  tag: string;
  post: {
    /** The line below a post's title: day, reading time. */
    meta: string;
    author: string;
    /** Words between the names of authors. */
    joiner: RegExp;
  };
  /** Entries of pages that are lists: posts, tags, authors. */
  entries: readonly string[];
}
