import { expandStore } from "../entry";
import type { Hit, StoredEntry } from "../entry";
import { rank } from "../rank";
import type { Postings } from "../packed-postings";
import type { Synonyms } from "../search-index";
import { SearchIndex } from "../search-index";
import { toSignificantTerms } from "../terms";

/** Entries of a small site with their texts. */
const SMALL_SITE: Array<StoredEntry & { text: string }> = [
  { u: "/docs/tokens", t: "Tokens", k: "d", c: "Agents", text: "Make an access token." },
  { u: "#rotate", t: "Rotate a token", text: "Two tokens live for a day, then revoke the old one." },
  { u: "#next", t: "Next", text: "Read on about webhooks." },
  { u: "/docs/api/chat", t: "Open a chat", k: "a", y: "o", s: "POST /external/chat", text: "" },
  { u: "#chat_id", t: "chat_id", y: "p", s: "path", text: "The chat." },
  { u: "/docs/api/errors", t: "Errors", k: "a", text: "What can go wrong." },
  { u: "#validation_failed", t: "422 validation_failed", y: "e", text: "Values are wrong." },
  { u: "/docs/guides/handoff", t: "Handoff to a person", k: "g", text: "Pass the chat on." },
  { u: "/blog/webhooks", t: "Verify webhooks", k: "b", text: "Check the signature of each." },
];

/** Returns the terms of the small site by level, and the store. */
export function exportSmallSite() {
  return {
    names: [postingsOf(SMALL_SITE.map(({ t, y, s }) => (y === "o" ? `${t} ${s}` : t))), {}, {}],
    text: [{}, postingsOf(SMALL_SITE.map((entry) => entry.text))],
    store: Object.fromEntries(SMALL_SITE.map(({ text: _, ...entry }, id) => [id + 1, entry])),
  };
}

/** Returns the index of the small site and a search of it. */
export function loadSmallSite({ withText = true, synonyms = [] as Synonyms } = {}) {
  const { names, text, store } = exportSmallSite();
  const entries = expandStore(store);
  const index = new SearchIndex(names, withText ? text : undefined, synonyms);
  const search = (query: string): Hit[] =>
    rank(query, index.search(query).flatMap((id) => entries[id] ?? []), index);
  return { index, search };
}

/** Returns the terms of texts, whose numbers begin at 1. */
export function postingsOf(texts: readonly string[]): Postings {
  const postings: Postings = Object.create(null);
  texts.forEach((text, index) => {
    for (const term of new Set(toSignificantTerms(text))) (postings[term] ??= []).push(index + 1);
  });
  return postings;
}
