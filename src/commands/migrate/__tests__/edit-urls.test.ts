import { findEditUrls } from "../edit-urls";

const DOCS = { folder: "docs", source: "../docs", pages: ["a.md", "sub/b.md"] };

describe("findEditUrls", () => {
  it("resolves folders beside the site", () => {
    const { editUrls } = findEditUrls(
      "docs.editUrl",
      "https://git.example/edit/site/",
      [DOCS],
      () => "",
    );
    expect(editUrls).toEqual([{ folder: "docs", url: "https://git.example/edit/docs/{path}" }]);
  });

  it("finds what a function does with all pages of a folder", () => {
    const call = (_: unknown, page: string) => `https://git.example/edit/main/docs/${page}`;
    const { editUrls, notes } = findEditUrls("docs.editUrl", call, [DOCS], call);
    expect(editUrls).toEqual([
      { folder: "docs", url: "https://git.example/edit/main/docs/{path}" },
    ]);
    expect(notes).toEqual([]);
  });

  it("finds what a function does with the pages of a subfolder, and counts the others", () => {
    const folder = { ...DOCS, pages: ["latest/a.md", "latest/api/b.md", "c.md"] };
    const call = (_: unknown, page: string) =>
      `https://git.example/docs/${page.replace("latest/", "")}${page === "c.md" ? "?c" : ""}`;
    const { editUrls, notes } = findEditUrls("docs.editUrl", call, [folder], call);
    expect(editUrls).toEqual([{ folder: "docs/latest", url: "https://git.example/docs/{path}" }]);
    expect(notes[0]?.advice).toContain("1 pages");
  });
});
