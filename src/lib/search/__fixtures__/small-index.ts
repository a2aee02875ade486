import FlexSearch from "flexsearch";
import { expandStore } from "../entry";
import type { Hit, StoredEntry } from "../entry";
import { rank } from "../rank";
import type { Synonyms } from "../search-index";
import { ENGINE_OPTIONS, SearchIndex } from "../search-index";
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

/** Exports the two indexes of the small site, and the store. */
export function exportSmallSite() {
  return {
    names: exported(SMALL_SITE.map(({ t, y, s }) => (y === "o" ? `${t} ${s}` : t))),
    text: exported(SMALL_SITE.map((entry) => entry.text)),
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

function exported(texts: readonly string[]) {
  const engine = FlexSearch.create({ ...ENGINE_OPTIONS } as never);
  texts.forEach((text, index) => {
    engine.add(index + 1, JSON.stringify({ x: [...new Set(toSignificantTerms(text))].join(" ") }));
  });
  return JSON.parse(engine.export())[0][0];
}
