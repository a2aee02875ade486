import { highlightLines } from "../highlighter";

const FENCED = '```json\n{ "a": null }\n```';
const COLORED = expect.stringContaining("<i class=c>null</i>");

describe("code inside of code", () => {
  it("has the colors of its language, whatever was highlighted before", async () => {
    expect((await highlightLines("# Title\n", "markdown"))[0]).toContain("Title");
    expect((await highlightLines(FENCED, "markdown"))[1]).toEqual(COLORED);
    await highlightLines("null", "json");
    expect((await highlightLines(FENCED, "markdown"))[1]).toEqual(COLORED);
  });

  it("may be in an unknown language", async () => {
    expect(await highlightLines("```nonsense\na < b\n```", "markdown")).toHaveLength(3);
  });
});
