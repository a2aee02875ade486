import { createYamlLocator } from "..";

const YAML = `# Comment
title: A
list:
  - one
  - { name: two, 3: three }
"quoted key": x
empty:
`;

describe("the place of a value", () => {
  it.each<[string, PropertyKey[], string, string]>([
    ["a key", ["title"], YAML, "2:1"],
    ["an entry of a list", ["list", 0], YAML, "4:5"],
    ["a key in an entry", ["list", 1, "name"], YAML, "5:7"],
    ["a key that is a number", ["list", 1, 3], YAML, "5:18"],
    ["a key in quotation marks", ["quoted key"], YAML, "6:1"],
    ["a key without a value", ["empty"], YAML, "7:1"],
    ["after a key that is a list", ["b"], "? [a]\n: 1\nb: 2\n", "3:1"],
    ["JSON", ["a", 1], '{\n  "a": [0,\n    1]\n}', "3:5"],
    ["the first of two equal keys", ["a"], "a: 1\na: 2\n", "1:1"],
    ["the file", [], YAML, "2:1"],
    ["what a key without a value lacks", ["empty", "x"], YAML, "7:1"],
    ["what a mapping lacks", ["list", 1, "x"], YAML, "5:5"],
    ["what a list lacks", ["list", 2], YAML, "3:1"],
    ["what a text lacks", ["title", "x", "y"], YAML, "2:1"],
    ["an empty file", ["title"], "", "1:1"],
  ])("%s", (_, path, text, place) => {
    const { line, column } = createYamlLocator(text)(path);
    expect(`${line}:${column}`).toBe(place);
  });

  it("is found again with the same function", () => {
    const locate = createYamlLocator(YAML);
    expect([locate(["list", 0]), locate(["title"])]).toEqual([
      { line: 4, column: 5 },
      { line: 2, column: 1 },
    ]);
  });
});
