/** A heading as the contents of a page show it. */
export interface TocHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/** What a page says of its contents. */
export interface PageContents {
  readonly headings: readonly TocHeading[];
  readonly hideTableOfContents: boolean;
  readonly tocMinHeadingLevel: number;
  readonly tocMaxHeadingLevel: number;
}

/** The headings of a page that its contents show; none where the writer wants no contents. */
export function shownHeadings(page: PageContents): TocHeading[] {
  const { headings, tocMinHeadingLevel: min, tocMaxHeadingLevel: max } = page;
  if (page.hideTableOfContents) return [];
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}
