import { toOpenSearch } from "../open-search";

describe("toOpenSearch", () => {
  it("says where to search", () => {
    const xml = toOpenSearch({
      title: "A & B",
      description: "Docs <all>",
      siteUrl: "https://x.example/base",
    });
    expect(xml).toContain('template="https://x.example/base/search?q={searchTerms}"');
    expect(xml).toContain("<ShortName>A &amp; B</ShortName>");
    expect(xml).toContain("Docs &lt;all&gt;");
  });

  it("keeps to the lengths of the format", () => {
    const xml = toOpenSearch({
      title: "x".repeat(40),
      description: "",
      siteUrl: "https://x.example",
    });
    expect(/<ShortName>(x+)</.exec(xml)?.[1]).toHaveLength(16);
  });
});
