/** What two builds of a page must have in common, in the order of a report. */
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
  "previous",
  "next",
] as const;

/** Name of one fact: `toc`, `previous` … */
export type FactName = (typeof FACT_NAMES)[number];

/**
 * A page without its frame and its markup: each fact as lines that a person can read, so that two
 * facts are equal or differ in a line that can be shown. A fact that a page does not have is empty.
 */
export type PageFacts = Record<FactName, readonly string[]>;

/** The pages of a built site by route: without trailing slash, without `.html`. */
export type SiteFacts = Record<string, PageFacts>;

/** A link as one line. */
export function linkLine(label: string, href: string | undefined): string {
  return href === undefined ? label : `${label} → ${href}`;
}
