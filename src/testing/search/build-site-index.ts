import FlexSearch from "flexsearch";
import { expandStore } from "../../lib/search/entry";
import type { StoredEntry } from "../../lib/search/entry";
import type { ExportedIndex } from "../../lib/search/term-index";
import { searchPlugins } from "../../site/search/plugin-options";
import type { IndexedDocument } from "../../site/search/plugin-options";
import { toSearchable } from "../../lib/search/searchable";
import type { Searchable } from "../../lib/search/rank";

/** One instance of the search as gatsby-plugin-local-search would write it: two files' texts. */
export interface BuiltIndex {
  name: string;
  index: string;
  store: string;
  documents: IndexedDocument[];
}

/** Makes index and store of every instance as gatsby-plugin-local-search 2.0 does. */
export function buildIndexes(data: Queries.SearchIndexQuery): BuiltIndex[] {
  return searchPlugins.map(({ options }) => {
    const documents = options.normalizer({ data });
    const engine = FlexSearch.create({ ...options.engineOptions } as never);
    for (const { id, x } of documents) engine.add(id, JSON.stringify({ x }));
    const store = Object.fromEntries(
      documents.map((document) => [document.id, pick(document, options.store)]),
    );
    return { name: options.name, index: engine.export(), store: JSON.stringify(store), documents };
  });
}

function pick(document: IndexedDocument, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(document).filter(([key]) => keys.includes(key)));
}

/** What the browser makes of the files: with the first alone, or with both. */
export function loadIndexes([first, text]: readonly BuiltIndex[]): Searchable {
  if (!first) throw new Error("There is no index.");
  const store = JSON.parse(first.store) as Record<string, StoredEntry>;
  return toSearchable(
    expandStore(store),
    JSON.parse(first.index) as ExportedIndex,
    text ? (JSON.parse(text.index) as ExportedIndex) : undefined,
  );
}
