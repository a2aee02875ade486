import type {
  NavCategory,
  NavItem,
  NavLink,
} from "../../plugins/gatsby-transformer-content/src/navigation/types";

export type { NavCategory, NavItem, NavLink };

/** The first page of a sidebar: where the navbar's entry leads. */
export function firstPermalink(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "link" && !item.external) return item.permalink;
    if (item.type === "category") {
      const inner = item.permalink ?? firstPermalink(item.items);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Whether a page is somewhere in a category, or is its own page. */
export function holdsPage(category: NavCategory, permalink: string): boolean {
  return (
    category.permalink === permalink ||
    category.items.some((item) =>
      item.type === "link" ? item.permalink === permalink : holdsPage(item, permalink),
    )
  );
}
