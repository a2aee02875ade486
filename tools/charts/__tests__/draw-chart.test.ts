import { drawChart } from "../draw-chart";
import { readChart } from "../read-chart";
import { CHART_KINDS } from "../schema";

function draw(data: object): string {
  const { chart, problems } = readChart(JSON.stringify(data));
  if (chart === undefined) throw new Error(JSON.stringify(problems));
  return drawChart(chart);
}

function textsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), (match) => match[1] ?? "");
}

describe("drawChart", () => {
  it.each(CHART_KINDS)("draws a %s chart within the view box and without bad numbers", (kind) => {
    const series = [{ name: "A & B", values: [3, 1, 2] }];
    const svg = draw({
      kind,
      title: "T",
      x: { label: "X", values: [1, 2, 4] },
      y: { label: "Y" },
      series,
    });
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 720 \d+"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<style|<script| id=/);
    expect(textsOf(svg)[0]).toBe("T");
  });

  it.each(CHART_KINDS)("draws a %s chart the same way twice", (kind) => {
    const data = { kind, x: { values: ["a", "b"] }, series: [{ name: "A", values: [1, 2] }] };
    expect(draw(data)).toBe(draw(data));
  });

  it("names lines at their ends and other series in a legend", () => {
    const series = [
      { name: "Before", values: [1, 2] },
      { name: "After", values: [2, 3] },
    ];
    const x = { values: ["a", "b"] };
    expect(
      textsOf(draw({ kind: "line", x, series }))
        .slice(-2)
        .sort(),
    ).toEqual(["After", "Before"]);
    expect(textsOf(draw({ kind: "bar", x, series })).slice(0, 2)).toEqual(["Before", "After"]);
  });

  it("lays bars down when their names are long", () => {
    const values = Array.from({ length: 8 }, (_, index) => `A name that is rather long ${index}`);
    const series = [{ name: "A", values: values.map((_, index) => index) }];
    const svg = draw({ kind: "bar", x: { values }, series });
    expect(svg).toContain('text-anchor="end"');
    expect(textsOf(svg)).toContain("7");
  });

  it("counts the values of a histogram that has no classes", () => {
    const series = [{ name: "A", values: [0.9, 1, 1.1, 1.2, 9.6] }];
    const svg = draw({ kind: "histogram", x: { label: "s" }, series });
    expect(textsOf(svg)).toContain("10");
    expect((svg.match(/<rect/g) ?? []).length).toBe(10);
  });

  it("writes percent at the values and other units in the label", () => {
    const chart = {
      kind: "line",
      x: { values: [1, 2] },
      series: [{ name: "A", values: [10, 20] }],
    };
    expect(textsOf(draw({ ...chart, y: { label: "Share", unit: "%" } }))).toEqual(
      expect.arrayContaining(["Share", "20%"]),
    );
    expect(textsOf(draw({ ...chart, y: { label: "Wait", unit: "s" } }))).toEqual(
      expect.arrayContaining(["Wait, s", "20"]),
    );
  });

  it("escapes what writers write", () => {
    const svg = draw({ kind: "bar", x: { values: ["<b>"] }, series: [{ name: "A", values: [1] }] });
    expect(svg).toContain("&lt;b&gt;");
  });
});
