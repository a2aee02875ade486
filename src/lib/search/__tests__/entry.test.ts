import fc from "fast-check";
import { areaOf, expandStore } from "../entry";
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
    expect(entries[2]).toMatchObject({
      id: 2,
      url: "/a#b",
      title: "B",
      kind: "f",
      note: "string",
      page: { id: 1, url: "/a", title: "A", area: "g", breadcrumbs: "Start" },
    });
    expect(entries[1]?.page).toBe(entries[1]);
  });

  it("names an operation by its title, method, path and id", () => {
    const entries = expandStore({
      1: { u: "/api/open-chat", t: "Open it", y: "o", s: "POST /chat" },
    });
    expect(entries[1]?.names().literals).toEqual(["openit", "post/chat", "/chat", "openchat"]);
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
