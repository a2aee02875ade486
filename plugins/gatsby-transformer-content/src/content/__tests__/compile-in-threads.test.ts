import { rm } from "node:fs/promises";
import { compileContent } from "../compile";
import { createCompiler } from "../compile-in-threads";

const PLACE = { path: "/site/docs/page.mdx", contentRoot: "/site" };

/** More bodies than the main thread takes alone. */
const BODIES = Array.from(
  { length: 300 },
  (_, index) =>
    `# Page ${index}\n\nText with \`code\`.\n${index % 7 === 0 ? "\n<Unclosed>\n" : ""}`,
);

describe("createCompiler", () => {
  beforeAll(async () => {
    // The thread's bundle of an earlier run may be out of date.
    await rm(".cache/compiled/bundles/plugins", { recursive: true, force: true });
  });

  it("returns for each body what the main thread alone would, mistakes included", async () => {
    const compile = createCompiler();
    const compiled = await Promise.all(BODIES.map((body) => compile(body, "mdx", PLACE)));
    const expected = await Promise.all(BODIES.map((body) => compileContent(body, "mdx", PLACE)));
    expect(compiled).toEqual(expected);
    expect(compiled[7]?.problems).toMatchObject([{ code: "content/syntax" }]);
  }, 60_000);
});
