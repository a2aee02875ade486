import fc from "fast-check";
import { areaOf, expandStore } from "../entry";
import type { SearchEntry } from "../entry";
import { groupHits } from "../group-hits";
import { groupPages } from "../page-list";
import { addRecentSearch, parseRecentSearches } from "../recent-searches";
import { parseSearchAddress, searchAddress } from "../search-address";
import { opensSearch, typeKey } from "../typed-keys";

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe("expandStore", () => {
  it("gives parts what their page says", () => {
    const entries = expandStore({
      1: { u: "/a", t: "A", k: "g", c: "Start" },
      2: { u: "#b", t: "B", y: "f", s: "string" },
    });
    expect(entries[2]).toEqual({
      url: "/a#b",
      title: "B",
      page: "/a",
      pageTitle: "A",
      area: "g",
      trail: "Start",
      kind: "f",
      note: "string",
    });
  });
});

describe("areaOf", () => {
  it.each([
    ["/blog/x", null, "b"],
    ["/docs/api/x", null, "a"],
    ["/docs/category/x", "api", "a"],
    ["/docs/guides/x", null, "g"],
    ["/docs/category/y", "guides", "g"],
    ["/docs/x", "documentation", "d"],
    ["/markdown-page", undefined, "d"],
  ])("puts %s of sidebar %s into %s", (permalink, sidebar, area) => {
    expect(areaOf(permalink, sidebar)).toBe(area);
  });
});

describe("groupHits", () => {
  const hit = (page: string, anchor: string, area: "a" | "b" = "a") =>
    ({ page, url: page + anchor, area, pageTitle: page, trail: "" }) as SearchEntry;
  const hits = [
    hit("/x", "#1"),
    hit("/y", "", "b"),
    ...["#2", "#3", "#4", "#5"].map((anchor) => hit("/x", anchor)),
  ];

  it("keeps the order of pages, and four hits of each at most", () => {
    const groups = groupHits(hits, { limit: 20 });
    expect(groups.map(({ page, hits: own }) => [page, own.length])).toEqual([
      ["/x", 4],
      ["/y", 1],
    ]);
  });

  it("keeps to one area and to the limit", () => {
    expect(groupHits(hits, { area: "b", limit: 20 }).map(({ page }) => page)).toEqual(["/y"]);
    expect(groupHits(hits, { limit: 2 }).flatMap((group) => group.hits)).toHaveLength(2);
  });
});

describe("groupPages", () => {
  it("follows the sidebars, and puts other pages last", () => {
    const pages = ["/docs/z", "/docs/b", "/docs/a", "/blog/p"].map((permalink) => ({
      permalink,
      title: permalink,
    }));
    const trails = ["/docs/a", "/docs/b"].map((permalink) => ({ permalink, sidebar: "docs" }));
    expect(groupPages(pages, trails).map((group) => [group.area, group.pages.length])).toEqual([
      ["d", 3],
      ["b", 1],
    ]);
    expect(groupPages(pages, trails)[0]?.pages.map(({ title }) => title)).toEqual([
      "/docs/a",
      "/docs/b",
      "/docs/z",
    ]);
  });
});

describe("recent searches", () => {
  it.each([[null], [undefined], [""], ["{"], ["3"], ['{"a":1}']])("are none in %j", (stored) =>
    expect(parseRecentSearches(stored)).toEqual([]),
  );

  it("hold each search once, the newest first, six at most", () => {
    const searches = ["a", "b", "c", "d", "e", "f", "g", " a "].reduce(addRecentSearch, []);
    expect(searches).toEqual(["a", "g", "f", "e", "d", "c"]);
    expect(addRecentSearch(["a"], "  ")).toEqual(["a"]);
  });

  it("are read from any text", () => {
    fc.assert(fc.property(fc.string(), (stored) => Array.isArray(parseRecentSearches(stored))));
  });
});

describe("the address of a search", () => {
  it.each([
    [{ query: "" }, "/search"],
    [{ query: "a b&c" }, "/search?q=a+b%26c"],
    [{ query: "x", area: "a" as const }, "/search?q=x&in=a"],
  ])("of %j is %s", (state, address) => {
    expect(searchAddress(state)).toBe(address);
    expect(parseSearchAddress(address.slice("/search".length))).toEqual(state);
  });

  it("knows no areas but the four", () => {
    expect(parseSearchAddress("?q=x&in=toString")).toEqual({ query: "x" });
  });
});

describe("keys", () => {
  it.each([
    ["/", {}, false, true],
    ["/", {}, true, false],
    ["k", { ctrlKey: true }, true, true],
    ["K", { metaKey: true }, false, true],
    ["k", {}, false, false],
  ])("%s with %j while typing %s", (key, held, isTyping, opens) => {
    expect(opensSearch({ ...PLAIN, ...held, key }, isTyping)).toBe(opens);
  });

  it.each([
    ["ab", "c", "abc"],
    ["ab", "Backspace", "a"],
    ["ab", "Shift", undefined],
  ])("%s and %s make %s", (text, key, next) => {
    expect(typeKey(text, { ...PLAIN, key })).toBe(next);
  });

  it("with Ctrl type nothing", () => {
    expect(typeKey("a", { ...PLAIN, ctrlKey: true, key: "c" })).toBeUndefined();
  });
});
