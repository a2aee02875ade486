import type { NavCategory, NavItem, NavLink, Sidebar } from "./types";

/** A link to a neighbor or an ancestor. Without an address it is only a name. */
export interface TrailLink {
  readonly label: string;
  readonly permalink: string | null;
}

/** A page's place in the navigation. */
export interface Trail {
  /** Name of the sidebar that shows the page. */
  sidebar: string;
  /** From the outermost category to the page's own. */
  breadcrumbs: readonly TrailLink[];
  previous: TrailLink | null;
  next: TrailLink | null;
}

/** One stop in the reading order of a sidebar. */
interface Stop {
  permalink: string;
  label: string;
  ancestors: NavCategory[];
}

/**
 * The places of all pages, by address. The reading order goes depth first; a category with a page
 * of its own comes before what it holds. A page in several sidebars belongs to the last of them.
 */
export function findTrails(sidebars: Sidebar[]): Map<string, Trail> {
  const trails = new Map<string, Trail>();
  for (const sidebar of sidebars) {
    const stops = listStops(sidebar.items, []);
    stops.forEach((stop, index) => {
      trails.set(stop.permalink, {
        sidebar: sidebar.name,
        breadcrumbs: stop.ancestors
          .filter((category) => category.permalink !== stop.permalink)
          .map((category) => ({ label: category.label, permalink: category.permalink ?? null })),
        previous: toLink(stops[index - 1]),
        next: toLink(stops[index + 1]),
      });
    });
  }
  return trails;
}

function toLink(stop: Stop | undefined): TrailLink | null {
  return stop ? { label: stop.label, permalink: stop.permalink } : null;
}

function listStops(items: NavItem[], ancestors: NavCategory[]): Stop[] {
  return items.flatMap((item) =>
    item.type === "link" ? linkStops(item, ancestors) : categoryStops(item, ancestors),
  );
}

function linkStops(item: NavLink, ancestors: NavCategory[]): Stop[] {
  if (item.external || item.unlisted) return [];
  return [{ permalink: item.permalink, label: item.paginationLabel ?? item.label, ancestors }];
}

function categoryStops(item: NavCategory, ancestors: NavCategory[]): Stop[] {
  const inner = listStops(item.items, [...ancestors, item]);
  if (!item.permalink) return inner;
  return [{ permalink: item.permalink, label: item.label, ancestors }, ...inner];
}
