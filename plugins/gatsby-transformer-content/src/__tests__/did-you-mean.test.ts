import fc from "fast-check";
import { closest, didYouMean, editDistance } from "../did-you-mean";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "abd", 1],
    ["abc", "ab", 1],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
  ])("%s to %s is %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it("does not depend on the direction", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });
});

describe("closest", () => {
  it.each([
    ["titel", ["title", "tags"], "title"],
    ["Title", ["title"], "title"],
    ["xyz", ["title", "tags"], undefined],
    ["a", [], undefined],
  ])("for %s of %j is %s", (word, candidates, expected) => {
    expect(closest(word, candidates)).toBe(expected);
  });
});

describe("didYouMean", () => {
  it.each([
    ["titel", ["title"], 'Did you mean "title"?'],
    ["xyz", ["one", "two"], "Known: one, two."],
    ["xyz", [], "None is defined yet."],
  ])("for %s of %j says: %s", (word, candidates, hint) => {
    expect(didYouMean(word, candidates)).toBe(hint);
  });

  it("cuts a long list", () => {
    const many = Array.from({ length: 20 }, (_, index) => `candidate-${index}`);
    expect(didYouMean("zzz", many)).toMatch(/and 8 more\.$/);
  });
});
