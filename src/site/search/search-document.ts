import type { StoredEntry } from "../../lib/search/entry";
import { toSignificantTerms } from "../../lib/search/terms";
import type { Synonyms } from "./search-settings";

/** A searchable piece of the site, before it becomes an entry of the index. */
export interface SearchDocument {
  entry: StoredEntry;
  /** Words of the first index: names, keywords, the description. */
  words: string;
  /** The text, which is searched once the second index is loaded. */
  text: string;
}

/** A page and its parts. */
export interface SearchPage {
  page: SearchDocument;
  parts: SearchDocument[];
}

/** Position of a page in the navigation. */
export interface Place {
  /** Labels of the categories above it, `Analytics › Metrics`; empty at the top. */
  breadcrumbs: string;
  /** Name of the sidebar that shows it. */
  sidebar: string | null;
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
