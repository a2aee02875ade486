import { fence, makePage } from "../__fixtures__/make-page";
import { CODE_MARK } from "../page";
import { readPage } from "../read-pages";

describe("readPage", () => {
  it("finds code blocks with position, title and opt-out", () => {
    const body = `A.\n\n<Tabs>\n<TabItem value="js">\n\n${fence("js", "let a;", 'title="a.js" {1} no-verify="why not"')}\n\n</TabItem>\n</Tabs>`;
    expect(makePage(body).blocks).toEqual([
      expect.objectContaining({
        language: "js",
        code: "let a;",
        title: "a.js",
        noVerify: "why not",
        line: 10,
        firstLine: 11,
      }),
    ]);
  });

  it("separates words from code, quotations and ids", () => {
    const { texts } = makePage(
      "## Send `id` {#send}\n\n> Quoted.\n\n- **One** at 10:30\n\n| a |\n|---|\n| b |",
    );
    expect(texts.map(({ kind, text, inList, quoted }) => [kind, text, inList, quoted])).toEqual([
      ["heading", `Send ${CODE_MARK}`, false, false],
      ["paragraph", "Quoted.", false, true],
      ["paragraph", "One at 10:30", true, false],
      ["cell", "a", false, false],
      ["cell", "b", false, false],
    ]);
  });

  it("leaves out a text that cannot be parsed", () => {
    expect(
      readPage({ file: "a.mdx", kind: "doc", permalink: "/a", resolvedLinks: [] }, "a\n\n{"),
    ).toBeUndefined();
  });
});
