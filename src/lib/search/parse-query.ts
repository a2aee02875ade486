import { STOP_WORDS } from "./stop-words";
import { normalizeText, toTerms } from "./terms";

/** What is read of a query; nobody asks in more words, and pasted texts must not slow the page. */
const LONGEST = 160;
const MOST_TERMS = 12;

/** A query as the ranking needs it. */
export interface ParsedQuery {
  /** The query itself in lower case, for literal code such as `/external/chat`. */
  literal: string;
  terms: string[];
}

/** Reads a query. Any text is one, an empty one included. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, LONGEST);
  const all = [...new Set(toTerms(text))];
  const telling = all.filter((term) => !STOP_WORDS.has(term));
  return {
    literal: normalizeText(text).trim(),
    terms: (telling.length > 0 ? telling : all).slice(0, MOST_TERMS),
  };
}
