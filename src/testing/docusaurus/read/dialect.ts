import type { Element } from "hast";

/** Selectors for the parts of a page in the HTML of one generator, and functions where selectors are not enough. */
export interface Dialect {
  /** Selectors of the text; the first one that matches is used. */
  text: readonly string[];
  /** Elements in the text that are not content: buttons, icons, anchor links of headings. */
  noise: string;
  admonition: {
    root: string;
    title: string;
    /** Returns the kind: `note`, `tip` … */
    kind: (root: Element) => string;
  };
  code: {
    root: string;
    title: string;
    /** Returns the lines of the code and whether each is highlighted. */
    lines: (root: Element) => Array<{ text: string; isMarked: boolean }>;
    /** Returns the number of the first line if lines are numbered. */
    firstNumber: (root: Element) => number | undefined;
  };
  /** An image and its caption. */
  picture: {
    root: string;
    alt: (root: Element) => string;
    title: (root: Element) => string | undefined;
  };
  /** A card that links to a page. */
  card: { root: string; title: string; description: string };
  toc: string;
  /** The badge with the version of a page, and the link to the latest version. */
  version: { badge: string; latest: string };
  breadcrumb: string;
  previous: string;
  next: string;
  pagerLabel: string;
  /** Tags below the text. */
  tag: string;
  post: {
    /** The line below a post's title: date, reading time. */
    meta: string;
    author: string;
    /** Words between the names of authors. */
    joiner: RegExp;
    /** Words of the byline about a revision, which only this project shows there. */
    revision: RegExp;
  };
  /** A post in a list, and the parts of it that are not like those of its page. */
  excerpt: { root: string; text: string; more: string };
  /** Entries of pages that are lists: posts, tags, authors. */
  entries: readonly string[];
  /** Parts of entries that are not compared. */
  entryNoise: string;
}
