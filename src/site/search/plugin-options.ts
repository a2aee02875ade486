import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem } from "../../../packages/problems";
import { inFile, projectPath } from "../../../packages/problems";
import { readDataFile } from "../../../plugins/gatsby-transformer-content";
import type { StoredEntry } from "../../lib/search/entry";
import { ENGINE_OPTIONS } from "../../lib/search/search-index";
import { createTermReader, toSignificantTerms } from "../../lib/search/terms";
import { readEnvironment } from "../environment";
import type { SearchDocument } from "./api-documents";
import { collectDocuments, SEARCH_QUERY } from "./collect-documents";

const word = z.string().trim().min(1);

const searchFile = z.strictObject({
  /** Words that readers also use for a word, by that word in lower case. */
  synonyms: z.record(word.toLowerCase(), z.array(word).min(1)).default({}),
});

/** Other words for a word, by that word in lower case. */
export type Synonyms = z.output<typeof searchFile>["synonyms"];

/** The synonyms of a site; none if its `search.yml` is missing or has problems. */
export interface LoadedSynonyms {
  synonyms: Synonyms;
  problems: Problem[];
}

/** Reads `search.yml` of a content folder. */
export function readSynonyms(contentRoot: string): LoadedSynonyms {
  const file = path.join(contentRoot, "search.yml");
  if (!existsSync(file)) return { synonyms: {}, problems: [] };
  const { value, problems } = readDataFile(readFileSync(file, "utf8"), searchFile, "search");
  return {
    synonyms: value?.synonyms ?? {},
    problems: inFile(projectPath(file), problems),
  };
}

/** Numbers that are not worth their bytes. HTTP statuses and years are. */
const PLAIN_NUMBER = /^(?:\d{1,2}|\d{5,})$/;

/** How the terms of documents are read. */
export interface TermOptions {
  synonyms: Synonyms;
  /** {@link toSignificantTerms}, or a cached version of it. */
  read?: typeof toSignificantTerms;
}

/** Returns the terms of a document's name and words, with synonyms, each once and in order. */
export function leadingTerms(
  { entry: { t, s = "", y }, words }: SearchDocument,
  { synonyms, read = toSignificantTerms }: TermOptions,
): string[] {
  const others = Object.entries(synonyms)
    .filter(([word]) => t.toLowerCase().includes(word))
    .flatMap(([, other]) => other);
  return [...new Set(read([t, y === "o" ? s : "", words, ...others].join(" ")))];
}

/** Returns the terms of the text that are not leading terms, the most frequent first. */
export function textTerms(document: SearchDocument, options: TermOptions): string[] {
  const leading = new Set(leadingTerms(document, options));
  const counts = new Map<string, number>();
  for (const term of (options.read ?? toSignificantTerms)(document.text)) {
    if (leading.has(term) || term.length < 2 || term.length > 30 || PLAIN_NUMBER.test(term))
      continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([term]) => term);
}

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
