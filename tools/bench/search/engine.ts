import type { StoredEntry } from "../../../src/lib/search/entry";

/** One thing that can be found, in the form that every engine gets. */
export interface BenchDocument {
  /** From 1. */
  id: number;
  /** Address with the fragment. */
  url: string;
  title: string;
  pageTitle: string;
  /** Keywords and the description. */
  words: string;
  text: string;
  /** The entry of this site's own store; synthetic documents have none. */
  entry?: StoredEntry;
}

/** An engine that has loaded its index. */
export interface LoadedEngine {
  /** Addresses found, best first, ten at least where there are so many. */
  search: (query: string) => readonly string[] | Promise<readonly string[]>;
  close?: () => Promise<void>;
}

/** An index as it would be sent. */
export interface BuiltEngine {
  /** Compressed bytes that must have come before the first result. */
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
