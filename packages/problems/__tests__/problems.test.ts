import type { Problem } from "..";
import {
  closest,
  didYouMean,
  findJsonError,
  formatReport,
  hasErrors,
  inFile,
  notUtf8,
  projectPath,
  showValue,
  sortProblems,
} from "..";

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

describe("sortProblems", () => {
  it("puts those of a whole file first, then goes by line and column", () => {
    const at = (file: string, line?: number, column?: number): Problem => ({
      code: "a",
      severity: "error",
      message: "A.",
      file,
      line,
      column,
    });
    const sorted = [at("a"), at("a", 1), at("a", 1, 2), at("a", 1, 10), at("a", 2), at("b", 1)];
    expect(sortProblems([...sorted].reverse())).toEqual(sorted);
  });
});

describe("hasErrors", () => {
  it.each<[Problem["severity"][], boolean]>([
    [[], false],
    [["warning"], false],
    [["warning", "error"], true],
  ])("of %j: %s", (severities, expected) => {
    const problems = severities.map((severity) => ({ severity, code: "", file: "", message: "" }));
    expect(hasErrors(problems)).toBe(expected);
  });
});

describe("notUtf8", () => {
  it.each([
    ["a\n\u0000b", 2, 1, "UTF-16"],
    ["ab\uFFFD", 1, 3, "from here on"],
  ])("of %j is at %i:%i", (text, line, column, message) => {
    expect(notUtf8(text)).toMatchObject({
      code: "content/not-utf-8",
      severity: "error",
      line,
      column,
      message: expect.stringContaining(message),
    });
  });
});

describe("projectPath", () => {
  it.each([
    ["content/a.md", "content/a.md"],
    [`${process.cwd()}/a.md`, "a.md"],
    ["../a.md", "../a.md"],
  ])("of %s is %s", (file, expected) => expect(projectPath(file)).toBe(expected));
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
    ["x".repeat(80), "x".repeat(80)],
    ["x".repeat(81), `${"x".repeat(77)}...`],
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
    ["abc", ["abxy", "abd", "abe"], "abd"],
    ["abcdef", ["abxyef"], "abxyef"],
    ["abcdef", ["axyzef"], undefined],
    ["ab", ["ba"], "ba"],
    ["ab", ["cd"], undefined],
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

  it.each([
    [12, /, candidate-11\.$/],
    [20, /, candidate-11, and 8 more\.$/],
  ])("of %i names lists at most twelve", (length, expected) => {
    const many = Array.from({ length }, (_, index) => `candidate-${index}`);
    expect(didYouMean("zzz", many)).toMatch(expected);
  });
});
