import { toFullText } from "../llms-txt";

const SITE = { title: "X", tagline: "Y", description: "Z.", siteUrl: "https://x.example" };

const page = (section: string, name: string) => ({
  section,
  permalink: `/${name}`,
  text: `# ${name}\n\n${"text ".repeat(10)}\n`,
});
const PAGES = [page("Docs", "a"), page("Docs", "b"), page("Docs", "c"), page("Blog", "p")];

describe("llms-full.txt", () => {
  it("has the text of all pages", () => {
    const { index, parts } = toFullText(SITE, PAGES);
    expect(index).toContain("# a");
    expect(index).toContain("# p");
    expect(parts).toEqual([]);
  });

  it("lists parts past its limit, each with pages of one section", () => {
    const { index, parts } = toFullText(SITE, PAGES, 150);
    expect(parts.map(({ name, text }) => [name, text.match(/^# .+/gm)])).toEqual([
      ["llms-full/1.txt", ["# a", "# b"]],
      ["llms-full/2.txt", ["# c"]],
      ["llms-full/3.txt", ["# p"]],
    ]);
    expect(index).toContain(
      "- [Part 1](https://x.example/llms-full/1.txt): Docs: 2 pages, from /a to /b",
    );
    expect(index).not.toContain("# a");
  });
});
