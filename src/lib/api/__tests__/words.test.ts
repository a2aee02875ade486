import { wholeSentences } from "../words";

describe("wholeSentences", () => {
  it.each([
    ["One. Two.", "One. Two."],
    ["One. Two that is cut…", "One."],
    ["Why it failed: `a` (no route) or `b` (no…", "Why it failed."],
    [
      "A sentence that is cut in the middle of its…",
      "A sentence that is cut in the middle of its…",
    ],
  ])("makes %j end where it may: %j", (text, shown) => {
    expect(wholeSentences(text)).toBe(shown);
  });
});
