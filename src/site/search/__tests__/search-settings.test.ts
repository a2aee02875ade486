import { temporaryFolder } from "../../../../packages/temporary-folder";
import { readSearchSettings } from "../plugin-options";

function read(text: string) {
  const folder = temporaryFolder({ "search.yml": text });
  return readSearchSettings(folder, new Set(["/known"]));
}

describe("readSearchSettings", () => {
  it("returns the words for each word, which is in lower case", () => {
    expect(read("synonyms:\n  Paging: [Pagination]\n")).toEqual({
      synonyms: { paging: ["Pagination"] },
      questions: {},
      useful: [],
      problems: [],
    });
  });

  it("returns none for a site without the file", () => {
    const none = { synonyms: {}, questions: {}, useful: [], problems: [] };
    expect(readSearchSettings("/nowhere")).toEqual(none);
  });

  it("returns the useful pages, and reports those that do not exist", () => {
    const { useful, problems } = read("useful:\n  - /known\n  - /gone\n");
    expect(useful).toEqual(["/known", "/gone"]);
    expect(problems).toEqual([
      expect.objectContaining({ code: "search/unknown-page", line: 3, value: "/gone" }),
    ]);
  });

  it("returns the questions of each page, and reports pages that do not exist", () => {
    const { questions, problems } = read(
      "questions:\n  /known: [is it down]\n  /gone: [who am I]\n",
    );
    expect(questions).toEqual({ "/known": ["is it down"], "/gone": ["who am I"] });
    expect(problems).toEqual([
      expect.objectContaining({ code: "search/unknown-page", line: 3, value: "/gone" }),
    ]);
  });

  it.each([
    ["synonyms:\n  paging: pagination\n", 2],
    ["synonyms:\n  a: [b]\n  paging: []\n", 3],
    ["questions:\n  /known: how\n", 2],
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
