import FlexSearch from "flexsearch";
import { ENGINE_OPTIONS } from "../../lib/search/engine-options";
import { expandStore } from "../../lib/search/entry";
import type { SearchEntry, StoredEntry } from "../../lib/search/entry";
import { rank } from "../../lib/search/rank";
import { toSearchable } from "../../lib/search/searchable";
import type { ExportedIndex, TermIndex } from "../../lib/search/term-index";

/** An index that can be asked, and what its results stand for. */
export interface LoadedIndex {
  index: ReturnType<typeof FlexSearch.create>;
  store: Record<string, SearchEntry>;
  terms: TermIndex;
}

/** Gatsby's file with the data of the search page, as far as it is used here. */
interface PageData {
  result: { data: Queries.SearchPageQuery };
}

declare const __PATH_PREFIX__: string;

/**
 * Fetches the index in two steps: names and headings, with which the first results are found, then
 * the texts. The files' addresses change with their content and stand in the data of the search
 * page, so that no other page has to carry them.
 *
 * @param onStep called after each step
 * @throws Error if one of the files cannot be fetched
 */
export async function loadSearchIndex(onStep: (loaded: LoadedIndex) => void): Promise<void> {
  const pageData = `${__PATH_PREFIX__}/page-data/search/page-data.json`;
  const { result } = await fetchJson<PageData>(pageData);
  const { first, text } = result.data;
  if (!first || !text) throw new Error("The site was built without an index.");
  const [terms, stored] = await Promise.all([
    fetchJson<ExportedIndex>(first.publicIndexURL),
    fetchJson<Record<string, StoredEntry>>(first.publicStoreURL),
  ]);
  const store = expandStore(stored);
  onStep(toLoaded(store, terms));
  onStep(toLoaded(store, terms, await fetchJson<ExportedIndex>(text.publicIndexURL)));
}

/**
 * An engine whose search is the ranking over its own exported terms: react-use-flexsearch asks it
 * as it would ask any other.
 */
function toLoaded(
  store: Record<string, SearchEntry>,
  first: ExportedIndex,
  text?: ExportedIndex,
): LoadedIndex {
  const searchable = toSearchable(store, first, text);
  const index = FlexSearch.create({ ...ENGINE_OPTIONS } as never);
  const search = (query: string) => rank(query, searchable);
  return { index: Object.assign(index, { search }) as never, store, terms: searchable.terms };
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json() as Promise<Content>;
}
