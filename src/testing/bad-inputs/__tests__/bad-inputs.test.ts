import type { Problem } from "../../../../packages/problems";
import { BAD_INPUTS } from "../cases";
import { HARMLESS_CASES } from "../cases/odd-input";
import { page } from "../good-site";
import { asExpected, checkFiles } from "../run-case";

// Whole sites are checked here, and the machine may be busy.
jest.setTimeout(60_000);

/** The hint says what to do; messages of schemas contain it: "Write a date …". */
function saysRemedy({ hint, message }: Problem): boolean {
  return Boolean(hint) || /: (?:Write|Give|Add|An?) |Did you mean|Known:/.test(message);
}

describe("a good site", () => {
  it("has no problem", async () => {
    expect(await checkFiles({})).toEqual([]);
  });

  it.each([
    ["CRLF line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["both", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ])("may have files with %s", async (_, change) => {
    const text = page("## Part {#part}\n\nA [link](#part).\n\n:::tip[Title]\n\nText.\n\n:::");
    expect(await checkFiles({ "content/docs/start/odd.mdx": change(text) })).toEqual([]);
  });
});

describe("an odd input is no problem", () => {
  it.each(HARMLESS_CASES)("%s", async (_, files) => {
    expect(await checkFiles(files)).toEqual([]);
  });
});

describe("mistakes of one page", () => {
  it("are reported together", async () => {
    const body =
      "<Card />\n\nA [link](/docs/nowhere).\n\n<Tabz />\n\n<Schema />\n\n## A {#a}\n\n## B {#a}";
    const problems = await checkFiles({ "content/docs/start/page.mdx": page(body) });
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      "6 content/missing-prop",
      "8 content/broken-link",
      "10 content/unknown-component",
      "12 content/missing-prop",
      "16 content/duplicate-id",
    ]);
  });
});

describe("a bad input has one problem, with its position", () => {
  it("has at least 150 cases with different names", () => {
    const names = BAD_INPUTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(150);
  });

  it.each(BAD_INPUTS.map((input) => [input.name, input] as const))(
    "%s",
    async (_, { files, problem }) => {
      const problems = await checkFiles(files);
      expect(problems.map((found) => asExpected(found, problem))).toEqual([problem]);
      expect(problems.every(saysRemedy)).toBe(true);
    },
  );
});
