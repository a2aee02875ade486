import type { StoredEntry } from "../../lib/search/entry";
import { ENGINE_OPTIONS } from "../../lib/search/search-index";
import { createTermReader } from "../../lib/search/terms";
import { readEnvironment } from "../environment";
import { collectDocuments } from "./collect-documents";
import { leadingTerms, textTerms } from "./search-document";
import { SEARCH_QUERY } from "./search-query";
import { readSynonyms } from "./search-settings";

/** A document for gatsby-plugin-local-search: its number, its terms and its entry. */
export type IndexedDocument = StoredEntry & { id: number; x: string };

/**
 * Returns the two instances of gatsby-plugin-local-search for gatsby-config: `first` with names,
 * headings and codes, which has the store, and `text` with the remaining words of each section under
 * the same numbers.
 */
export function searchPlugins({ contentRoot }: { contentRoot: string }) {
  const toDocuments =
    (termsOf: typeof leadingTerms) =>
    ({ data }: { data: Queries.SearchIndexQuery }): IndexedDocument[] => {
      const { synonyms } = readSynonyms(contentRoot);
      const read = createTermReader();
      return collectDocuments(data, readEnvironment().now).map((document, index) => ({
        ...document.entry,
        id: index + 1,
        x: termsOf(document, { synonyms, read }).join(" "),
      }));
    };
  const shared = {
    engine: "flexsearch",
    engineOptions: ENGINE_OPTIONS,
    query: SEARCH_QUERY,
    ref: "id",
    index: ["x"],
  };
  const resolve = "gatsby-plugin-local-search";
  const store = ["u", "t", "k", "c", "y", "s"];
  return [
    {
      resolve,
      options: { ...shared, name: "first", store, normalizer: toDocuments(leadingTerms) },
    },
    {
      resolve,
      options: { ...shared, name: "text", store: [], normalizer: toDocuments(textTerms) },
    },
  ];
}
