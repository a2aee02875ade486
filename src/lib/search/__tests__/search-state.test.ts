import {
  addRecentSearch,
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
  ])("%j", (state, address) => {
    expect(searchAddress(state)).toBe(address);
    expect(parseSearchAddress(address.slice("/search".length))).toEqual(state);
  });

  it.each(["constructor", "x", ""])("has no area %j", (area) => {
    expect(parseSearchAddress(`?q=a&in=${area}`)).toEqual({ query: "a" });
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
