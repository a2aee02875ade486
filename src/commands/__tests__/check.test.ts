import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { checkAll, run } from "../check";

// Whole sites are checked here, and the machine may be busy.
jest.setTimeout(60_000);

const BROKEN = path.resolve("src/testing/sites/broken");

async function call(words: string[], environment: Record<string, string> = {}) {
  const printed: string[] = [];
  const variables = { ...process.env, ...environment };
  const code = await run(words, variables, (text) => printed.push(text));
  return { code, text: printed.join("\n") };
}

const broken = {
  CONTENT_ROOT: path.join(BROKEN, "content"),
  OPENAPI_SPEC: path.join(BROKEN, "openapi.yaml"),
};

describe("npm run check", () => {
  it("prints one report in the order of files, lines and columns, and counts", async () => {
    const { code, text } = await call([], broken);
    const places = [...text.matchAll(/^(\S+):(\d+):(\d+) (?:error|warning) /gm)].map(
      ([, file, line, column]) => [file ?? "", Number(line), Number(column)] as const,
    );
    const sorted = [...places].sort(
      (a, b) => (a[0] === b[0] ? 0 : a[0] < b[0] ? -1 : 1) || a[1] - b[1] || a[2] - b[2],
    );
    expect(code).toBe(1);
    expect(places.length).toBeGreaterThan(15);
    expect(places).toEqual(sorted);
    expect(text).toMatch(/\n\n\d+ errors, \d+ warnings\n\n\d+ files, \d+ pages$/);
  });

  it("prints nothing but JSON if asked to", async () => {
    const { code, text } = await call(["--json"], broken);
    const { problems, counts } = JSON.parse(text);
    const isError = ({ severity }: { severity: string }) => severity === "error";
    expect(code).toBe(1);
    expect(problems.filter(isError)).toHaveLength(counts.errors);
    expect(problems).toHaveLength(counts.errors + counts.warnings);
    expect(Object.keys(counts)).toEqual(["errors", "warnings", "files", "pages", "rules"]);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "unresolved-ref", line: 17, pointer: expect.any(String) }),
    );
  });

  it("is quiet about prose where a site has no rules for it", async () => {
    const { text } = await call(["--json"], broken);
    expect(JSON.parse(text).counts.rules).toEqual({});
  });

  it.each([["src/testing/sites"], ["src/testing/no-such-folder"]])(
    "tells of settings that are missing: %s",
    async (folder) => {
      const { code, text } = await call([], { CONTENT_ROOT: folder });
      expect(code).toBe(1);
      expect(text).toContain(`${folder}/site.yml error site/missing-file`);
    },
  );

  it.each([
    [["--jsno"], 2],
    [["content"], 2],
    [["--help"], 0],
  ])("%j shows how to call it", async (words, expected) => {
    const { code, text } = await call(words);
    expect(code).toBe(expected);
    expect(text).toContain("npm run check [-- --json]");
  });
});

describe("a check that knows the last one", () => {
  const folder = temporaryFolder();
  const cache = path.join(folder, "cache");
  const content = path.join(folder, "content");
  const environment = {
    ...process.env,
    CONTENT_ROOT: content,
    OPENAPI_SPEC: path.join(folder, "openapi.yaml"),
  };

  beforeAll(() => {
    cpSync("src/testing/sites/small", folder, { recursive: true });
    cpSync("content/prose.yml", path.join(content, "prose.yml"));
  });

  const write = (file: string, text: string) => () => writeFileSync(path.join(folder, file), text);
  const append = (file: string, text: string) => () =>
    appendFileSync(path.join(folder, file), text);

  it.each([
    ["nothing has been kept", () => undefined],
    ["nothing has changed", () => undefined],
    ["a page has changed", append("content/docs/start/01-intro.mdx", "\n[No](./nowhere.mdx)\n")],
    ["a partial has", append("content/docs/writers/parts/_part.mdx", "\n[No](/no/where)\n")],
    ["a partial is gone", () => rmSync(path.join(content, "docs/writers/parts/_deeper.md"))],
    ["it is back", write("content/docs/writers/parts/_deeper.md", "A very very short text.\n")],
    ["the API has changed", append("openapi.yaml", "x-odd: { $ref: ./no.yaml }\n")],
    ["the rules have", append("content/prose.yml", "\nenglish_exceptions: [very]\n")],
    [
      "what was kept is damaged",
      () => {
        for (const file of readdirSync(cache)) writeFileSync(path.join(cache, file), "damaged");
      },
    ],
  ])("finds the same as one that knows nothing when %s", async (_, change) => {
    change();
    const fresh = await checkAll(environment);
    expect(fresh.problems).not.toEqual([]);
    expect(await checkAll(environment, { cacheFolder: cache })).toEqual(fresh);
    expect(readdirSync(cache)).toHaveLength(2);
  });
});
