import {
  definedNames,
  findModuleCode,
  namesIn,
  parseProgram,
  readBraces,
} from "../source/javascript";

describe("readBraces", () => {
  it.each([
    ["{a} b", 3, "Identifier"],
    ["{{ a: 1 }} b", 10, "ObjectExpression"],
    ['{"}"} b', 5, "Literal"],
    ["{...a} b", 6, "Identifier"],
    ["{<A b={c} />} d", 13, "JSXElement"],
    ["{/* a */} b", 9, undefined],
    ["{ } b", 3, undefined],
  ])("of %j ends at %i, and is %s", (source, end, type) => {
    const braces = readBraces(source, 0);
    expect([braces?.end, braces?.expression?.type]).toEqual([end, type]);
  });

  it.each([["{a"], ["{a b}"], ["{a; b}"], [`{a b${"}".repeat(50)}`]])(
    "of %j are text",
    (source) => {
      expect(readBraces(source, 0)).toBeUndefined();
    },
  );

  it.each([
    [39, true],
    [40, false],
  ])("try forty closing braces: after %i others", (others, isRead) => {
    const source = `{"${"}".repeat(others)}"}`;
    expect(readBraces(source, 0) !== undefined).toBe(isRead);
  });
});

describe("findModuleCode", () => {
  const isCode = () => false;
  it.each<[string, string[], string[]]>([
    ["import a from 'a'\n\ntext", ["import a from 'a'"], ["a"]],
    ["text\n\nimport { a as b, c } from 'a'", ["import { a as b, c } from 'a'"], ["b", "c"]],
    ["export const a = () => {\n\n}\n\ntext", ["export const a = () => {\n\n}"], ["a"]],
    [
      "import 'a'\nimport 'b'\n\nexport const c = 1",
      ["import 'a'\nimport 'b'", "export const c = 1"],
      ["c"],
    ],
    ["  \nimport 'a'", ["import 'a'"], []],
    ["text\nimport 'a'", [], []],
    ["important", [], []],
  ])("finds in %j the code %j", (source, texts, names) => {
    const { ranges, names: found } = findModuleCode(source, isCode);
    expect(ranges.map(([start, end]) => source.slice(start, end))).toEqual(texts);
    expect([...found]).toEqual(names);
  });

  it("names prose that begins like code", () => {
    const source = "import the data\n\ntext\n\nexport it";
    expect(findModuleCode(source, isCode)).toMatchObject({ ranges: [], prose: [0, 23] });
  });

  it("leaves blocks of code out", () => {
    expect(findModuleCode("import 'a'", () => true)).toMatchObject({ ranges: [], prose: [] });
  });
});

describe("the names that code", () => {
  it.each([
    ["import a, { b as c } from 'x'; import * as d from 'y'", ["a", "c", "d"]],
    ["export const { a, b: [c] } = x, d = 1", ["a", "b", "c", "d"]],
    ["export function a() {}", ["a"]],
    ["export class A {}", ["A"]],
    ["export default a", []],
    ["export { a } from 'b'", []],
    ["const a = 1", []],
  ])("%j defines are %j", (source, names) => {
    expect(definedNames(parseProgram(source)?.body ?? [])).toEqual(names);
  });

  it.each([
    ["a(b.c)", ["a", "b", "c"]],
    ["<A b={c}><d /></A>", ["A", "c"]],
    ["'a'", []],
  ])("%j uses are %j", (source, names) => {
    expect([...namesIn(parseProgram(source))].sort()).toEqual([...names].sort());
  });
});
