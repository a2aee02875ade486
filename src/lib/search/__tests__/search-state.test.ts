import {
  addRecentSearch,
  isInScope,
  nameOfScope,
  parseRecentSearches,
  parseSearchAddress,
  type SearchState,
  searchAddress,
} from "../search-state";

describe("the address of a search", () => {
  it.each<[SearchState, string]>([
    [{ query: "" }, "/search"],
    [{ query: "a & b" }, "/search?q=a+%26+b"],
    [{ query: "a", area: "b" }, "/search?q=a&in=b"],
    [{ query: "", area: "b" }, "/search?q=&in=b"],
    [{ query: "a", area: "/docs/pets" }, "/search?q=a&in=%2Fdocs%2Fpets"],
  ])("%j", (state, address) => {
    expect(searchAddress(state)).toBe(address);
    expect(parseSearchAddress(address.slice("/search".length))).toEqual(state);
  });

  it.each(["constructor", "x", ""])("has no area %j", (area) => {
    expect(parseSearchAddress(`?q=a&in=${area}`)).toEqual({ query: "a" });
  });
});

describe("a search limited to an API of several", () => {
  const apis = [
    { url: "/docs/pets", title: "Pets API" },
    { url: "/docs/pets/admin", title: "Admin API" },
  ] as const;

  it.each([
    ["/docs/pets", true, false],
    ["/docs/pets/feed", true, false],
    ["/docs/pets/admin", false, true],
    ["/docs/pets/admin/feed", false, true],
    ["/docs/petshop", false, false],
  ])("has %s: %s, and one below it: %s", (url, inOuter, inInner) => {
    const page = { url, area: "a" } as const;
    expect(isInScope(page, "/docs/pets", apis)).toBe(inOuter);
    expect(isInScope(page, "/docs/pets/admin", apis)).toBe(inInner);
  });

  it("has its title, or its address if the site no longer has it", () => {
    expect(nameOfScope("/docs/pets", apis)).toBe("Pets API");
    expect(nameOfScope("/docs/gone", apis)).toBe("/docs/gone");
    expect(isInScope({ url: "/docs/gone", area: "a" }, "/docs/gone", apis)).toBe(false);
  });
});

describe("stored searches", () => {
  it.each<[string | null | undefined, string[]]>([
    [undefined, []],
    [null, []],
    ["", []],
    ["{", []],
    ['{"a":1}', []],
    ['["a",1,null,"b"]', ["a", "b"]],
    ['["1","2","3","4","5","6","7"]', ["1", "2", "3", "4", "5", "6"]],
  ])("%s", (stored, searches) => expect(parseRecentSearches(stored)).toEqual(searches));
});

describe("a new search", () => {
  const six = ["1", "2", "3", "4", "5", "6"];
  it.each<[string, string[], string, string[]]>([
    ["comes first", ["a"], "b", ["b", "a"]],
    ["moves to the front", ["a", "b"], " b ", ["b", "a"]],
    ["that is blank changes nothing", ["a"], "  ", ["a"]],
    ["displaces the oldest", six, "0", ["0", "1", "2", "3", "4", "5"]],
    ["is cut", [], "x".repeat(81), ["x".repeat(80)]],
  ])("%s", (_, searches, query, expected) => {
    expect(addRecentSearch(searches, query)).toEqual(expected);
  });
});
