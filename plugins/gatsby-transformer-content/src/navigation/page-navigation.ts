import { didYouMean } from "../../../../packages/problems";
import { sidebarName } from "../versions/docs-version";
import { paginationLabel } from "./resolve-navigation";
import type { NavCategory, NavDoc, NavItem, NavLink, NavProblem, Sidebar } from "./types";

/** A link to a neighbor or ancestor. Null for a category without a page. */
export interface NavigationLink {
  readonly label: string;
  readonly permalink: string | null;
}

/** A page's sidebar, breadcrumbs and neighbors. */
export interface PageNavigation {
  /** Name of the version of the documentation. */
  version: string;
  /** Name of the sidebar next to the page. */
  sidebar: string | null;
  /** Label of the page in the sidebar. */
  label: string | null;
  /** From the outermost category. */
  breadcrumbs: readonly NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
}

type NavigationByPage = Map<string, PageNavigation>;

/**
 * Finds the navigation of all pages by address. The reading order is depth first; a category's page
 * comes before its items. A page in several sidebars belongs to the last one, unless its front matter
 * selects another.
 *
 * @param docs pages whose front matter applies
 */
export function findPageNavigation(
  sidebars: readonly Sidebar[],
  docs: readonly NavDoc[] = [],
): { pages: NavigationByPage; problems: NavProblem[] } {
  const bySidebar = new Map(sidebars.map((sidebar) => [sidebar.name, pagesOfSidebar(sidebar)]));
  const pages = new Map([...bySidebar.values()].flatMap((found) => [...found]));
  const problems: NavProblem[] = [];
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  for (const doc of docs) {
    const displayed = displayedNavigation(doc, pages.get(doc.permalink), bySidebar, problems);
    const previous = neighbor(doc, "pagination_prev", byId, problems);
    const next = neighbor(doc, "pagination_next", byId, problems);
    if (displayed === undefined && previous === undefined && next === undefined) continue;
    const navigation = displayed ?? noNavigation(doc);
    pages.set(doc.permalink, {
      ...navigation,
      previous: previous === undefined ? navigation.previous : previous,
      next: next === undefined ? navigation.next : next,
    });
  }
  return { pages, problems };
}

function pagesOfSidebar({ name, version, items }: Sidebar): NavigationByPage {
  const entries = entriesOf(items, []);
  // Unlisted pages are not in the reading order.
  const order = entries.filter(({ item }) => !item.unlisted);
  const places = new Map(order.map((entry, index) => [entry, index]));
  const pages: NavigationByPage = new Map();
  for (const entry of entries) {
    // A page that is listed twice belongs to its first place.
    if (pages.has(entry.permalink)) continue;
    const index = places.get(entry);
    pages.set(entry.permalink, {
      version,
      sidebar: name,
      label: entry.item.label,
      breadcrumbs: entry.ancestors
        .filter((category) => category.permalink !== entry.permalink)
        .map(({ label, permalink = null }) => ({ label, permalink })),
      previous: index === undefined ? null : toLink(order[index - 1]),
      next: index === undefined ? null : toLink(order[index + 1]),
    });
  }
  return pages;
}

interface SidebarEntry {
  permalink: string;
  item: NavLink | NavCategory;
  ancestors: NavCategory[];
}

function entriesOf(items: readonly NavItem[], ancestors: NavCategory[]): SidebarEntry[] {
  return items.flatMap((item) => {
    if (item.type === "html" || (item.type === "link" && item.external)) return [];
    const own = item.permalink ? [{ permalink: item.permalink, item, ancestors }] : [];
    return item.type === "link" ? own : [...own, ...entriesOf(item.items, [...ancestors, item])];
  });
}

function toLink(entry: SidebarEntry | undefined): NavigationLink | null {
  if (!entry) return null;
  const { permalink, item } = entry;
  return { label: item.paginationLabel ?? item.label, permalink };
}

function noNavigation({ version }: NavDoc): PageNavigation {
  return { version, sidebar: null, label: null, breadcrumbs: [], previous: null, next: null };
}

/** Returns the navigation of a page in the sidebar that `displayed_sidebar` selects. */
function displayedNavigation(
  doc: NavDoc,
  found: PageNavigation | undefined,
  bySidebar: ReadonlyMap<string, NavigationByPage>,
  problems: NavProblem[],
): PageNavigation | undefined {
  const name = doc.displayedSidebar;
  if (name === undefined) return found;
  if (name === null) return noNavigation(doc);
  const sidebar = sidebarName(doc.version, name);
  const pages = bySidebar.get(sidebar);
  if (pages) return pages.get(doc.permalink) ?? { ...noNavigation(doc), sidebar };
  problems.push(unknownName(doc, "displayed_sidebar", "sidebar", name, bySidebar.keys()));
  return found;
}

/** `undefined`: the sidebar decides. `null`: none. */
function neighbor(
  doc: NavDoc,
  key: "pagination_prev" | "pagination_next",
  docs: ReadonlyMap<string, NavDoc>,
  problems: NavProblem[],
): NavigationLink | null | undefined {
  const id = key === "pagination_prev" ? doc.paginationPrev : doc.paginationNext;
  if (id === undefined || id === null) return id;
  const other = docs.get(id);
  if (other) return { label: paginationLabel(other), permalink: other.permalink };
  problems.push(unknownName(doc, key, "page", id, docs.keys()));
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
