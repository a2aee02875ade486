import { distance } from "fastest-levenshtein";

/** A page that may be meant. */
export interface AddressedPage {
  /** Site-absolute, without trailing slash. */
  permalink: string;
  /** Its label; absent for pages of which only the address is known. */
  label?: string;
}

/** Pages to offer to a reader whose address has no page. */
export interface Suggestions {
  /** The first page of the part of the site that the address is in. */
  first: AddressedPage | undefined;
  /** Pages with similar addresses, the nearest first. */
  nearest: AddressedPage[];
}

const MAX_NEAREST = 3;
/** Part of an address that may differ in a similar one. */
const MAX_DIFFERENCE = 0.4;

/**
 * Suggests pages for an address without a page.
 *
 * @param pages in reading order
 */
export function suggestAddresses(asked: string, pages: readonly AddressedPage[]): Suggestions {
  const path = asked.replace(/\/+$/, "");
  const first = firstPageOf(path, pages);
  const different = pages.filter(
    ({ permalink }, index) =>
      permalink !== first?.permalink &&
      pages.findIndex((page) => page.permalink === permalink) === index,
  );
  const nearest = different
    .map((page) => ({ page, difference: differenceOf(path, page.permalink) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
  return { first, nearest };
}

/** Returns the page at the longest beginning of the path that leads anywhere, or the first below it. */
function firstPageOf(path: string, pages: readonly AddressedPage[]): AddressedPage | undefined {
  for (let part = path; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
    const found =
      pages.find(({ permalink }) => permalink === part) ??
      pages.find(({ permalink }) => permalink.startsWith(`${part}/`));
    if (found) return found;
  }
  return undefined;
}

/** Returns from 0 (equal) to 1. A page that was moved keeps the last part of its address. */
function differenceOf(asked: string, permalink: string): number {
  const [a, b] = [asked.toLowerCase(), permalink.toLowerCase()];
  const lastOf = (path: string) => path.slice(path.lastIndexOf("/"));
  if (lastOf(a).length > 1 && lastOf(a) === lastOf(b)) return 0;
  return distance(a, b) / Math.max(a.length, b.length);
}
