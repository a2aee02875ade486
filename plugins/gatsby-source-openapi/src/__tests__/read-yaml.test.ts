import { readYaml } from "../document/read-yaml";

const TRUNCATED = "The file seems to be truncated: check that it is complete.";
const HERE = "Check indentation, quotes, colons and brackets at this place.";

describe("a file", () => {
  it.each([
    ["", undefined],
    [" \n", undefined],
    ["a: 2025-01-01", { a: "2025-01-01" }],
    ['{ "a": [1, null] }', { a: [1, null] }],
    ["a: [\n  1,\n]", { a: [1] }],
    ["a: &x { b: 1 }\nc: { <<: *x, d: 2 }", { a: { b: 1 }, c: { b: 1, d: 2 } }],
  ])("%j is %j", (text, value) => {
    expect(readYaml(text, "a.yaml")).toEqual({ value });
  });
});

describe("a syntax error has its place and what to do", () => {
  it.each<[string, string, object[]]>([
    [
      "a key twice",
      "a: 1\nb:\n  c: 1\n  c: 2\n",
      [{ code: "duplicate-key", line: 4, column: 3, value: "c" }],
    ],
    [
      "a key in quotes twice",
      '{ "a b": 1, "a b": 2 }',
      [{ code: "duplicate-key", line: 1, column: 13, value: '"a b"' }],
    ],
    [
      "a second document",
      "a: 1\n---\nb: 2\n",
      [
        {
          code: "syntax",
          line: 2,
          column: 1,
          message: expect.stringContaining("several YAML documents"),
          hint: expect.stringContaining("`---`"),
        },
      ],
    ],
    [
      "a list without its end",
      '{ "a": [1, 2',
      [
        {
          code: "syntax",
          line: 1,
          column: 13,
          message: expect.stringMatching(/\w/),
          hint: TRUNCATED,
        },
      ],
    ],
    [
      "a colon in a value",
      "a: b: c\nd: 1\n",
      [{ code: "syntax", line: 1, column: 4, message: expect.stringMatching(/\w/), hint: HERE }],
    ],
  ])("%s", (_, text, expected) => {
    const read = readYaml(text, "a.yaml");
    const problems = "problems" in read ? read.problems : [];
    const places = expected.map((problem) => ({ severity: "error", file: "a.yaml", ...problem }));
    expect(problems).toMatchObject(places);
  });
});
