import type { ContentNode, ElementTuple } from "../content/types";
import type { NavCategory, NavItem, NavLink } from "../navigation/types";
import type { EmbedData } from "./data";

/**
 * `<DocCardList />`: cards of what a category holds, on the category's own page; elsewhere of the
 * pages beside this one.
 */
export async function embedDocCards({ navigation, permalink }: EmbedData): Promise<ContentNode[]> {
  const { sidebars } = await navigation();
  const items = sidebars.map((sidebar) => itemsAround(sidebar.items, permalink)).find(Boolean);
  const cards = (items ?? [])
    .filter(isPage)
    .filter((item) => item.permalink !== permalink && !(item.type === "link" && item.unlisted))
    .flatMap(toCard);
  return cards.length > 0 ? [["ul", { className: "cards" }, ...cards]] : [];
}

function itemsAround(items: readonly NavItem[], permalink: string): readonly NavItem[] | undefined {
  for (const item of items) {
    if (item.type === "category" && item.permalink === permalink) return item.items;
    if (isPage(item) && item.permalink === permalink) return items;
    const inner = item.type === "category" ? itemsAround(item.items, permalink) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Markup between the entries of a sidebar has no card. */
function isPage(item: NavItem): item is NavLink | NavCategory {
  return item.type !== "html";
}

function toCard(item: NavLink | NavCategory): ElementTuple[] {
  const href = firstPermalink(item);
  if (!href) return [];
  const text = item.description ?? (item.type === "category" ? countOf(item.items.length) : "");
  const title: ElementTuple = ["span", { className: "card-title" }, item.label];
  const words: ElementTuple[] = text ? [["span", { className: "card-text" }, text]] : [];
  return [["li", 0, ["a", { className: "card", href }, title, ...words]]];
}

/** A category without a page of its own leads to the first page in it. */
function firstPermalink(item: NavLink | NavCategory): string | undefined {
  if (item.permalink || item.type === "link") return item.permalink;
  return item.items.filter(isPage).map(firstPermalink).find(Boolean);
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? "page" : "pages"}`;
}
