import FlexSearch from "flexsearch";
import { ENGINE_OPTIONS } from "../../lib/search/engine-options";
import { expandStore } from "../../lib/search/entry";
import type { StoredEntry } from "../../lib/search/entry";
import { rank } from "../../lib/search/rank";
import { toSearchable } from "../../lib/search/searchable";
import { leadingTerms, textTerms } from "../../site/search/search-document";
import type { BenchDocument, Engine } from "./engine";
import { compressedSize } from "./measure";

/** The site's search: FlexSearch's index, with the ranking over its vocabulary. */
export const ownEngine: Engine = {
  name: "This site: FlexSearch 0.6 and ranking",
  build: (documents) => {
    const found = documents.map((document) => ({
      entry: toEntry(document),
      words: document.words,
      text: document.text,
    }));
    const leading = found.map((document) => leadingTerms(document));
    const first = exported(leading);
    const text = exported(
      found.map((document, index) => textTerms(document, leading[index] ?? [])),
    );
    const store = JSON.stringify(
      Object.fromEntries(found.map(({ entry }, index) => [index + 1, entry])),
    );
    const firstBytes = compressedSize(first) + compressedSize(store);
    return {
      firstBytes,
      allBytes: firstBytes + compressedSize(text),
      load: () => {
        const entries = expandStore(JSON.parse(store));
        const searchable = toSearchable(entries, JSON.parse(first), JSON.parse(text));
        return { search: (query) => rank(query, searchable).map((id) => entries[id]?.url ?? "") };
      },
    };
  },
};

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
