import { didYouMean } from "../../../../packages/problems";
import { paginationLabel } from "./resolve-navigation";
import type { NavCategory, NavDoc, NavItem, NavLink, NavProblem, Sidebar } from "./types";

/** A link to a neighbor or ancestor. Null for a category without a page. */
export interface NavigationLink {
  readonly label: string;
  readonly permalink: string | null;
}

/** A page's sidebar, breadcrumbs and neighbors. */
export interface PageNavigation {
  /** Name of the sidebar next to the page. */
  sidebar: string | null;
  /** Label of the page in the sidebar. */
  label: string | null;
  /** From the outermost category. */
  breadcrumbs: readonly NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
}

/** Navigation of all pages by address, with problems in front matter. */
interface ResolvedPageNavigation {
  pages: Map<string, PageNavigation>;
  problems: NavProblem[];
}

/** A page in a sidebar. */
interface SidebarEntry {
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
export function findPageNavigation(
  sidebars: Sidebar[],
  docs: readonly NavDoc[] = [],
): ResolvedPageNavigation {
  const bySidebar = new Map(
    sidebars.map((sidebar) => [sidebar.name, navigationOfSidebar(sidebar)]),
  );
  const pages = new Map([...bySidebar.values()].flatMap((places) => [...places]));
  const problems: NavProblem[] = [];
  for (const doc of docs) {
    const navigation = applyFrontMatterNavigation(doc, {
      found: pages.get(doc.permalink),
      bySidebar,
      docs,
      problems,
    });
    if (navigation) pages.set(doc.permalink, navigation);
  }
  return { pages, problems };
}

function navigationOfSidebar({ name, items }: Sidebar): Map<string, PageNavigation> {
  const entries = listEntries(items, []);
  const order = entries.filter(({ unlisted }) => !unlisted);
  return new Map(
    entries.map((entry) => {
      const index = order.indexOf(entry);
      const navigation = {
        sidebar: name,
        label: entry.name,
        breadcrumbs: entry.ancestors
          .filter((category) => category.permalink !== entry.permalink)
          .map((category) => ({ label: category.label, permalink: category.permalink ?? null })),
        previous: toLink(order[index - 1]),
        next: index < 0 ? null : toLink(order[index + 1]),
      };
      return [entry.permalink, navigation];
    }),
  );
}

function toLink(entry: SidebarEntry | undefined): NavigationLink | null {
  return entry ? { label: entry.label, permalink: entry.permalink } : null;
}

function listEntries(items: NavItem[], ancestors: NavCategory[]): SidebarEntry[] {
  return items.flatMap((item) => {
    if (item.type === "html") return [];
    return item.type === "link" ? linkEntries(item, ancestors) : categoryEntries(item, ancestors);
  });
}

function linkEntries(item: NavLink, ancestors: NavCategory[]): SidebarEntry[] {
  return item.external ? [] : [toEntry(item, item.permalink, ancestors)];
}

function categoryEntries(item: NavCategory, ancestors: NavCategory[]): SidebarEntry[] {
  const inner = listEntries(item.items, [...ancestors, item]);
  return item.permalink ? [toEntry(item, item.permalink, ancestors), ...inner] : inner;
}

function toEntry(
  { label, paginationLabel, unlisted }: NavLink | NavCategory,
  permalink: string,
  ancestors: NavCategory[],
): SidebarEntry {
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
  found: PageNavigation | undefined;
  /** Navigation by address, for each sidebar. */
  bySidebar: ReadonlyMap<string, ReadonlyMap<string, PageNavigation>>;
  docs: readonly NavDoc[];
  /** Collects unknown names. */
  problems: NavProblem[];
}

const NO_NAVIGATION: PageNavigation = {
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
function applyFrontMatterNavigation(doc: NavDoc, choice: Choice): PageNavigation | undefined {
  const navigation = displayedNavigation(doc, choice);
  const previous = neighbor(doc, "pagination_prev", choice);
  const next = neighbor(doc, "pagination_next", choice);
  if (previous === undefined && next === undefined) return navigation;
  return {
    ...(navigation ?? NO_NAVIGATION),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

function displayedNavigation(
  doc: NavDoc,
  { found, bySidebar, problems }: Choice,
): PageNavigation | undefined {
  const name = doc.displayedSidebar;
  if (name === undefined) return found;
  if (name === null) return NO_NAVIGATION;
  const places = bySidebar.get(name);
  if (places) return places.get(doc.permalink) ?? { ...NO_NAVIGATION, sidebar: name };
  problems.push(unknownName(doc, "displayed_sidebar", "sidebar", name, bySidebar.keys()));
  return found;
}

/** `undefined`: the sidebar decides. `null`: none. */
function neighbor(
  doc: NavDoc,
  key: "pagination_prev" | "pagination_next",
  { docs, problems }: Choice,
): NavigationLink | null | undefined {
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
