import type { StoredEntry } from "../../../src/lib/search/entry";
import { expandStore } from "../../../src/lib/search/entry";
import { collectDocuments } from "../../../src/site/search/collect-documents";
import { querySiteForSearch } from "../../../src/testing/search/build-site-index";
import type { BenchDocument } from "./engine";

/** Returns everything that can be found on this site, with full addresses. */
export async function siteDocuments(): Promise<BenchDocument[]> {
  const documents = collectDocuments(await querySiteForSearch(), new Date());
  const store = documents.map(({ entry }, index): [number, StoredEntry] => [index + 1, entry]);
  const entries = expandStore(Object.fromEntries(store));
  return documents.map(({ entry, keywords = "", words, links = [], text }, index) => {
    const { url = "", title = "", page } = entries[index + 1] ?? {};
    const note = entry.y === "o" ? [entry.s ?? ""] : [];
    const allWords = [...note, keywords, words, ...links].join(" ");
    const pageTitle = page?.title ?? "";
    return { id: index + 1, url, title, pageTitle, keywords, words, links, allWords, text, entry };
  });
}
