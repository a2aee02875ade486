import type { StoredEntry } from "../../../src/lib/search/entry";

/** A document to index, the same for every engine. */
export interface BenchDocument {
  /** From 1. */
  id: number;
  /** Address with fragment. */
  url: string;
  title: string;
  pageTitle: string;
  /** Words that say what it is about. */
  keywords?: string;
  /** Its description, and more words of the first index. */
  words: string;
  /** Texts of the links to it, by page. */
  links?: string[];
  /** What readers ask that it answers. */
  questions?: readonly string[];
  /** All of these, and the path of an operation, for engines without levels. */
  allWords: string;
  text: string;
  /** The entry in this site's store; absent for synthetic documents. */
  entry?: StoredEntry;
}

/** An engine that has loaded its index. */
export interface LoadedEngine {
  /** Returns addresses, best first: at least ten if there are as many. */
  search: (query: string) => readonly string[] | Promise<readonly string[]>;
  close?: () => Promise<void>;
}

/** A built index. */
export interface BuiltEngine {
  /** Compressed bytes needed before the first result. */
  firstBytes: number;
  /** Compressed bytes of index and store together. */
  allBytes: number;
  load: () => LoadedEngine | Promise<LoadedEngine>;
}

/** A search engine that takes part in the comparison. */
export interface Engine {
  name: string;
  build: (documents: readonly BenchDocument[]) => BuiltEngine | Promise<BuiltEngine>;
}
