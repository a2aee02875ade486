import { parseArguments } from "../parse-arguments";

describe("the arguments", () => {
  it.each([
    [
      ["doc", "A title", "--in", "start/deep/"],
      { kind: "doc", title: "A title", folder: "start/deep", authors: [], tags: [] },
    ],
    [
      ["doc", "A title", "--in", "./content/docs/start"],
      { kind: "doc", title: "A title", folder: "start", authors: [], tags: [] },
    ],
    [
      ["guide", " A title "],
      { kind: "guide", title: "A title", folder: "guides", authors: [], tags: [] },
    ],
    [
      ["post", "A title", "--tags", "a, b", "--author", "x", "--author", "y"],
      { kind: "post", title: "A title", authors: ["x", "y"], tags: ["a", "b"] },
    ],
  ])("%j", (words, request) => {
    expect(parseArguments(words)).toEqual({ request });
  });

  it.each([
    [[], "Choose what to make: doc, guide, post."],
    [["gude", "A title"], 'Did you mean "guide"?'],
    [["doc"], "title"],
    [["doc", "--in", "start"], "title"],
    [["doc", "A title"], "--in FOLDER"],
    [["doc", "A", "title", "--in", "start"], "quotes"],
    [["doc", "A title", "--on", "start"], 'Did you mean "--in"?'],
    [["doc", "A title", "--in"], "needs a value"],
    [["guide", "A title", "--in", "x"], "only a title"],
    [["post", "A title"], "--author KEY"],
    [["post", "A title", "--author", "--tags"], "needs a value"],
  ])("%j is wrong: %s", (words, error) => {
    expect(parseArguments(words)).toEqual({ error: expect.stringContaining(error) });
  });
});
