import { readFileSync } from "node:fs";
import path from "node:path";

const ROW = /^\| (.+?) \| `([^`]+)` › (.+?) \|$/;

/** Rows of the table: what the site does, the file of the test, words of the test's title. */
function readRows(): Array<[behavior: string, file: string, title: string]> {
  return readFileSync("docs/behavior.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|(?:-| Behavior )/.test(line))
    .map((line) => {
      const [, behavior = "", file = "", title = ""] = ROW.exec(line) ?? [];
      return [behavior || line, file, title];
    });
}

/** A test's source with what a formatter may have broken put together again. */
function readTest(file: string): string {
  const folder = file.includes("/") ? "" : "src/testing/browser/__tests__";
  return readFileSync(path.join(folder, file), "utf8").replace(/\s+/g, " ");
}

describe("docs/behavior.md", () => {
  it("has rows", () => expect(readRows().length).toBeGreaterThan(50));

  it.each(readRows())("%s: is tested", (_, file, title) => {
    expect(readTest(file).includes(title)).toBe(true);
  });
});
