/** Area of the site, by which results can be filtered: documentation, API, guides, blog. */
export type Area = "d" | "a" | "g" | "b";

/** Names of the areas, in the order in which they are offered. */
export const AREAS: Readonly<Record<Area, string>> = {
  d: "Documentation",
  a: "API",
  g: "Guides",
  b: "Blog",
};

/** The area of a page, by its address and, where one shows it, the name of its sidebar. */
export function areaOf(permalink: string, sidebar?: string | null): Area {
  if (permalink.startsWith("/blog")) return "b";
  if (sidebar === "api" || permalink.startsWith("/docs/api/")) return "a";
  return sidebar === "guides" || permalink.startsWith("/docs/guides/") ? "g" : "d";
}

/** What a hit is, besides a page or a section of one. */
export type HitKind = "o" | "p" | "f" | "s" | "e" | "t" | "w" | "c";

/** Names of the kinds of hits, as a reader sees them. */
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
 * A searchable piece of the site as it travels: one-letter keys, and nothing said twice. A page comes
 * first, its parts follow; what a part leaves out is its page's.
 */
export interface StoredEntry {
  /** Address of a page; of a part its fragment, with `#`. */
  u: string;
  /** Title of the page, or name of the part. */
  t: string;
  /** Area; on pages only. */
  k?: Area;
  /** Where the page stands, in words: `Analytics › Metrics`; on pages only. */
  c?: string;
  /** Kind, where it is neither a page nor a section. */
  y?: HitKind;
  /** What stands beside the title: `POST /external/chat`, `query`. */
  s?: string;
}

/** An entry as the results show it. */
export interface SearchEntry {
  /** Address, with the fragment of a part. */
  url: string;
  title: string;
  /** Address of the page. */
  page: string;
  pageTitle: string;
  area: Area;
  /** Where the page stands, in words; may be empty. */
  trail: string;
  kind: HitKind | "";
  /** Said beside the title; may be empty. */
  note: string;
}

/**
 * Gives every entry what its page says for it.
 *
 * @param store entries by their ids: 1, 2, 3 …
 */
export function expandStore(
  store: Readonly<Record<string, StoredEntry>>,
): Record<string, SearchEntry> {
  let page: StoredEntry = { u: "/", t: "" };
  const entries = Object.entries(store).map(([id, entry]) => {
    const isPart = entry.u.startsWith("#");
    if (!isPart) page = entry;
    const expanded: SearchEntry = {
      url: isPart ? page.u + entry.u : entry.u,
      title: entry.t,
      page: page.u,
      pageTitle: page.t,
      area: page.k ?? "d",
      trail: page.c ?? "",
      kind: entry.y ?? "",
      note: entry.s ?? "",
    };
    return [id, expanded] as const;
  });
  return Object.fromEntries(entries);
}
