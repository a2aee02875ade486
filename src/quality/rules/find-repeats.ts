import type { Page } from "../page";

/** A page that says the same as a page before it. */
export interface Repeat {
  page: Page;
  first: Page;
}

/** Pages whose text, ignoring case and space, was on an earlier page. Empty texts do not count. */
export function findRepeats(pages: readonly Page[], textOf: (page: Page) => string): Repeat[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = textOf(page).toLowerCase().replace(/\s+/g, " ").trim();
    const first = seen.get(key);
    if (key !== "" && !first) seen.set(key, page);
    return first ? [{ page, first }] : [];
  });
}
