import fc from "fast-check";
import { loadSmallSite, postingsOf } from "../__fixtures__/small-index";
import type { StoredEntry } from "../entry";
import { expandStore } from "../entry";
import { packQuestions, unpackQuestions } from "../questions";
import { rank } from "../rank";
import type { Synonyms } from "../search-index";
import { SearchIndex } from "../search-index";
import { excerptOf, markMatches, toQuestionTerms } from "../terms";

const site = loadSmallSite();
/** Addresses of the pages and, after each page, of its parts that match. */
const urlsOf = (query: string, { search } = site) =>
  search(query).flatMap(({ page, parts }) => [page, ...parts].map(({ url }) => url));

describe("rank", () => {
  it.each([
    ["a word of a heading", "rotate", "/docs/tokens#rotate"],
    ["another form of it", "rotating tokens", "/docs/tokens#rotate"],
    ["a part of it", "rot", "/docs/tokens#rotate"],
    ["a swapped letter", "roatte", "/docs/tokens#rotate"],
    ["a beginning with a mistake", "webhoks", "/blog/webhooks"],
    ["a path", "/external/chat", "/docs/api/chat"],
    ["a path with its method", "POST /external/chat", "/docs/api/chat"],
    ["a code", "validation_failed", "/docs/api/errors#validation_failed"],
    ["a part of a code", "validation", "/docs/api/errors#validation_failed"],
    ["a name in another case", "chatId", "/docs/api/chat#chat_id"],
    ["a status", "422", "/docs/api/errors#validation_failed"],
    ["two words that are one", "hand off", "/docs/guides/handoff"],
    ["a word of the text", "signature", "/blog/webhooks"],
    ["a title before a text", "webhooks", "/blog/webhooks"],
    ["a page and a word of its section", "tokens revoke", "/docs/tokens#rotate"],
  ])("finds %s", (_, query, url) => {
    const [page, ...parts] = urlsOf(query);
    expect(url.includes("#") ? parts[0] : page).toBe(url);
  });

  it("puts the page about a name before the operations that have a parameter of that name", () => {
    const operations = Array.from({ length: 8 }, (_, number): StoredEntry[] => [
      { u: `/docs/api/${number}`, t: "Open", k: "a", y: "o", s: "POST /open" },
      { u: "#p", t: "Idempotency-Key", y: "p" },
    ]);
    const stored: StoredEntry[] = [
      ...operations.flat(),
      { u: "/docs/conventions", t: "Conventions" },
      { u: "#key", t: "The Idempotency-Key header" },
    ];
    const entries = expandStore(Object.fromEntries(stored.map((entry, id) => [id + 1, entry])));
    const index = new SearchIndex([postingsOf(stored.map(({ t }) => t)), {}, {}]);
    const found = index.search("Idempotency-Key").flatMap((id) => entries[id] ?? []);
    expect(rank("Idempotency-Key", found, index)[0]?.page.url).toBe("/docs/conventions");
  });

  it("puts a page whose title is the query first, also if it is a schema or a post", () => {
    const stored: StoredEntry[] = [
      { u: "/docs/usage", t: "Document usage" },
      { u: "#cited", t: "Most cited" },
      { u: "#citation", t: "What a citation names" },
      { u: "/docs/api/schemas/citation", t: "Citation", k: "a", y: "s" },
    ];
    const entries = expandStore(Object.fromEntries(stored.map((entry, id) => [id + 1, entry])));
    const keywords = postingsOf(["citation"]);
    const index = new SearchIndex([postingsOf(stored.map(({ t }) => t)), keywords, {}]);
    const found = index.search("citation").flatMap((id) => entries[id] ?? []);
    const urls = rank("citation", found, index).map(({ page }) => page.url);
    expect(urls).toEqual(["/docs/api/schemas/citation", "/docs/usage"]);
  });

  it.each([
    ["its question", "is the service down", "/docs/support"],
    ["most of it, rather than one of its words", "service down right away", "/docs/support"],
    ["it, told apart by words such as more and one", "more than one service", "/docs/several"],
    ["the beginning of it", "is the service dow", "/docs/support"],
  ])("puts a page first that answers %s", (_, query, url) => {
    const stored: StoredEntry[] = [
      { u: "/docs/service", t: "Service hours" },
      { u: "/docs/support", t: "Help" },
      { u: "/docs/several", t: "Scenarios" },
    ];
    const entries = expandStore(Object.fromEntries(stored.map((entry, id) => [id + 1, entry])));
    const questions = unpackQuestions(
      packQuestions([
        [2, toQuestionTerms("is the service down")],
        [3, toQuestionTerms("more than one service")],
      ]),
    );
    const names = [postingsOf(stored.map(({ t }) => t)), {}, {}];
    const index = new SearchIndex(names, [{}, {}], [], questions);
    const found = index.search(query).flatMap((id) => entries[id] ?? []);
    expect(rank(query, found, index)[0]?.page.url).toBe(url);
  });

  it.each([
    [
      "of which several questions have a word before one with one such question",
      "slow export",
      "/docs/2",
    ],
    [
      "about the word that few pages answer, not about one of everyday questions",
      "find crawler",
      "/docs/3",
    ],
  ])("puts a page first %s", (_, query, url) => {
    const stored = [1, 2, 3, 4, 5].map((page): StoredEntry => ({ u: `/docs/${page}`, t: "Help" }));
    const entries = expandStore(Object.fromEntries(stored.map((entry, id) => [id + 1, entry])));
    const asked: Array<[page: number, question: string]> = [
      [1, "export of chats"],
      [2, "export to a table"],
      [2, "a file of an export"],
      [3, "crawler of pages"],
      [3, "the crawler stops"],
      ...[1, 2, 4, 5].map((page): [number, string] => [page, "find help"]),
    ];
    const packed = packQuestions(asked.map(([page, text]) => [page, toQuestionTerms(text)]));
    const names = [postingsOf(stored.map(({ t }) => t)), {}, {}];
    const texts = [{}, postingsOf(stored.map(() => "crawler"))];
    const index = new SearchIndex(names, texts, [], unpackQuestions(packed));
    const found = index.search(query).flatMap((id) => entries[id] ?? []);
    expect(rank(query, found, index)[0]?.page.url).toBe(url);
  });

  it("finds names and headings before the texts have arrived", () => {
    const early = loadSmallSite({ withText: false });
    expect(urlsOf("rotate", early)).toEqual(["/docs/tokens", "/docs/tokens#rotate"]);
    expect(urlsOf("signature", early)).toEqual([]);
  });

  it("puts a page before its parts, and leaves out parts that do not match", () => {
    expect(urlsOf("token")).toEqual(["/docs/tokens", "/docs/tokens#rotate"]);
  });

  it("finds what a synonym means, and what several words mean together", () => {
    const synonyms: Synonyms = [
      [["key"], "token"],
      [["renew", "secret"], "rotat token"],
    ];
    const withSynonyms = loadSmallSite({ synonyms });
    expect(urlsOf("key")).toEqual([]);
    expect(urlsOf("key", withSynonyms)).toContain("/docs/tokens");
    expect(urlsOf("renew a secret", withSynonyms)).toEqual(["/docs/tokens", "/docs/tokens#rotate"]);
  });

  it.each([
    "",
    " ",
    "\u0000\u001f",
    "the",
    ".*+?^$()|[]{}\\",
    "日本語",
    "constructor",
    "__proto__",
  ])("finds nothing for %j", (query) => expect(urlsOf(query)).toEqual([]));

  it.each([
    ["10,000 characters", "token ".repeat(1667)],
    ["one long word", "t".repeat(10_000)],
    ["markup", "<img src=x onerror=alert(1)> token"],
  ])("takes %s", (_, query) => expect(() => urlsOf(query)).not.toThrow());

  it("takes any text, and gives each entry at most once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (query) => {
        const urls = urlsOf(query);
        expect(new Set(urls).size).toBe(urls.length);
      }),
    );
  });
});

