import { htmlOf } from "../__fixtures__/html-of";
import { compileContent } from "../compile";

const compile = async (head: string, sides: string, row: string) => {
  const { tree } = await compileContent([head, sides, row].join("\n"), "mdx");
  return htmlOf(tree).replace(/\n/g, "");
};

describe("a table whose rows become blocks on phones", () => {
  it.each([
    ["three columns", "| A | B | C |", "|---|---|---|", "| 1 | 2 | 3 |", ["B", "C"]],
    ["a column of text among numbers", "|A|B|C|", "|---|--:|---|", "|1|2|3|", ["B", "C"]],
    ["markup in its head", "|A|`b` *c*|[d](#e)|", "|---|---|---|", "|1|2|3|", ["b c", "d"]],
    ["a column without a label", "|A||C|", "|---|---|---|", "|1|2|3|", ["C"]],
  ])("with %s has labels in its cells, but for the first", async (_, head, sides, row, labels) => {
    const html = await compile(head, sides, row);
    expect(html).toContain('<table className="stacked">');
    expect([...html.matchAll(/<td[^>]* data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(
      labels,
    );
  });

  it("can be HTML", async () => {
    const rows = "<tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr>";
    const { tree } = await compileContent(`<table>${rows}</table>`, "md");
    expect(htmlOf(tree)).toContain('<td>1</td><td data-label="B">2</td><td data-label="C">3</td>');
  });

  it("has no cells over several columns or rows", async () => {
    const rows = "<tr><th>A</th><th>B</th><th>C</th></tr><tr><td colspan=2>1</td><td>3</td></tr>";
    const { tree } = await compileContent(`<table>${rows}</table>`, "md");
    expect(htmlOf(tree)).not.toContain("data-label");
  });

  it.each([
    ["two columns", "| A | B |", "|---|---|", "| 1 | 2 |"],
    ["numbers after the first column", "| A | B | C |", "|---|--:|--:|", "| 1 | 2 | 3 |"],
    ["numbers alone", "| A | B | C |", "|--:|--:|--:|", "| 1 | 2 | 3 |"],
  ])("is not one with %s", async (_, ...lines) => {
    const html = await compile(...(lines as [string, string, string]));
    expect(html).toContain("<table>");
    expect(html).not.toContain("data-label");
  });
});
