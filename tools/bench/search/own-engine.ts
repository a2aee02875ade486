import FlexSearch from "flexsearch";
import type { Hit, NamesFile, SearchEntry, StoredEntry } from "../../../src/lib/search/entry";
import { expandStore } from "../../../src/lib/search/entry";
import type { PackedPostings } from "../../../src/lib/search/packed-postings";
import { unpackPostings } from "../../../src/lib/search/packed-postings";
import type { Question } from "../../../src/lib/search/questions";
import { packQuestions, unpackQuestions } from "../../../src/lib/search/questions";
import { rank } from "../../../src/lib/search/rank";
import { ENGINE_OPTIONS, SearchIndex } from "../../../src/lib/search/search-index";
import { toQuestionTerms } from "../../../src/lib/search/terms";
import {
  leadingTerms,
  readSearchSettings,
  textTerms,
  toSynonymTerms,
} from "../../../src/site/search/plugin-options";
import { splitIndex, toFiles } from "../../../src/site/search/write-search-files";
import type { BenchDocument, Engine } from "./engine";
import { compressedSize } from "./measure";

/** Orders what the index found for a query. */
type Order = (query: string, found: readonly SearchEntry[], index: SearchIndex) => Hit[];

/** The site's search: candidates from FlexSearch, ordered by the ranking or another function. */
export function ownEngine(name: string, order: Order = rank): Engine {
  return {
    name,
    build: (documents) => {
      const synonyms = toSynonymTerms(readSearchSettings("content").synonyms);
      const found = documents.map((document) => ({ ...document, entry: toEntry(document) }));
      const [shard] = splitIndex(
        {
          index: exported(found.map((document) => leadingTerms(document))),
          store: Object.fromEntries(found.map(({ entry }, index) => [index + 1, entry])),
        },
        { index: exported(found.map((document) => textTerms(document))) },
        Number.POSITIVE_INFINITY,
      );
      if (!shard) throw new Error("There are no documents.");
      const files = toFiles(shard);
      const questions = JSON.stringify(packQuestions(found.flatMap(toQuestions)));
      const names = JSON.stringify(files.names);
      const text = JSON.stringify(files.text);
      const firstBytes = compressedSize(names);
      return {
        firstBytes,
        allBytes: firstBytes + compressedSize(questions) + compressedSize(text),
        load: () => {
          const { entries: stored, terms }: NamesFile = JSON.parse(names);
          const entries = expandStore(
            Object.fromEntries(stored.map((entry, place) => [place + 1, entry])),
          );
          const packed: PackedPostings[] = JSON.parse(text);
          const index = new SearchIndex(
            terms.map(unpackPostings),
            packed.map(unpackPostings),
            synonyms,
            unpackQuestions(JSON.parse(questions)),
          );
          const entriesOf = (ids: number[]) => ids.flatMap((id) => entries[id] ?? []);
          return {
            search: (query) =>
              order(query, entriesOf(index.search(query)), index).flatMap(({ page, parts }) =>
                [page, ...parts].map(({ url }) => url),
              ),
          };
        },
      };
    },
  };
}

function toQuestions({ id, questions = [] }: BenchDocument): Question[] {
  return questions.map((text) => [id, toQuestionTerms(text)]);
}

function toEntry({ url, title, entry }: BenchDocument): StoredEntry {
  if (entry) return entry;
  const [, fragment] = url.split("#");
  return { u: fragment === undefined ? url : `#${fragment}`, t: title };
}

function exported(terms: ReadonlyArray<readonly string[]>): string {
  const engine = FlexSearch.create({ ...ENGINE_OPTIONS } as never);
  terms.forEach((list, index) => {
    engine.add(index + 1, JSON.stringify({ x: list.join(" ") }));
  });
  return engine.export();
}
