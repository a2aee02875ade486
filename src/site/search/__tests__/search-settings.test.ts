import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSynonyms } from "../plugin-options";

function read(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "search-settings-"));
  writeFileSync(path.join(folder, "search.yml"), text);
  return readSynonyms(folder);
}

describe("readSynonyms", () => {
  it("returns the words for each word, which is in lower case", () => {
    expect(read("synonyms:\n  Paging: [Pagination]\n")).toEqual({
      synonyms: { paging: ["Pagination"] },
      problems: [],
    });
  });

  it("returns none for a site without the file", () => {
    expect(readSynonyms("/nowhere")).toEqual({ synonyms: {}, problems: [] });
  });

  it.each([
    ["synonyms:\n  paging: pagination\n", 2],
    ["synonyms:\n  a: [b]\n  paging: []\n", 3],
    ["synonym:\n  paging: [pagination]\n", 1],
    ["synonyms: [\n", 2],
  ])("reports %j with its line and a hint", (text, line) => {
    const { synonyms, problems } = read(text);
    expect(synonyms).toEqual({});
    expect(problems).toEqual([
      expect.objectContaining({
        line,
        severity: "error",
        hint: expect.stringMatching(/./),
        file: expect.stringMatching(/search\.yml$/),
      }),
    ]);
  });
});
