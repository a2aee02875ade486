import { leavesOf, missingInHtml, missingInMarkdown } from "../../../testing/api/leaves";

const leaf = (text: string, kind: "markdown" | "text" | "words" = "text") => ({
  pointer: "/x",
  kind,
  text,
});

describe("what HTML lacks is found", () => {
  it.each([
    ["a text", leaf("min length 3"), "<p>min length <code>3</code></p>", true],
    ["another value", leaf("min length 3"), "<p>min length <code>4</code></p>", false],
    ["entities", leaf("a < b & c"), "<p>a &lt; b &amp; c</p>", true],
    ["a description with markup", leaf("**a** `b`", "markdown"), "<b>a</b> <code>b</code>", true],
    ["half of a description", leaf("first\n\nsecond", "markdown"), "<p>first</p>", false],
    ["an attribute is not text", leaf("hidden"), '<p title="hidden"></p>', false],
  ])("%s", (_, item, html, isThere) => {
    expect(missingInHtml([item], html)).toEqual(isThere ? [] : [item]);
  });
});

describe("what Markdown lacks is found", () => {
  it.each([
    ["a line", leaf("- a\n- b", "markdown"), "  - a\n  - b", true],
    ["a missing line", leaf("- a\n- b", "markdown"), "  - a", false],
  ])("%s", (_, item, markdown, isThere) => {
    expect(missingInMarkdown([item], markdown)).toEqual(isThere ? [] : [item]);
  });
});

describe("leaves", () => {
  it.each([
    ["a limit with its words", { minLength: 3 }, ["min length 3"]],
    ["a flag", { deprecated: true, readOnly: false }, ["deprecated"]],
    ["names of members", { properties: { a: { type: "string" } } }, ["a", "string"]],
    ["a value of the document", { default: { deep: [1, null] } }, ["deep", "1"]],
    ["a keyword that nobody knows, by name and value", { newKeyword: 7 }, ["newKeyword", "7"]],
    ["nothing of an exclusive limit that is a flag", { exclusiveMinimum: true }, []],
  ])("are %s", (_, schema, texts) => {
    expect(leavesOf("schema", schema).map(({ text }) => text)).toEqual(texts);
  });
});
