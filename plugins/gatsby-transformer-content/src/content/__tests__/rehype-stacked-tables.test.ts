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

  const TEXT = "A text that needs a line of its own";

  it.each([
    ["and text", "| A | B | C |", `| 1 | ${TEXT} | 3 |`, ["3", "C"], []],
    ["and two texts", "| A | B | C | D |", `| 1 | 2 | ${TEXT} | ${TEXT} |`, ["2", "B"], ["C", "D"]],
    [
      "and a label that is longer than its cells",
      `| A | ${TEXT} | C |`,
      "| 1 | 2 | 3 |",
      ["3", "C"],
      [TEXT],
    ],
  ])("has one short column %s: beside the title", async (_, head, row, [text, label], others) => {
    const html = await compile(head, head.replace(/[^|]+/g, "---"), row);
    expect(html).toContain(`<td data-label="${label}" data-aside="">${text}</td>`);
    expect(html.match(/data-aside/g)).toHaveLength(1);
    const labels = [...html.matchAll(/data-label="([^"]+)"(?! data-aside)/g)];
    expect(labels.map(([, name]) => name)).toEqual(others);
  });

  it.each([
    ["two short columns", "| A | B | C | D |", `| 1 | 2 | 3 | ${TEXT} |`],
    ["no short column", "| A | B | C |", `| 1 | ${TEXT} | ${TEXT} |`],
    ["five columns", "| A | B | C | D | E |", `| 1 | 2 | ${`${TEXT} | `.repeat(3)}`],
  ])("has %s: none is beside the title", async (_, head, row) => {
    const html = await compile(head, head.replace(/[^|]+/g, "---"), row);
    expect(html).toContain('data-label="B"');
    expect(html).not.toContain("data-aside");
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
