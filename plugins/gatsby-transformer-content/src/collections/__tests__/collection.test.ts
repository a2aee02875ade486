import { firstWords } from "../collection";

describe("the description of a page that gives none", () => {
  it.each([
    ["the first block", "Short.\nAnother.", null, "Short."],
    ["what follows the page's own title", "Title\nWords.", "Title", "Words."],
    ["a heading that is not the title", "Heading\nWords.", "Title", "Heading"],
    ["nothing, where there are no words", "", null, ""],
    [
      "a long paragraph, cut at a word",
      `${"word ".repeat(40).trim()}`,
      null,
      `${"word ".repeat(31).trim()}…`,
    ],
  ])("is %s", (_, plainText, contentTitle, description) => {
    expect(firstWords({ plainText, contentTitle })).toBe(description);
  });
});
