import { readChart } from "../read-chart";

const GOOD = {
  kind: "line",
  x: { values: ["Mon", "Tue"] },
  series: [{ name: "Chats", values: [1, 2] }],
};

function pointersOf(change: object) {
  const { problems } = readChart(JSON.stringify({ ...GOOD, ...change }));
  return problems.map((problem) => problem.pointer);
}

describe("readChart", () => {
  it("fills in what a file leaves out", () => {
    const { chart, problems } = readChart(JSON.stringify(GOOD));
    expect(problems).toEqual([]);
    expect(chart).toMatchObject({ marks: [], y: { scale: "linear" }, x: { scale: "linear" } });
  });

  it("reports a file that is not JSON", () => {
    const { chart, problems } = readChart("{");
    expect(chart).toBeUndefined();
    expect(problems[0]?.code).toBe("chart/not-json");
  });

  it.each([
    ["an unknown kind", { kind: "pie" }, "/kind"],
    ["a key that is misspelled", { mark: [] }, ""],
    ["no series", { series: [] }, "/series"],
    [
      "a text among the values",
      { series: [{ name: "a", values: [1, "2"] }] },
      "/series/0/values/1",
    ],
    ["too few values", { series: [{ name: "a", values: [1] }] }, "/series/0/values"],
    ["no places", { x: {} }, "/x"],
    ["too many series", { kind: "histogram", series: [GOOD.series[0], GOOD.series[0]] }, "/series"],
    [
      "a pair in a bar chart",
      { kind: "bar", series: [{ name: "a", values: [1, [1, 2]] }] },
      "/series/0/values/1",
    ],
    [
      "a negative part",
      { kind: "stacked-bar", series: [{ name: "a", values: [1, -2] }] },
      "/series/0/values",
    ],
    [
      "0 on a logarithmic axis",
      { y: { scale: "log" }, series: [{ name: "a", values: [0, 2] }] },
      "/series/0/values",
    ],
    ["a mark without a place", { marks: [{ label: "here" }] }, "/marks/0"],
    ["a mark at an unknown place", { marks: [{ x: "Wed", label: "here" }] }, "/marks/0/x"],
    ["marks on a heat map", { kind: "heatmap", marks: [{ y: 1, label: "here" }] }, "/marks"],
  ])("finds %s", (_, change, expected) => {
    expect(pointersOf(change)).toEqual([expected]);
  });
});
