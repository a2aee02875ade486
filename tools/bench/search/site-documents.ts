import type { StoredEntry } from "../../../src/lib/search/entry";
import { expandStore } from "../../../src/lib/search/entry";
import { collectDocuments } from "../../../src/site/search/collect-documents";
import { readSearchSettings } from "../../../src/site/search/plugin-options";
import { querySiteForSearch } from "../../../src/testing/search/build-site-index";
import type { BenchDocument } from "./engine";

/** Returns everything that can be found on this site, with full addresses. */
export async function siteDocuments(): Promise<BenchDocument[]> {
  const documents = collectDocuments(await querySiteForSearch(), new Date());
  const store = documents.map(({ entry }, index): [number, StoredEntry] => [index + 1, entry]);
  const entries = expandStore(Object.fromEntries(store));
  const { questions } = readSearchSettings("content");
  return documents.map(({ entry, keywords = "", words, links = [], text }, index) => {
    const { url = "", title = "", page } = entries[index + 1] ?? {};
    const note = entry.y === "o" ? [entry.s ?? ""] : [];
    const asked = questions[url] ?? [];
    const allWords = [...note, keywords, words, ...links, ...asked].join(" ");
    const pageTitle = page?.title ?? "";
    const about = { keywords, words, links, questions: asked, allWords };
    return { id: index + 1, url, title, pageTitle, ...about, text, entry };
  });
}
