import { readTests } from "../read-tests";

describe("readTests", () => {
  it.each([
    ["a test", 'it("a", () => {})', ["a"]],
    [
      "its groups",
      'describe("b", () => { describe("c", () => { test("a", f); }); })',
      ["b", "c", "a"],
    ],
    ["a group without tests", 'describe("b", () => {})', []],
    ["a table", 'it.each([["x", 1], ["y", 2]])("a %s", f)', ["a %s", "x", "y"]],
    ["a table with a name", 'const T = ["x"]; it.each([...T, "y"])("a", f)', ["a", "x", "y"]],
    [
      "a table of groups",
      'describe.each(["x"])("b %s", () => { it("a", f); })',
      ["b %s", "x", "a"],
    ],
    ["a template", `it(\`a \${1} b\`, f)`, ["a ", " b"]],
    ["types and JSX", 'it("a", async (): Promise<void> => { render(<p>b</p>); })', ["a"]],
    ["a test that is skipped", 'it.skip("a", f); it("b", f)', ["b"]],
    ["… by another name", 'xit("a", f); xtest("c", f); it("b", f)', ["b"]],
    ["… with a table", 'it.skip.each(["x"])("a", f)', []],
    ["a group that is skipped", 'describe.skip("b", () => { it("a", f); })', []],
    ["… by another name", 'xdescribe("b", () => { it("a", f); })', []],
    ["a test to be written", 'it.todo("a")', []],
    ["the only test", 'it("b", f); it.only("a", f)', ["a"]],
    ["the only group", 'it("b", f); fdescribe("c", () => { it("a", f); })', ["c", "a"]],
    ["a comment", '// it("a", f)', []],
    ["another function", 'submit("a", f); page.it("b", f)', []],
  ])("%s", (_, source, titles) => expect([...readTests(source)]).toEqual(titles));
});
