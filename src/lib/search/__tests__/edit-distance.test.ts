import fc from "fast-check";
import { editDistance } from "../edit-distance";

describe("editDistance", () => {
  it.each([
    ["chat", "chat", 2, 0],
    ["chta", "chat", 2, 1],
    ["cht", "chat", 2, 1],
    ["chatt", "chat", 2, 1],
    ["chat", "cat", 1, 1],
    ["kitten", "sitting", 3, 3],
    ["kitten", "sitting", 2, 3],
    ["a", "abcdef", 2, 3],
    ["", "ab", 2, 2],
  ])("takes from %s to %s (at most %i) %i steps", (word, other, limit, steps) => {
    expect(editDistance(word, other, limit)).toBe(steps);
  });

  it.each([
    ["autent", "authentication", 1, 1],
    ["auth", "authentication", 1, 0],
    ["xyz", "authentication", 1, 2],
  ])("takes from %s to a beginning of %s (at most %i) %i steps", (word, other, limit, steps) => {
    expect(editDistance(word, other, limit, true)).toBe(steps);
  });

  it("is the same both ways and never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(3), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(editDistance(b, a, limit));
      }),
    );
  });
});
