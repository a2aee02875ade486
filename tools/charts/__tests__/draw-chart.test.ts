import { drawChart } from "../draw-chart";
import { CHART_KINDS, readChart } from "../read-chart";

/** A swatch: the path of a square. */
const LEGEND = /<path d="M-[\d.]+,-[\d.]+h/;

function draw(data: object, width = 480): string {
  const { chart, problems } = readChart(JSON.stringify(data));
  if (chart === undefined) throw new Error(JSON.stringify(problems));
  return drawChart(chart, width);
}

function textsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), (match) => match[1] ?? "");
}

describe("drawChart", () => {
  it.each(CHART_KINDS)("draws a %s chart without bad numbers, styles or ids", (kind) => {
    const series = [{ name: "A & B", values: [3, 1, 2] }];
    const svg = draw({
      kind,
      title: "T",
      x: { label: "X", values: [1, 2, 4] },
      y: { label: "Y" },
      series,
    });
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 \d+"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<style|<script| id=/);
    expect(svg).toMatch(/<title>T<\/title><desc>.*3.*<\/desc>/);
    expect(textsOf(svg)).toContain("T");
  });

  it.each(CHART_KINDS)("draws a %s chart for narrow and for wide columns", (kind) => {
    const data = { kind, x: { values: ["a", "b"] }, series: [{ name: "A", values: [1, 2] }] };
    const [narrow, wide] = [draw(data, 480), draw(data, 704)];
    expect([narrow, wide].map((svg) => /viewBox="0 0 (\d+)/.exec(svg)?.[1])).toEqual([
      "480",
      "704",
    ]);
    const rightEnd = (svg: string) =>
      Math.max(...Array.from(svg.matchAll(/translate\((\d+)/g), (match) => Number(match[1])));
    expect(rightEnd(wide)).toBeGreaterThan(rightEnd(narrow));
  });

  it.each(CHART_KINDS)("draws a %s chart the same way twice", (kind) => {
    const data = { kind, x: { values: ["a", "b"] }, series: [{ name: "A", values: [1, 2] }] };
    expect(draw(data)).toBe(draw(data));
  });

  it("names a level among lines after their ends, in a color of its own", () => {
    const series = [
      { name: "Before", values: [1, 2] },
      { name: "After", values: [2, 3] },
    ];
    const data = { kind: "line", x: { values: ["a", "b"] }, marks: [{ y: 2, label: "promised" }] };
    expect(textsOf(draw({ ...data, series }))).toContain("promised");
    expect(draw({ ...data, series })).not.toContain("--amber");
    expect(draw({ ...data, series: series.slice(1) })).toContain("--amber");
  });

  it("colors the point of an interval alone, of its three values", () => {
    const series = ["low", "mean", "high"].map((name, value) => ({ name, values: [value] }));
    const svg = draw({ kind: "dot", x: { values: ["a"] }, series });
    expect(svg.match(/--signal/g)).toHaveLength(2);
    expect(svg).not.toContain("--chart-");
  });

  it("names lines at their ends and other series in a legend", () => {
    const series = [
      { name: "Before", values: [1, 2] },
      { name: "After", values: [2, 3] },
    ];
    const x = { values: ["a", "b"] };
    expect(draw({ kind: "line", x, series })).not.toMatch(LEGEND);
    expect(draw({ kind: "bar", x, series })).toMatch(LEGEND);
    const long = series.map((one) => ({ ...one, name: `A rather long name: ${one.name}` }));
    expect(draw({ kind: "line", x, series: long })).toMatch(LEGEND);
  });

  it("draws horizontal bars if names are long or bars have notes", () => {
    const isHorizontal = (svg: string) =>
      new Set(Array.from(svg.matchAll(/<rect [^>]*\bx="([\d.]+)"/g), (match) => match[1])).size ===
      1;
    const series = [{ name: "A", values: [1, 2] }];
    const short = { kind: "bar", x: { values: ["a", "b"] }, series };
    expect(isHorizontal(draw(short))).toBe(false);
    expect(isHorizontal(draw({ ...short, marks: [{ x: "a", label: "note" }] }))).toBe(true);
    const names = ["A name that is far too long to be below its bar", "Another such name, as long"];
    const long = {
      ...short,
      x: { values: [...names, ...names] },
      series: [{ values: [1, 2, 3, 4] }],
    };
    expect(isHorizontal(draw(long))).toBe(true);
  });

  it("joins the values of a row of dots", () => {
    const series = [{ values: [1, 4] }, { values: [2, 5] }];
    const svg = draw({ kind: "dot", x: { values: ["a", "b"] }, series });
    expect(svg.match(/<circle/g)).toHaveLength(4);
    expect(svg.match(/stroke-width="1.5"/g)).toHaveLength(1);
  });

  it("leaves a gap in a line where a value is missing", () => {
    const x = { values: [1, 2, 3, 4, 5] };
    const svg = draw({ kind: "line", x, series: [{ values: [1, 2, null, 2, 1] }] });
    expect(svg).toMatch(/<path [^>]*d="M[^"M]+M[^"M]+"/);
    expect(svg.match(/<circle/g)).toHaveLength(4);
  });

  it("counts the values of a histogram that has no classes", () => {
    const series = [{ name: "A", values: [0.9, 1, 1.1, 1.2, 9.6] }];
    const svg = draw({ kind: "histogram", x: { label: "s" }, series });
    expect(textsOf(svg)).toContain("10");
    expect(svg.match(/<rect/g)?.length).toBeGreaterThanOrEqual(8);
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
