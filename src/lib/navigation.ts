import type { NavCategory, NavItem, NavLink } from "../../plugins/gatsby-transformer-content";

export type { NavCategory, NavItem, NavLink };

/** Returns the address of the first page of a sidebar, which its navbar entry links to. */
export function firstPermalink(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "link" && !item.external && !item.unlisted) return item.permalink;
    if (item.type === "category") {
      const inner = (!item.unlisted && item.permalink) || firstPermalink(item.items);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Returns all entries of a sidebar, at any depth, in reading order. */
export function flattenItems(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) =>
    item.type === "category" ? [item, ...flattenItems(item.items)] : [item],
  );
}

/** A page of a sidebar. */
interface ListedPage {
  permalink: string;
  label: string;
  description: string;
}

/** Returns the pages of a sidebar in reading order, without unlisted ones and those of other sites. */
export function linksOf(items: readonly NavItem[]): ListedPage[] {
  return flattenItems(items).flatMap((item) => {
    if (item.type === "html" || item.unlisted || !item.permalink) return [];
    if (item.type === "link" && item.external) return [];
    return [{ permalink: item.permalink, label: item.label, description: item.description ?? "" }];
  });
}

/** Returns whether an entry is the page or contains it. */
export function containsPage(item: NavItem, permalink: string): boolean {
  if (item.type === "html") return false;
  return (
    item.permalink === permalink ||
    (item.type === "category" && item.items.some((inner) => containsPage(inner, permalink)))
  );
}

/**
 * Returns the address of the entry that a page belongs to: its own, or the nearest one above it in its
 * address, as for a schema, whose list the sidebar has.
 */
export function placeOf(items: readonly NavItem[], permalink: string): string {
  let place = permalink;
  while (place && !items.some((item) => containsPage(item, place)))
    place = place.slice(0, place.lastIndexOf("/"));
  return place || permalink;
}

/** Returns whether an entry is shown. Unlisted entries are shown only while their page is open. */
export function isVisible(item: NavItem, current: string): boolean {
  if (item.type === "html" || containsPage(item, current)) return true;
  return item.permalink && !item.unlisted
    ? true
    : item.type === "category" && item.items.some((inner) => isVisible(inner, current));
}

export type { NavigationLink } from "../../plugins/gatsby-transformer-content";

/** What says where an item of the navbar leads. */
interface NavbarTarget {
  readonly to?: string | null;
  readonly href?: string | null;
  readonly sidebar?: string | null;
}

/** Returns the items of a navbar that lead somewhere, with dropdowns replaced by their links. */
export function navbarLinks<Entry extends { readonly items: readonly NavbarTarget[] }>(
  items: ReadonlyArray<Entry & Entry["items"][number]>,
): Array<Entry["items"][number]> {
  return items
    .flatMap((entry) => (entry.items.length > 0 ? entry.items : [entry]))
    .filter(({ to, href, sidebar }) => to || href || sidebar);
}

/** Address of a page in a version of the documentation. */
export interface VersionedPage {
  version: string;
  permalink: string;
}

/**
 * Returns the address of the open page in a version, or the version's main page if it lacks the
 * page.
 *
 * @param pages the open page in all versions that have it
 */
export function counterpart(
  pages: readonly VersionedPage[],
): (version: { readonly name: string; readonly mainDocPermalink: string | null }) => string {
  const addresses = new Map(pages.map(({ version, permalink }) => [version, permalink]));
  return ({ name, mainDocPermalink }) => addresses.get(name) ?? mainDocPermalink ?? "/";
}
