import type { ApiScope, Scope, SearchPage } from "./entry";
import { AREAS } from "./entry";

/** Local storage key of recent searches. */
export const RECENT_SEARCHES_KEY = "search:recent";
const MAX_RECENT = 6;
const MAX_RECENT_LENGTH = 80;

/** The query that the reader typed and what it is limited to. */
export interface SearchState {
  query: string;
  area?: Scope | undefined;
}

/** Returns the address of the search page for a search, without the path prefix. */
export function searchAddress({ query, area }: SearchState): string {
  if (!query && !area) return "/search";
  const parameters = new URLSearchParams(area ? { q: query, in: area } : { q: query });
  return `/search?${parameters}`;
}

/** Parses the query string of the search page. An unknown area is ignored; of an API only the index knows. */
export function parseSearchAddress(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const area = parameters.get("in") ?? "";
  return {
    query: parameters.get("q") ?? "",
    ...(isScope(area) ? { area } : {}),
  };
}

function isScope(text: string): text is Scope {
  return Object.hasOwn(AREAS, text) || text.startsWith("/");
}

const AREA_NAMES: Readonly<Record<string, string>> = AREAS;

/** Returns the name of an area or API. */
export function nameOfScope(scope: Scope, apis: readonly ApiScope[]): string {
  return AREA_NAMES[scope] ?? apis.find(({ url }) => url === scope)?.title ?? scope;
}

/** Returns whether a page is in an area or API. The pages of an API below another one are not in that. */
export function isInScope(
  { url, area }: Pick<SearchPage, "url" | "area">,
  scope: Scope,
  apis: readonly ApiScope[],
): boolean {
  const above = apis.filter((api) => `${url}/`.startsWith(`${api.url}/`));
  return area === scope || above.sort((a, b) => b.url.length - a.url.length)[0]?.url === scope;
}

/** Parses stored searches, newest first. Anything but a JSON list of strings is ignored. */
export function parseRecentSearches(stored: string | null | undefined): string[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    return list.filter((item): item is string => typeof item === "string").slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Returns the recent searches with a search moved or added to the front. */
export function addRecentSearch(searches: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, MAX_RECENT_LENGTH);
  if (text === "") return [...searches];
  return [text, ...searches.filter((other) => other !== text)].slice(0, MAX_RECENT);
}
