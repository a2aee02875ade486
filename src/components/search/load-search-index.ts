import FlexSearch from "flexsearch";
import { ENGINE_OPTIONS } from "../../lib/search-engine";
import type { SearchEntry } from "../../lib/search-engine";

/** An index that is ready to be asked, and what its results stand for. */
export interface LoadedIndex {
  index: ReturnType<typeof FlexSearch.create>;
  store: Record<string, SearchEntry>;
}

/** Gatsby's loader of page data, as far as it is used here. */
interface PageLoader {
  loadPage: (path: string) => Promise<{ json: { data: Queries.SearchPageQuery } }>;
}

/**
 * Fetches the index and the store. Their addresses change with their content and stand in the data
 * of the search page, so that no other page has to carry them.
 *
 * @throws Error if one of the files cannot be fetched
 */
export async function loadSearchIndex(): Promise<LoadedIndex> {
  const loader = (window as unknown as { ___loader: PageLoader }).___loader;
  const { json } = await loader.loadPage("/search");
  const { publicIndexURL, publicStoreURL } = json.data.localSearchSite ?? {};
  if (!publicIndexURL || !publicStoreURL) throw new Error("The site was built without an index.");
  const [exported, store] = await Promise.all([
    fetchFile(publicIndexURL).then((response) => response.text()),
    fetchFile(publicStoreURL).then((response) => response.json() as Promise<LoadedIndex["store"]>),
  ]);
  const index = FlexSearch.create(ENGINE_OPTIONS);
  index.import(exported);
  return { index, store };
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response;
}
