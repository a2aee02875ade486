import fc from "fast-check";
import FlexSearch from "flexsearch";
import { loadSmallSite } from "../__fixtures__/small-index";
import { countTypos, SearchIndex } from "../search-index";

describe("countTypos", () => {
  it.each([
    ["chat", "chat", 0],
    ["chta", "chat", 1],
    ["cht", "chat", 1],
    ["chatt", "chat", 1],
    ["chat", "cat", 1],
    ["chat", "rate", 3],
    ["roattes", "rotate", 2],
    ["a", "abcdef", 3],
    ["", "ab", 2],
  ])("counts from %s to %s %i", (word, other, typos) => {
    expect(countTypos(word, other)).toBe(typos);
  });

  it("is symmetric", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(countTypos(a, b)).toBe(countTypos(b, a));
      }),
    );
  });
});

describe("SearchIndex", () => {
  it("is a FlexSearch index, as react-use-flexsearch requires", () => {
    expect(loadSmallSite().index).toBeInstanceOf(FlexSearch);
  });

  it("returns entries with any word of the query, or a variant of one", () => {
    const index = new SearchIndex({ token: [1, 2], tokens: [3], rotat: [4] }, { webhook: [5] });
    expect(index.search("token")).toEqual([1, 2, 3]);
    expect(index.search("tokne rotate").sort()).toEqual([1, 2, 4]);
    expect(index.search("webhoks")).toEqual([5]);
    expect(index.search("nothing")).toEqual([]);
  });

  it("returns names apart from texts", () => {
    const index = new SearchIndex({ token: [1] }, { token: [2, 3] });
    expect(index.entriesWith("token")).toEqual({ inName: [1], inText: [2, 3] });
    expect(index.search("constructor")).toEqual([]);
  });
});
