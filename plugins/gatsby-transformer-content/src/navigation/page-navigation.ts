import { didYouMean } from "../../../../packages/problems";
import { paginationLabel } from "./resolve-navigation";
import type { NavCategory, NavDoc, NavItem, NavLink, NavProblem, Sidebar } from "./types";

/** A link to a neighbor or ancestor. Null for a category without a page. */
export interface TrailLink {
  readonly label: string;
  readonly permalink: string | null;
}

/** A page's sidebar, breadcrumbs and neighbors. */
export interface Trail {
  /** Name of the sidebar next to the page. */
  sidebar: string | null;
  /** Label of the page in the sidebar. */
  label: string | null;
  /** From the outermost category. */
  breadcrumbs: readonly TrailLink[];
  previous: TrailLink | null;
  next: TrailLink | null;
}

/** Navigation of all pages by address, with problems in front matter. */
export interface Trails {
  trails: Map<string, Trail>;
  problems: NavProblem[];
}

/** A page in a sidebar. */
interface Stop {
  permalink: string;
  /** Label in the sidebar. */
  name: string;
  /** Label in pagination links. */
  label: string;
  ancestors: NavCategory[];
  /** Excluded from the reading order. */
  unlisted: boolean;
}

/**
 * Finds the navigation of all pages. The reading order is depth first; a category's page comes
 * before its items. A page in several sidebars belongs to the last one, unless its front matter
 * selects another.
 */
export function findTrails(sidebars: Sidebar[], docs: readonly NavDoc[] = []): Trails {
  const bySidebar = new Map(sidebars.map((sidebar) => [sidebar.name, trailsOf(sidebar)]));
  const trails = new Map([...bySidebar.values()].flatMap((places) => [...places]));
  const problems: NavProblem[] = [];
  for (const doc of docs) {
    const trail = applyWishes(doc, { found: trails.get(doc.permalink), bySidebar, docs, problems });
    if (trail) trails.set(doc.permalink, trail);
  }
  return { trails, problems };
}

function trailsOf({ name, items }: Sidebar): Map<string, Trail> {
  const stops = listStops(items, []);
  const order = stops.filter(({ unlisted }) => !unlisted);
  return new Map(
    stops.map((stop) => {
      const index = order.indexOf(stop);
      const trail = {
        sidebar: name,
        label: stop.name,
        breadcrumbs: stop.ancestors
          .filter((category) => category.permalink !== stop.permalink)
          .map((category) => ({ label: category.label, permalink: category.permalink ?? null })),
        previous: toLink(order[index - 1]),
        next: index < 0 ? null : toLink(order[index + 1]),
      };
      return [stop.permalink, trail];
    }),
  );
}

function toLink(stop: Stop | undefined): TrailLink | null {
  return stop ? { label: stop.label, permalink: stop.permalink } : null;
}

function listStops(items: NavItem[], ancestors: NavCategory[]): Stop[] {
  return items.flatMap((item) => {
    if (item.type === "html") return [];
    return item.type === "link" ? linkStops(item, ancestors) : categoryStops(item, ancestors);
  });
}

function linkStops(item: NavLink, ancestors: NavCategory[]): Stop[] {
  return item.external ? [] : [toStop(item, item.permalink, ancestors)];
}

function categoryStops(item: NavCategory, ancestors: NavCategory[]): Stop[] {
  const inner = listStops(item.items, [...ancestors, item]);
  return item.permalink ? [toStop(item, item.permalink, ancestors), ...inner] : inner;
}

function toStop(
  { label, paginationLabel, unlisted }: NavLink | NavCategory,
  permalink: string,
  ancestors: NavCategory[],
): Stop {
  return {
    permalink,
    name: label,
    label: paginationLabel ?? label,
    ancestors,
    unlisted: unlisted ?? false,
  };
}

/** Input of `applyFrontMatterNavigation`. */
interface Choice {
  /** Navigation from the sidebars alone. */
  found: Trail | undefined;
  /** Navigation by address, for each sidebar. */
  bySidebar: ReadonlyMap<string, ReadonlyMap<string, Trail>>;
  docs: readonly NavDoc[];
  /** Collects unknown names. */
  problems: NavProblem[];
}

const NOWHERE: Trail = {
  sidebar: null,
  label: null,
  breadcrumbs: [],
  previous: null,
  next: null,
};

/**
 * Applies `displayed_sidebar`, `pagination_prev` and `pagination_next`. Returns `undefined` for a
 * page without any navigation.
 */
export function applyWishes(doc: NavDoc, choice: Choice): Trail | undefined {
  const trail = displayedTrail(doc, choice);
  const previous = neighbor(doc, "pagination_prev", choice);
  const next = neighbor(doc, "pagination_next", choice);
  if (previous === undefined && next === undefined) return trail;
  return {
    ...(trail ?? NOWHERE),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

function displayedTrail(doc: NavDoc, { found, bySidebar, problems }: Choice): Trail | undefined {
  const name = doc.displayedSidebar;
  if (name === undefined) return found;
  if (name === null) return NOWHERE;
  const places = bySidebar.get(name);
  if (places) return places.get(doc.permalink) ?? { ...NOWHERE, sidebar: name };
  problems.push(unknownName(doc, "displayed_sidebar", "sidebar", name, bySidebar.keys()));
  return found;
}

/** `undefined`: the sidebar decides. `null`: none. */
function neighbor(
  doc: NavDoc,
  key: "pagination_prev" | "pagination_next",
  { docs, problems }: Choice,
): TrailLink | null | undefined {
  const id = key === "pagination_prev" ? doc.paginationPrev : doc.paginationNext;
  if (id === undefined || id === null) return id;
  const other = docs.find(({ docId }) => docId === id);
  if (other) return { label: paginationLabel(other), permalink: other.permalink };
  const known = docs.map(({ docId }) => docId);
  problems.push(unknownName(doc, key, "page", id, known));
  return undefined;
}

function unknownName(
  { file }: NavDoc,
  key: string,
  noun: "page" | "sidebar",
  value: string,
  known: Iterable<string>,
): NavProblem {
  return {
    code: `front-matter/unknown-${noun}`,
    severity: "error",
    file,
    path: [key],
    message: `"${key}" names a ${noun} that does not exist.`,
    value,
    hint: didYouMean(value, known),
  };
}
