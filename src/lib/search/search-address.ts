import { AREAS } from "./entry";
import type { Area } from "./entry";

/** What the reader looks for, and where. */
export interface SearchState {
  query: string;
  area?: Area | undefined;
}

/** Address of the search page for a search, without the path below which the site stands. */
export function searchAddress({ query, area }: SearchState): string {
  if (!query && !area) return "/search";
  const parameters = new URLSearchParams(area ? { q: query, in: area } : { q: query });
  return `/search?${parameters.toString()}`;
}

/** Reads the query string of the search page. An unknown area counts as none. */
export function parseSearchAddress(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const area = parameters.get("in") ?? "";
  return {
    query: parameters.get("q") ?? "",
    ...(Object.hasOwn(AREAS, area) ? { area: area as Area } : {}),
  };
}
