import { count, exactValue, extensionValue, inlineValue, plainValue } from "../words";

describe("a value on one line", () => {
  it.each([
    ["a", "a", '"a"', '"a"'],
    ["a  b\nc ", "a  b\nc ", '"a  b\\nc "', "a b c"],
    ["a b", "a b", '"a b"', "a b"],
    ["a  b", "a  b", '"a  b"', "a b"],
    [" a", " a", '" a"', '" a"'],
    ["", "", '""', '""'],
    [1, "1", "1", "1"],
    [true, "true", "true", "true"],
    [null, "null", "null", "null"],
    [["a b"], '["a b"]', '["a b"]', '["a b"]'],
    [{ a: 1 }, '{"a":1}', '{"a":1}', '{"a":1}'],
  ])("%j", (value, inline, exact, extension) => {
    expect(inlineValue(value)).toBe(inline);
    expect(exactValue(value)).toBe(exact);
    expect(extensionValue(value)).toBe(extension);
  });
});

describe("a text without quotes", () => {
  it.each([
    ["a b", "a b"],
    ["1.2.3", "1.2.3"],
    ["", '""'],
    [" a", '" a"'],
    ["a ", '"a "'],
    ["1", '"1"'],
    ["true", '"true"'],
    ['{"a":1}', '"{\\"a\\":1}"'],
    [1, "1"],
    [["a"], '["a"]'],
  ])("%j is %s", (value, text) => expect(plainValue(value)).toBe(text));
});

describe("count", () => {
  it.each([
    [0, "page", undefined, "0 pages"],
    [1, "page", undefined, "1 page"],
    [2, "page", undefined, "2 pages"],
    [1, "entry", "entries", "1 entry"],
    [2, "entry", "entries", "2 entries"],
  ])("%i %s", (number, one, many, text) => expect(count(number, one, many)).toBe(text));
});
