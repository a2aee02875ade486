import fc from "fast-check";
import FlexSearch from "flexsearch";
import { loadSmallSite } from "../__fixtures__/small-index";
import { packQuestions, unpackQuestions } from "../questions";
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
    const index = new SearchIndex(
      [{ token: [1, 2], tokens: [3], rotat: [4] }, {}, {}],
      [{}, { webhook: [5] }],
    );
    expect(index.search("token")).toEqual([1, 2, 3]);
    expect(index.search("tokne rotate").sort()).toEqual([1, 2, 4]);
    expect(index.search("webhoks")).toEqual([5]);
    expect(index.search("nothing")).toEqual([]);
  });

  it("returns the level of the entries that have a term, or several", () => {
    const index = new SearchIndex(
      [{ token: [1] }, { secret: [1, 2] }, {}],
      [{}, { token: [2, 3] }],
    );
    expect([...index.entriesWith("token")]).toEqual([
      [1, 0],
      [2, 5],
      [3, 5],
    ]);
    expect([...index.entriesWith("secret token")]).toEqual([
      [1, 1],
      [2, 5],
    ]);
    expect(index.search("constructor")).toEqual([]);
  });

  it("finds the entry that answers a question with the word, in its better place if it has two", () => {
    const questions = unpackQuestions(packQuestions([[2, new Set(["token", "secret"])]]));
    const index = new SearchIndex([{ token: [2] }, {}, {}], [{}, {}], [], questions);
    expect([...index.entriesWith("token")]).toEqual([[2, 0]]);
    expect([...index.entriesWith("secret")]).toEqual([[2, 3]]);
    expect(index.search("secrt")).toEqual([2]);
  });

  it("takes the last word as unfinished, and the others as they are", () => {
    const index = new SearchIndex([{ token: [1], tokenizer: [2], rotat: [3] }, {}, {}]);
    expect(index.search("token")).toEqual([1, 2]);
    expect(index.search("token rotate")).toEqual([1, 3]);
    expect(index.search("t")).toEqual([1, 2]);
    expect(index.search("rotate t")).toEqual([3]);
  });

  it("takes what is typed of an unfinished word, not its stem", () => {
    const index = new SearchIndex([{ curl: [1], cursor: [2], idempotent: [3] }, {}, {}]);
    expect(index.search("curs")).toEqual([2]);
    expect(index.search("idempotenc")).toEqual([3]);
  });
});
