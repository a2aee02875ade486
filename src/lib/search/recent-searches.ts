/** Key in local storage. */
export const RECENT_SEARCHES_KEY = "search:recent";
const MOST = 6;
const LONGEST = 80;

/** Reads stored searches, newest first. Anything that is no list of words is none. */
export function parseRecentSearches(stored: string | null | undefined): string[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    return list.filter((item): item is string => typeof item === "string").slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search in front; it stands there once only. */
export function addRecentSearch(searches: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, LONGEST);
  if (text === "") return [...searches];
  return [text, ...searches.filter((other) => other !== text)].slice(0, MOST);
}
