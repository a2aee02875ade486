import { formatResult, parseArguments, run } from "../openapi";

const GOOD = "plugins/gatsby-source-openapi/src/__fixtures__/circular.yaml";
const BAD = "plugins/gatsby-source-openapi/src/__fixtures__/bad/dangling-ref.yaml";

describe("arguments", () => {
  it.each([
    [["a.yaml"], { files: ["a.yaml"] }],
    [["--json", "a.yaml", "b.json"], { files: ["a.yaml", "b.json"], isJson: true }],
    [
      ["--overlay=b.yaml", "a.yaml", "--overlay=c.yaml"],
      { files: ["a.yaml"], overlays: ["b.yaml", "c.yaml"] },
    ],
    [[], undefined],
    [["--json"], undefined],
    [["--fix", "a.yaml"], undefined],
  ])("%j", (argv, call) => {
    const defaults = { overlays: [], isJson: false, errors: "fail" };
    expect(parseArguments(argv)).toEqual(call && { ...defaults, ...call });
  });
});

describe("a result", () => {
  it("says in one line what a good document holds", () => {
    const result = { file: "a.yaml", version: "3.1.0", operations: 2, schemas: 3, problems: [] };
    expect(formatResult(result)).toBe(
      "a.yaml: OpenAPI 3.1.0, 2 operations, 3 schemas, no problems",
    );
  });
});

describe("the command", () => {
  it.each([
    ["a good document", [GOOD], 0],
    ["a bad one", [BAD], 1],
    ["both", [GOOD, BAD], 1],
    ["a file that is not there", ["nowhere.yaml"], 1],
    ["nothing", [], 2],
  ])("ends on %s with its code", async (_, argv, code) => {
    expect(await run(argv, () => undefined)).toBe(code);
  });

  it("names file, pointer, line, and what to do", async () => {
    const said: string[] = [];
    await run([BAD], (text) => said.push(text));
    expect(said.join("")).toMatch(/dangling-ref\.yaml:12:\d+ error/);
    expect(said.join("")).toContain("At: /paths/~1a/get/responses/200");
    expect(said.join("")).toContain("Hint: ");
  });

  it("prints JSON that a program can read", async () => {
    const said: string[] = [];
    await run(["--json", GOOD, BAD], (text) => said.push(text));
    const results = JSON.parse(said.join("")) as Array<{ file: string; problems: unknown[] }>;
    expect(results.map(({ problems }) => problems.length)).toEqual([0, 1]);
  });
});
