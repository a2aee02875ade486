import { ENGINE_OPTIONS } from "../../lib/search/engine-options";
import type { StoredEntry } from "../../lib/search/entry";
import { createTermReader } from "../../lib/search/terms";
import type { toTellingTerms } from "../../lib/search/terms";
import { buildClock } from "../create-pages/build-clock";
import { collectDocuments } from "./collect-documents";
import { leadingTerms, textTerms } from "./search-document";
import type { SearchDocument } from "./search-document";
import { SEARCH_QUERY } from "./search-query";

/** A document as gatsby-plugin-local-search takes it: its number, its terms, its entry. */
export type IndexedDocument = StoredEntry & { id: number; x: string };

interface QueryResult {
  data: Queries.SearchIndexQuery;
}

/** Terms of names, headings and codes, with the store: what the first results need. */
function toFirstDocuments(result: QueryResult): IndexedDocument[] {
  return toDocuments(result, leadingTerms);
}

/** The remaining terms of each text, under the numbers that the first documents have. */
function toTextDocuments(result: QueryResult): IndexedDocument[] {
  return toDocuments(result, (document, read) =>
    textTerms(document, leadingTerms(document, read), read),
  );
}

function toDocuments(
  { data }: QueryResult,
  termsOf: (document: SearchDocument, read: typeof toTellingTerms) => string[],
): IndexedDocument[] {
  const read = createTermReader();
  return collectDocuments(data, buildClock(process.env)).map((document, index) => ({
    ...document.entry,
    id: index + 1,
    x: termsOf(document, read).join(" "),
  }));
}

const shared = {
  engine: "flexsearch",
  engineOptions: ENGINE_OPTIONS,
  query: SEARCH_QUERY,
  ref: "id",
  index: ["x"],
} as const;

/**
 * The search's two instances of gatsby-plugin-local-search, for gatsby-config: a small one for the
 * first results, and the text of all sections.
 */
export const searchPlugins = [
  {
    resolve: "gatsby-plugin-local-search",
    options: {
      ...shared,
      name: "first",
      store: ["u", "t", "k", "c", "y", "s"],
      normalizer: toFirstDocuments,
    },
  },
  {
    resolve: "gatsby-plugin-local-search",
    options: { ...shared, name: "text", store: [], normalizer: toTextDocuments },
  },
];
