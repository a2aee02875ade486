import type { StoredEntry } from "../../lib/search/entry";
import { toTellingTerms } from "../../lib/search/terms";

/** One thing that can be found, before it becomes an entry of the index. */
export interface SearchDocument {
  entry: StoredEntry;
  /** Words by which it is found at once: names, keywords, a line about it. */
  words: string;
  /** The whole text, which is searched when it has arrived. */
  text: string;
}

/** A page followed by its parts. */
export interface SearchPage {
  page: SearchDocument;
  parts: SearchDocument[];
}

/** Words that the site has another word for; found with it, as whoever looks for them means it. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  paging: "pagination",
  subscriptions: "pricing billing",
  retention: "gdpr",
  authentication: "auth authorization",
  handoff: "escalation",
  rotate: "revoke",
  widget: "embed",
};

/** Numbers that say little by themselves are not worth their bytes; statuses and years are. */
const PLAIN_NUMBER = /^(?:\d{1,2}|\d{5,})$/;

/** Gives the terms of a text that tell it from others. */
type ReadTerms = typeof toTellingTerms;

/** Terms of the words of a document, each once, in order. */
export function leadingTerms(document: SearchDocument, read: ReadTerms = toTellingTerms): string[] {
  const { t, s = "", y } = document.entry;
  const others = Object.entries(OTHER_WORDS)
    .filter(([word]) => t.toLowerCase().includes(word))
    .map(([, other]) => other);
  return [...new Set(read([t, y === "o" ? s : "", document.words, ...others].join(" ")))];
}

/** Terms of the text that its words do not have, the most frequent first. */
export function textTerms(
  document: SearchDocument,
  leading: readonly string[],
  read: ReadTerms = toTellingTerms,
): string[] {
  const known = new Set(leading);
  const counts = new Map<string, number>();
  for (const term of read(document.text)) {
    if (known.has(term) || term.length < 2 || term.length > 30 || PLAIN_NUMBER.test(term)) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([term]) => term);
}
