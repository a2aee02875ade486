import FlexSearch from "flexsearch";
import { ENGINE_OPTIONS } from "../engine-options";
import { expandStore } from "../entry";
import type { StoredEntry } from "../entry";
import type { Searchable } from "../rank";
import { toSearchable } from "../searchable";
import { toTellingTerms } from "../terms";

/** Entries of a small site, with the texts that belong to them. */
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

/** The two indexes as the site's build exports them, and the store. */
export function exportSmallSite() {
  return {
    first: exported(SMALL_SITE.map(({ t, y, s }) => (y === "o" ? `${t} ${s}` : t))),
    text: exported(SMALL_SITE.map((entry) => entry.text)),
    store: Object.fromEntries(SMALL_SITE.map(({ text: _, ...entry }, id) => [id + 1, entry])),
  };
}

/** Builds the index as the site's build does, and loads it as the browser does. */
export function loadSmallSite({ withText = true } = {}): Searchable {
  const { first, text, store } = exportSmallSite();
  return toSearchable(expandStore(store), first, withText ? text : undefined);
}

function exported(texts: readonly string[]) {
  const engine = FlexSearch.create({ ...ENGINE_OPTIONS } as never);
  texts.forEach((text, index) => {
    engine.add(index + 1, JSON.stringify({ x: [...new Set(toTellingTerms(text))].join(" ") }));
  });
  return JSON.parse(engine.export());
}
