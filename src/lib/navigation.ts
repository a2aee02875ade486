import type { NavCategory, NavItem, NavLink } from "../../plugins/gatsby-transformer-content";

export type { NavCategory, NavItem, NavLink };

/** The first page of a sidebar: where the navbar's entry leads. */
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

/** Whether a page is an entry, or somewhere in it. */
export function holdsPage(item: NavItem, permalink: string): boolean {
  if (item.type === "html") return false;
  return (
    item.permalink === permalink ||
    (item.type === "category" && item.items.some((inner) => holdsPage(inner, permalink)))
  );
}

/** Whether readers see an entry: what is unlisted only shows while its page is open. */
export function isVisible(item: NavItem, current: string): boolean {
  if (item.type === "html" || holdsPage(item, current)) return true;
  return item.permalink && !item.unlisted
    ? true
    : item.type === "category" && item.items.some((inner) => isVisible(inner, current));
}

export type { NavigationLink } from "../../plugins/gatsby-transformer-content";

/** The links of a navbar: its entries, and in the place of a dropdown what it holds. */
export function navbarLinks<Entry extends { readonly items: readonly object[] }>(
  items: readonly Entry[],
): Array<Entry["items"][number]> {
  // An entry that is no dropdown has all that a link of one has.
  return items.flatMap((entry) => (entry.items.length > 0 ? entry.items : [entry]));
}

/** A page in a version of the documentation. */
export interface VersionedPage {
  version: string;
  permalink: string;
}

/**
 * Gives where a version is read on.
 *
 * @param pages the page that is open in all versions that have it; a version that has not is entered
 *   at the page to start from
 */
export function counterpart(
  pages: readonly VersionedPage[],
): (version: { readonly name: string; readonly mainDocPermalink: string | null }) => string {
  const addresses = new Map(pages.map(({ version, permalink }) => [version, permalink]));
  return ({ name, mainDocPermalink }) => addresses.get(name) ?? mainDocPermalink ?? "/";
}
