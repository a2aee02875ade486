import { readFileSync } from "node:fs";
import path from "node:path";
import { BAD_INPUTS } from "../../bad-inputs/cases";
import { readTests } from "../read-tests";

const ROW = /^\| (.+?) \| `([^`]+)` › (.+?) \|$/;

/** Rows of the table: what the site does, the file of the test, and a title in it. */
function readRows(): Array<[behavior: string, file: string, title: string]> {
  return readFileSync("docs/behavior.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|(?:-| Behavior )/.test(line))
    .map((line) => {
      const [, behavior = "", file = "", title = ""] = ROW.exec(line) ?? [];
      const folder = file.includes("/") ? "" : "src/testing/browser/__tests__";
      return [behavior || line, path.join(folder, file), title];
    });
}

/** The tests of a file, by title. Those of bad inputs come from a table in other files. */
function titlesIn(file: string): string[] {
  const inputs = file.endsWith("/bad-inputs.test.ts") ? BAD_INPUTS.map(({ name }) => name) : [];
  return [...readTests(readFileSync(file, "utf8")), ...inputs];
}

describe("docs/behavior.md", () => {
  it("has rows", () => expect(readRows().length).toBeGreaterThan(50));

  it.each(readRows())("%s: is tested", (_, file, title) => {
    expect(titlesIn(file)).toContain(title);
  });
});