describe("markMatches", () => {
  const termsOf = (query: string) => site.index.termsOf(query);
  const marked = (query: string, text: string) =>
    markMatches(text, termsOf(query))
      .filter(({ isMatch }) => isMatch)
      .map(({ text: piece }) => piece);

  it.each([
    ["rotating", "Rotate a token", ["Rotate"]],
    ["validaton", "422 validation_failed", ["validation_failed"]],
    ["external", "POST /external/chat", ["external"]],
    ["nothing", "Tokens", []],
  ])("marks for %s in %j", (query, text, pieces) => expect(marked(query, text)).toEqual(pieces));

  it("changes no text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (query, text) => {
        const pieces = markMatches(text, termsOf(query));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});

describe("excerptOf", () => {
  const TERMS = new Map([
    ["rotat", 0],
    ["renew", 0],
    ["replac", 0],
    ["token", 1],
  ]);
  const filler = "Something else entirely. ".repeat(12);

  it.each([
    ["the beginning of a text without matches", `First. ${filler}`, /^First\. Something/],
    ["the beginning, if the match is near", `Rotate it. ${filler}`, /^Rotate/],
    ["the sentence of the match", `${filler}Then rotate the token. ${filler}`, /^Then rotate/],
    ["where more of the terms are", `rotate ${filler}rotate a token ${filler}`, /^rotate a token/],
    [
      "where more words of the query are, not more terms for one of them",
      `${filler}renew, replace. ${filler}rotate a token ${filler}`,
      /^rotate a token/,
    ],
    ["prose before code", `${filler}Rotate it.\frotate(token) ${filler}`, /^Rotate it/],
    ["code, if the prose has none of the words", `${filler}\frotate(token)`, /rotate\(token/],
    [
      "words before it in a long sentence",
      `${"else entirely ".repeat(20)}rotate it.`,
      /^….{20,50}rotate it/,
    ],
  ])("returns %s", (_, text, expected) => {
    const excerpt = excerptOf(text, TERMS);
    expect(excerpt).toMatch(expected);
    expect(excerpt.length).toBeLessThanOrEqual(301);
  });
});
