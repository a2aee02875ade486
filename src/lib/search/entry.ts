import type { Postings } from "./search-index";

/** Section of the site by which results can be filtered. */
export type Area = "d" | "a" | "g" | "b";

/** Labels of the areas, in display order. */
export const AREAS: Readonly<Record<Area, string>> = {
  d: "Documentation",
  a: "API",
  g: "Guides",
  b: "Blog",
};

/**
 * Returns the area of a page by its address and the name of its sidebar, if it has one. The prefixes are
 * those of this site: `/blog`, `/docs/api` and `/docs/guides` are not settings.
 */
export function areaOf(permalink: string, sidebar?: string | null): Area {
  if (permalink.startsWith("/blog")) return "b";
  if (sidebar === "api" || permalink.startsWith("/docs/api/")) return "a";
  return sidebar === "guides" || permalink.startsWith("/docs/guides/") ? "g" : "d";
}

/** Kind of an entry that is neither a page nor a section of one. */
export type HitKind = "o" | "p" | "f" | "s" | "e" | "t" | "w" | "c";

/** Labels of the kinds. */
export const KINDS: Readonly<Record<HitKind, string>> = {
  o: "Operation",
  p: "Parameter",
  f: "Field",
  s: "Schema",
  e: "Error",
  t: "Tag",
  w: "Author",
  c: "Category",
};

/**
 * A searchable piece of the site as it is sent to the browser: one-letter keys and no repetition. A
 * page is followed by its parts, which inherit what they leave out.
 */
export interface StoredEntry {
  /** Address of a page; for a part its fragment, starting with `#`. */
  u: string;
  /** Title of the page, or name of the part. */
  t: string;
  /** Area; pages only. */
  k?: Area;
  /** Breadcrumbs, such as `Analytics › Metrics`; pages only. */
  c?: string;
  /** Kind, unless it is a page or a section. */
  y?: HitKind;
  /** Note next to the title: `POST /external/chat`, `query`. */
  s?: string;
}

/** An entry with everything that its page says about it. */
export interface SearchEntry {
  /** Number in the index, from 1. */
  id: number;
  /** Number of the page; for a page its own. */
  pageId: number;
  /** Address, with the fragment of a part. */
  url: string;
  title: string;
  /** Address of the page. */
  page: string;
  pageTitle: string;
  area: Area;
  /** Breadcrumbs of the page; may be empty. */
  breadcrumbs: string;
  kind: HitKind | "";
  /** Note next to the title; may be empty. */
  note: string;
}

/** Folder of the search files, below the path prefix. */
export const SEARCH_FILES = "search-files";

/** `manifest.json`: names of the other files, whose addresses change with their content. */
export interface SearchManifest {
  /** Files with a {@link NamesFile}; together they have all entries. */
  names: string[];
  /** Files with the {@link Postings} of the texts of the same entries. */
  text: string[];
}

/** Entries by number, and the terms of their names, headings and codes. */
export interface NamesFile {
  store: Record<string, StoredEntry>;
  terms: Postings;
}

/** Entries of one page, best first. */
export interface HitGroup extends Pick<SearchEntry, "page" | "pageTitle" | "area" | "breadcrumbs"> {
  hits: SearchEntry[];
}

/** Most entries shown of one page, so that no page crowds out the others. */
const PER_PAGE = 4;

/** Expands stored entries by number, which are in order: each page before its parts. */
export function expandStore(
  store: Readonly<Record<string, StoredEntry>>,
): Record<string, SearchEntry> {
  let page: StoredEntry = { u: "/", t: "" };
  let pageId = 0;
  const entries = Object.entries(store).map(([key, entry]) => {
    const id = Number(key);
    const isPart = entry.u.startsWith("#");
    if (!isPart) {
      page = entry;
      pageId = id;
    }
    const expanded: SearchEntry = {
      id,
      pageId,
      url: isPart ? page.u + entry.u : entry.u,
      title: entry.t,
      page: page.u,
      pageTitle: page.t,
      area: page.k ?? "d",
      breadcrumbs: page.c ?? "",
      kind: entry.y ?? "",
      note: entry.s ?? "",
    };
    return [key, expanded] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Groups entries by page, in the order in which the pages first occur.
 *
 * @param limit most entries to return in all groups together
 */
export function groupHits(
  hits: readonly SearchEntry[],
  { area, limit }: { area?: Area | undefined; limit: number },
): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  let shown = 0;
  for (const hit of hits) {
    if (shown >= limit) break;
    if (area && hit.area !== area) continue;
    const { page, pageTitle, breadcrumbs } = hit;
    const group = groups.get(page) ?? { page, pageTitle, area: hit.area, breadcrumbs, hits: [] };
    groups.set(page, group);
    if (group.hits.length >= PER_PAGE) continue;
    group.hits.push(hit);
    shown += 1;
  }
  return [...groups.values()];
}
