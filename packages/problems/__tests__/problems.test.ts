import { closest, didYouMean, findJsonError, formatReport, inFile, showValue } from "..";

describe("formatReport", () => {
  it("sorts by file and line, and shows place, pointer, value, hint and counts", () => {
    const report = formatReport([
      { code: "b/two", severity: "warning", file: "b.yml", pointer: "/x/y", message: "Second." },
      { code: "a/late", severity: "error", file: "a.mdx", line: 12, column: 3, message: "Late." },
      {
        code: "a/early",
        severity: "error",
        file: "a.mdx",
        line: 2,
        pointer: "#/x",
        message: "Early.",
        value: "v",
        hint: "Do this.",
      },
    ]);
    expect(report).toBe(
      [
        "a.mdx:2:1 error a/early\n  Early.\n  At: /x\n  Found: v\n  Hint: Do this.",
        "a.mdx:12:3 error a/late\n  Late.",
        "b.yml#/x/y warning b/two\n  Second.",
        "2 errors, 1 warning",
      ].join("\n\n"),
    );
  });
});

describe("inFile", () => {
  it("keeps the file of a problem in a partial", () => {
    const problem = { code: "a", severity: "error" as const, message: "Wrong." };
    const files = inFile("page.mdx", [problem, { ...problem, file: "_part.mdx" }]);
    expect(files.map(({ file }) => file)).toEqual(["page.mdx", "_part.mdx"]);
  });
});

describe("showValue", () => {
  it.each([
    ["a\n b", "a b"],
    [{ a: 1 }, '{"a":1}'],
    [undefined, "undefined"],
    ["x".repeat(90), `${"x".repeat(77)}...`],
  ])("formats %j on one short line", (value, text) => {
    expect(showValue(value)).toBe(text);
  });
});

describe("findJsonError", () => {
  it.each([
    ["{}", undefined],
    ['{\n  "a": 1,\n}', { line: 3, column: 1 }],
    ['{\n "a": [', { line: 2, column: 8 }],
  ])("finds the place in %j", (text, place) => {
    const error = findJsonError(text);
    expect(error && { line: error.line, column: error.column }).toEqual(place);
  });
});

describe("closest", () => {
  it.each([
    ["titel", ["title", "tags"], "title"],
    ["Title", ["title"], "title"],
    ["xyz", ["title", "tags"], undefined],
    ["a", [], undefined],
    ["", ["a"], undefined],
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
