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
