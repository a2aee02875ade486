import { createHash } from "node:crypto";
import type { NavItem } from "./types";

/** Number of entries up to which every page has the whole sidebar. */
const MAX_ENTRIES = 150;
/** Number of top-level entries of a large sidebar that the frame of every page has. */
const MAX_OUTLINE = 40;

/** All entries of a large sidebar as a file, from which pages load what they leave out. */
interface SidebarFile {
  /** Site-absolute address, which changes with the content. */
  address: string;
  /** JSON of the entries without descriptions. */
  content: string;
}

/** Returns the file of a large sidebar, or `undefined` for one that every page has completely. */
export function sidebarFile(name: string, items: readonly NavItem[]): SidebarFile | undefined {
  if (countEntries(items) <= MAX_ENTRIES) return undefined;
  const content = JSON.stringify(withoutDescriptions(items));
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  return { address: `/sidebars/${name.replace(/[^\w-]+/g, "-")}.${hash}.json`, content };
}

/**
 * Returns the entries of a sidebar for the frame of every page: without descriptions, so that editing
 * one does not change every page, and of a large sidebar only the top level. A category without a
 * page of its own then leads to the first page in it.
 */
export function frameItems(items: readonly NavItem[]): NavItem[] {
  if (countEntries(items) <= MAX_ENTRIES) return withoutDescriptions(items);
  const outline = withoutDescriptions(items.slice(0, MAX_OUTLINE));
  return outline.map((item) => {
    if (item.type !== "category") return item;
    const permalink = item.permalink ?? firstPermalink(item.items);
    return { ...item, ...(permalink ? { permalink } : {}), items: [] };
  });
}

function countEntries(items: readonly NavItem[]): number {
  return items.reduce(
    (count, item) => count + 1 + (item.type === "category" ? countEntries(item.items) : 0),
    0,
  );
}

function firstPermalink(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "html" || (item.type === "link" && item.external)) continue;
    const own = item.unlisted ? undefined : item.permalink;
    const first = own ?? (item.type === "category" ? firstPermalink(item.items) : undefined);
    if (first) return first;
  }
  return undefined;
}

/** Removes descriptions, which only cards show, from entries at all levels. */
export function withoutDescriptions(items: readonly NavItem[]): NavItem[] {
  return items.map((item) => {
    if (item.type === "html") return item;
    const { description: _, ...rest } = item;
    return rest.type === "category" ? { ...rest, items: withoutDescriptions(rest.items) } : rest;
  });
}
