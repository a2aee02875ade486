import { useCallback, useEffect, useState } from "react";
import type { NamesFile, SearchEntry, SearchManifest } from "../../lib/search/entry";
import { expandStore, SEARCH_FILES } from "../../lib/search/entry";
import type { Postings } from "../../lib/search/search-index";
import { SearchIndex } from "../../lib/search/search-index";

/** An index that can be searched, and its entries by number. */
export interface LoadedIndex {
  index: SearchIndex;
  store: Record<string, SearchEntry>;
}

/** The index as far as it is loaded. */
export interface IndexState {
  /** `undefined` until the first file is loaded. */
  loaded: LoadedIndex | undefined;
  /** Whether a file could not be loaded. */
  hasFailed: boolean;
  retry: () => void;
}

declare const __PATH_PREFIX__: string;

/** Loads the index when the component is mounted. */
export function useSearchIndex(): IndexState {
  const [loaded, setLoaded] = useState<LoadedIndex>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadSearchIndex(setLoaded).catch((error: unknown) => {
      console.warn("The search index could not be loaded.", error);
      setFailed(true);
    });
  }, []);
  useEffect(retry, [retry]);
  return { loaded, hasFailed, retry };
}

/**
 * Loads the index file by file: first names and headings, which give the first results, then texts.
 *
 * @param onStep called after each file with all that is loaded
 * @throws Error if a file cannot be loaded
 */
async function loadSearchIndex(onStep: (loaded: LoadedIndex) => void): Promise<void> {
  const manifest = await fetchJson<SearchManifest>("manifest.json");
  const stored: NamesFile["store"] = {};
  const names: Postings = Object.create(null);
  const text: Postings = Object.create(null);
  let store = expandStore(stored);
  for (const file of manifest.names) {
    const shard = await fetchJson<NamesFile>(file);
    store = expandStore(Object.assign(stored, shard.store));
    addPostings(names, shard.terms);
    onStep({ index: new SearchIndex(names), store });
  }
  for (const file of manifest.text) {
    addPostings(text, await fetchJson<Postings>(file));
    onStep({ index: new SearchIndex(names, text), store });
  }
}

/** Files come in the order of their entries, so the numbers of each term stay in order. */
function addPostings(all: Postings, more: Postings): void {
  for (const [term, ids] of Object.entries(more)) all[term] = (all[term] ?? []).concat(ids);
}

async function fetchJson<Content>(name: string): Promise<Content> {
  const url = `${__PATH_PREFIX__}/${SEARCH_FILES}/${name}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json() as Promise<Content>;
}
