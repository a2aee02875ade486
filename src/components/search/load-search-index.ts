import { useCallback, useEffect, useRef, useState } from "react";
import { toHref } from "../../lib/addresses";
import type {
  ApiScope,
  NamesFile,
  PageTexts,
  SearchEntry,
  SearchManifest,
  SearchPage,
  StoredEntry,
} from "../../lib/search/entry";
import { expandStore, SEARCH_FILES } from "../../lib/search/entry";
import type { PackedPostings, Postings } from "../../lib/search/packed-postings";
import { unpackPostings } from "../../lib/search/packed-postings";
import type { PackedQuestions, Questions } from "../../lib/search/questions";
import { unpackQuestions } from "../../lib/search/questions";
import { SearchIndex } from "../../lib/search/search-index";

/** An index that can be searched, and its entries by number. */
export interface LoadedIndex {
  index: SearchIndex;
  store: Record<string, SearchEntry>;
  /** Folder of the texts of pages. */
  texts: string;
  /** Pages to offer before anything is typed. */
  useful: SearchPage[];
  /** The APIs, if there are several. */
  apis: readonly ApiScope[];
  /** False while more files are to come. */
  isComplete: boolean;
}

/** The index as far as it is loaded. */
export interface IndexState {
  /** `undefined` until the first file is loaded. */
  loaded: LoadedIndex | undefined;
  /** True if a file could not be loaded. */
  hasFailed: boolean;
  retry: () => void;
}

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
 * Loads the index file by file: first names and headings, which give the first results, then questions
 * and texts.
 *
 * @param onStep called after each file with all that is loaded
 * @throws Error if a file cannot be loaded
 */
async function loadSearchIndex(onStep: (loaded: LoadedIndex) => void): Promise<void> {
  const { first, texts, synonyms, useful, apis, ...manifest } = await fetchManifest();
  const stored: Record<string, StoredEntry> = {};
  const names: Postings[] = [];
  const text: Postings[] = [];
  let questions: Questions | undefined;
  let store = expandStore(stored);
  let missing = manifest.names.length + manifest.text.length;
  const report = () => {
    const pages = new Map(Object.values(store).map((entry) => [entry.url, entry.page]));
    onStep({
      index: new SearchIndex(names, text, synonyms, questions),
      store,
      texts,
      useful: useful.flatMap((url) => pages.get(url) ?? []),
      apis,
      isComplete: missing === 0,
    });
  };
  const addNames = ({ first, entries, terms }: NamesFile) => {
    entries.forEach((entry, index) => {
      stored[first + index] = entry;
    });
    store = expandStore(stored);
    addPostings(names, terms);
    report();
  };
  addNames(first);
  // Other files would take bandwidth and time from the first results.
  await nextPaint();
  for (const file of manifest.names) {
    const more = await fetchJson<NamesFile>(file);
    missing -= 1;
    addNames(more);
  }
  questions = unpackQuestions(await fetchJson<PackedQuestions>(manifest.questions));
  for (const file of manifest.text) {
    addPostings(text, await fetchJson<PackedPostings[]>(file));
    missing -= 1;
    report();
  }
}

/** Resolves when the browser has painted what React has rendered by now. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Wait after the last change of the results before their texts are loaded, in milliseconds. */
const PAUSE = 120;

/** Loads the texts of pages, by entry number, when the reader pauses. A failure is logged and ignored. */
export function usePageTexts(folder: string, pages: readonly SearchEntry[]): PageTexts {
  const [texts, setTexts] = useState<PageTexts>({});
  const asked = useRef(new Set<number>());
  const ids = pages.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages change with their ids.
  useEffect(() => {
    const load = async () => {
      const missing = pages.filter(({ id }) => !asked.current.has(id));
      for (const { id } of missing) asked.current.add(id);
      const files = missing.map(({ id }) => fetchJson<PageTexts>(`${folder}/${id}.json`));
      const loaded = await Promise.all(files);
      setTexts((before) => Object.assign({}, before, ...loaded));
    };
    const timer = setTimeout(() => {
      load().catch((error) => console.warn("Excerpts could not be loaded.", error));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [folder, ids]);
  return texts;
}

/** Files come in the order of their entries, so the numbers of each term stay in order. */
function addPostings(all: Postings[], more: readonly PackedPostings[]): void {
  more.forEach((packed, level) => {
    const terms = unpackPostings(packed);
    const known = all[level] ?? (Object.create(null) as Postings);
    all[level] = known;
    for (const [term, ids] of Object.entries(terms)) known[term] = (known[term] ?? []).concat(ids);
  });
}

/** Takes the manifest that the script of the page has requested, or fetches it. */
async function fetchManifest(): Promise<SearchManifest> {
  const early = await window.searchManifest;
  window.searchManifest = undefined;
  return early?.ok ? early.json() : fetchJson<SearchManifest>("manifest.json");
}

async function fetchJson<Content>(name: string): Promise<Content> {
  const url = toHref(`/${SEARCH_FILES}/${name}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json() as Promise<Content>;
}
