import type { SearchEntry } from "./entry";
import type { Searchable } from "./rank";
import { buildTermIndex } from "./term-index";
import type { ExportedIndex } from "./term-index";

/**
 * Puts together what ranking needs.
 *
 * @param entries by their numbers, from 1, each page before its parts
 * @param text the index of the texts, where it has arrived
 */
export function toSearchable(
  entries: Readonly<Record<string, SearchEntry>>,
  first: ExportedIndex,
  text?: ExportedIndex,
): Searchable {
  const pageOf: number[] = [];
  let page = 0;
  for (const [id, entry] of Object.entries(entries)) {
    if (entry.url === entry.page) page = Number(id);
    pageOf[Number(id)] = page;
  }
  return { terms: buildTermIndex(first, text), entries, pageOf };
}
