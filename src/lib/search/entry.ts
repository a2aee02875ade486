import type { PackedPostings } from "./packed-postings";
import type { Synonyms } from "./search-index";
import { toLiteral, toSignificantTerms } from "./terms";

/** Section of the site by which results can be filtered. */
export type Area = "d" | "a" | "g" | "b";

/** What results can be limited to: an area or, of several APIs, one by the address of its overview. */
export type Scope = Area | `/${string}`;

/** An API of several: the address of its overview, above all its pages, and its title. */
export interface ApiScope {
  url: `/${string}`;
  title: string;
}

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

/** Texts of a page and its parts by entry number. */
export type PageTexts = Record<string, string>;

/** A page or a part of one: a section, parameter, field or error code. */
export interface SearchEntry {
  /** Number in the index, from 1. */
  id: number;
  /** The page; for a page itself. */
  page: SearchPage;
  /** Address, with the fragment of a part. */
  url: string;
  title: string;
  kind: HitKind | "";
  /** Note next to the title; may be empty. */
  note: string;
  /** Returns what the query is compared with. Computed once. */
  names: () => EntryNames;
}

/** Names of an entry: its title, the end of its address and, for an operation, its method and path. */
interface EntryNames {
  /** Terms of the title. */
  title: ReadonlySet<string>;
  /** All names as {@link toLiteral} returns them. */
  literals: readonly string[];
}

/** A page that can be found. */
export interface SearchPage extends SearchEntry {
  area: Area;
  /** Breadcrumbs; may be empty. */
  breadcrumbs: string;
  /** Number of its parts. */
  partCount: number;
}

/** A page that was found, and the parts of it that match, best first. */
export interface Hit {
  page: SearchPage;
  parts: SearchEntry[];
}

/** Folder of the search files, below the path prefix. */
export const SEARCH_FILES = "search-files";

/** `manifest.json`: what gives the first results, and names of other files, whose addresses change with their content. */
export interface SearchManifest {
  /** What readers type for the words of the site. */
  synonyms: Synonyms;
  /** Addresses of pages to offer before anything is typed. */
  useful: string[];
  /** The APIs, if there are several. */
  apis: ApiScope[];
  /** Folder with the {@link PageTexts} of each page, named by its number. */
  texts: string;
  first: NamesFile;
  /** Files with a further {@link NamesFile}; together with the first one they have all entries. */
  names: string[];
  /** File with the {@link PackedQuestions} of all entries. */
  questions: string;
  /** Files with the {@link PackedPostings} of the texts of the same entries, by the other levels. */
  text: string[];
}

/** Entries, and the terms of their names, keywords and summaries. */
export interface NamesFile {
  /** Number of the first entry. */
  first: number;
  entries: StoredEntry[];
  /** By level, of those that come with the names. */
  terms: PackedPostings[];
}

/** Expands stored entries by number, which are in order: each page before its parts. */
export function expandStore(
  store: Readonly<Record<string, StoredEntry>>,
): Record<string, SearchEntry> {
  const entries: Record<string, SearchEntry> = {};
  let page: SearchPage | undefined;
  for (const [key, { u, t, k = "d", c = "", y = "", s = "" }] of Object.entries(store)) {
    let names: EntryNames | undefined;
    const own = {
      id: Number(key),
      title: t,
      kind: y as SearchEntry["kind"],
      note: s,
      names: () => {
        names ??= namesOf(t, u.slice(u.lastIndexOf("/") + 1), y === "o" ? s : "");
        return names;
      },
    };
    if (page && u.startsWith("#")) {
      page.partCount += 1;
      entries[key] = { ...own, page, url: page.url + u };
    } else {
      page = { ...own, url: u, area: k, breadcrumbs: c, partCount: 0 } as SearchPage;
      page.page = page;
      entries[key] = page;
    }
  }
  return entries;
}

function namesOf(title: string, slug: string, methodAndPath: string): EntryNames {
  const path = methodAndPath.replace(/^\S+ /, "");
  const ofPage = slug.startsWith("#") ? [] : [slug];
  return {
    title: new Set(toSignificantTerms(title)),
    literals: [title, methodAndPath, path, ...ofPage].map(toLiteral).filter(Boolean),
  };
}
