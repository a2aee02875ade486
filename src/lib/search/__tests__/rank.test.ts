import fc from "fast-check";
import { loadSmallSite } from "../__fixtures__/small-index";
import { markMatches } from "../terms";

const site = loadSmallSite();
const urlsOf = (query: string, { search } = site) => search(query).map(({ url }) => url);

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
  ])("finds %s", (_, query, url) => expect(urlsOf(query)[0]).toBe(url));

  it("finds names and headings before the texts have arrived", () => {
    const early = loadSmallSite({ withText: false });
    expect(urlsOf("rotate", early)[0]).toBe("/docs/tokens#rotate");
    expect(urlsOf("signature", early)).toEqual([]);
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
  const termsOf = (query: string) =>
    new Set(site.index.variantsOf(query).flatMap((variants) => [...variants.keys()]));
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
