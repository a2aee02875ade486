import path from "node:path";
import { run } from "../check";

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
