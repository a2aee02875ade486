import type { StoredEntry } from "./entry";
import type { Postings } from "./search-index";

/** Folder of the search files, below the path prefix. */
export const SEARCH_FILES = "search-files";

/** `manifest.json`: names of the other files, whose addresses change with their content. */
export interface SearchManifest {
  /** Files with a {@link NamesFile}; together they have all entries. */
  names: string[];
  /** Files with the {@link Postings} of the texts of the same entries. */
  text: string[];
}

/** Entries by number, and the terms of their names, headings and codes. */
export interface NamesFile {
  store: Record<string, StoredEntry>;
  terms: Postings;
}
