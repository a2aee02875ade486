import fc from "fast-check";
import type { SearchEntry } from "../entry";
import { areaOf, expandStore, groupHits } from "../entry";
import {
  addRecentSearch,
  parseRecentSearches,
  parseSearchAddress,
  searchAddress,
} from "../search-state";

describe("expandStore", () => {
  it("gives parts what their page says", () => {
    const entries = expandStore({
      1: { u: "/a", t: "A", k: "g", c: "Start" },
      2: { u: "#b", t: "B", y: "f", s: "string" },
    });
    expect(entries[2]).toEqual({
      id: 2,
      pageId: 1,
      url: "/a#b",
      title: "B",
      page: "/a",
      pageTitle: "A",
      area: "g",
      breadcrumbs: "Start",
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
    ({ page, url: page + anchor, area, pageTitle: page, breadcrumbs: "" }) as SearchEntry;
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
