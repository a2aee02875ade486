/** Facts that must be equal in two builds of a page, in the order of a report. */
export const FACT_NAMES = [
  "documentTitle",
  "description",
  "title",
  "byline",
  "breadcrumbs",
  "version",
  "sidebar",
  "headings",
  "toc",
  "text",
  "links",
  "tags",
  "entries",
  "excerpts",
  "previous",
  "next",
] as const;

/** Name of one fact: `toc`, `previous` … */
export type FactName = (typeof FACT_NAMES)[number];

/**
 * The content of a page without layout and markup: each fact as readable lines, so that a difference can
 * be shown as lines. A fact that a page does not have is empty.
 */
export type PageFacts = Record<FactName, readonly string[]>;

/** The pages of a built site by route: without trailing slash, without `.html`. */
export type SiteFacts = Record<string, PageFacts>;

/** Formats a link as one line. */
export function linkLine(label: string, href: string | undefined): string {
  return href === undefined ? label : `${label} → ${href}`;
}
