import FlexSearch from "flexsearch";
import type { SearchEntry, StoredEntry } from "../../lib/search/entry";
import { expandStore } from "../../lib/search/entry";
import { unpackQuestions } from "../../lib/search/questions";
import { rank } from "../../lib/search/rank";
import { SearchIndex } from "../../lib/search/search-index";
import { SEARCH_QUERY } from "../../site/search/collect-documents";
import type { NumberedDocument } from "../../site/search/plugin-options";
import {
  readSearchSettings,
  searchPlugins,
  toSynonymTerms,
} from "../../site/search/plugin-options";
import { splitIndex, toPackedQuestions } from "../../site/search/write-search-files";
import { openThisSite } from "../this-site";

/** Index and store of one instance of gatsby-plugin-local-search. */
export interface BuiltIndex {
  index: string;
  store: Record<string, StoredEntry>;
  documents: NumberedDocument[];
}

/** An index with its entries, as the browser has it. */
export interface LoadedSearch {
  entries: Record<string, SearchEntry>;
  /** Returns the addresses found, best first: of each page, and of its parts that match. */
  search: (query: string) => string[][];
}

/** Builds index and store of both instances as gatsby-plugin-local-search 2.0 does. */
export function buildIndexes(
  data: Queries.SearchIndexQuery,
): [first: BuiltIndex, text: BuiltIndex] {
  const [first, text] = searchPlugins().map(({ options }) => {
    const documents = options.normalizer({ data });
    const engine = FlexSearch.create({ ...options.engineOptions } as never);
    for (const { id, x } of documents) engine.add(id, JSON.stringify({ x }));
    const store = Object.fromEntries(
      documents.map((document) => [document.id, pick(document, options.store)]),
    );
    return { index: engine.export(), store, documents };
  });
  if (!first || !text) throw new Error("There are not two instances.");
  return [first, text];
}

function pick({ u, t, ...others }: NumberedDocument, keys: readonly string[]): StoredEntry {
  const entries = Object.entries(others).filter(([key]) => keys.includes(key));
  return { u, t, ...Object.fromEntries(entries) };
}

/** Loads what was built as the browser does: the first index alone, or both. */
export function loadIndexes(
  first: BuiltIndex,
  text?: BuiltIndex,
  { synonyms, questions } = readSearchSettings("content"),
): LoadedSearch {
  const entries = expandStore(first.store);
  const [shard] = splitIndex(first, text ?? { index: "[[]]" }, Number.POSITIVE_INFINITY);
  const index = new SearchIndex(
    shard?.names ?? [],
    shard?.text,
    toSynonymTerms(synonyms),
    text && unpackQuestions(toPackedQuestions(questions, first.store)),
  );
  const search = (query: string) => {
    const candidates = index.search(query).flatMap((id) => entries[id] ?? []);
    return rank(query, candidates, index).map(({ page, parts }) =>
      [page, ...parts].map(({ url }) => url),
    );
  };
  return { entries, search };
}

/** Runs the search's query on this site, without a build. */
export async function querySiteForSearch(): Promise<Queries.SearchIndexQuery> {
  const { graphql } = await openThisSite();
  const { data, errors } = await graphql<Queries.SearchIndexQuery>(SEARCH_QUERY);
  if (!data || errors) throw new Error(String(errors));
  return data;
}
