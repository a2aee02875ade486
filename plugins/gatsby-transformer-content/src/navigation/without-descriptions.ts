import type { NavItem } from "./types";

/** Entries as a sidebar shows them: what only cards say is left out, at any depth. */
export function withoutDescriptions(items: readonly NavItem[]): NavItem[] {
  return items.map((item) => {
    if (item.type === "html") return item;
    const { description: _, ...rest } = item;
    return rest.type === "category" ? { ...rest, items: withoutDescriptions(rest.items) } : rest;
  });
}
