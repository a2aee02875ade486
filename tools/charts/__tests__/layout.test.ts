import { assignRows } from "../assign-rows";
import { axisLabel, formatNumber, formatTicks } from "../format";
import { arrangeNotes } from "../notes";
import { createValueScale } from "../scale";
import { spreadLabels } from "../spread-labels";
import { textWidth, wrapText } from "../text";

describe("formatNumber", () => {
  it.each([
    [1240, undefined, "1,240"],
    [-7.9, undefined, "\u22127.9"],
    [0.01098, undefined, "0.011"],
    [3, 2, "3.00"],
  ])("writes %d", (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it("gives ticks equally many decimals", () => {
    expect(formatTicks([0, 0.5, 1], {})).toEqual(["0.0", "0.5", "1.0"]);
  });
});

describe("axisLabel", () => {
  it.each([
    [{ label: "Wait", unit: "s" }, "Wait, s"],
    [{ label: "Chats", unit: "chats" }, "Chats"],
    [{ label: "Share", unit: "%" }, "Share"],
    [{ unit: "ms" }, "ms"],
    [{}, undefined],
  ])("joins %j", (axis, text) => {
    expect(axisLabel(axis)).toBe(text);
  });
});

describe("createValueScale", () => {
  const axis = { scale: "linear" as const };
  it.each([
    ["begins at 0 for bars", { axis, numbers: [90, 100], zero: true }, 0, 100],
    ["begins near narrow numbers", { axis, numbers: [90, 99], zero: false }, 90, 100],
    [
      "ends where the axis says",
      { axis: { ...axis, min: 0, max: 7 }, numbers: [2, 6], zero: false },
      0,
      7,
    ],
    ["rounds the open end", { axis: { ...axis, min: 0 }, numbers: [1, 15], zero: false }, 0, 20],
    ["rounds powers", { axis: { scale: "log" as const }, numbers: [4, 140], zero: false }, 2, 200],
  ])("%s", (_, options, least, greatest) => {
    const scale = createValueScale({ ...options, range: [0, 100] });
    expect(scale(least)).toBeCloseTo(0);
    expect(scale(greatest)).toBeCloseTo(100);
  });
});

describe("spreadLabels", () => {
  const limits = { top: 0, bottom: 100 };
  it.each([
    ["leaves labels that are apart", [10, 50], [10, 50]],
    ["moves the lower of two down", [50, 52], [50, 60]],
    ["keeps labels inside", [95, 98], [90, 100]],
  ])("%s", (_, heights, expected) => {
    const labels = heights.map((y) => ({ text: "a", y }));
    expect(spreadLabels(labels, 10, limits).map((label) => label.at)).toEqual(expected);
  });
});

describe("assignRows", () => {
  it("puts what touches into other rows", () => {
    const stretches = [
      { from: 0, to: 10 },
      { from: 5, to: 15 },
      { from: 10, to: 20 },
    ];
    expect(assignRows(stretches)).toEqual([0, 1, 0]);
  });
});

describe("arrangeNotes", () => {
  it("keeps a note above the taller bar beside it", () => {
    const bars = [
      { from: 0, to: 20, top: 80 },
      { from: 30, to: 50, top: 20 },
    ];
    const low = arrangeNotes([{ x: 10, from: 0, to: 20, text: "i" }], bars, 300);
    const high = arrangeNotes([{ x: 10, from: 0, to: 20, text: "a longer note" }], bars, 300);
    expect(low.svg).toContain("M10 59");
    expect(high.svg).toContain("M10 7");
  });
});

describe("wrapText", () => {
  it("breaks at spaces and never inside a word", () => {
    expect(wrapText("Please rephrase your question", 120)).toEqual([
      "Please rephrase",
      "your question",
    ]);
    expect(wrapText("unbreakable", 10)).toEqual(["unbreakable"]);
  });

  it("reckons wide characters wider", () => {
    expect(textWidth("WWW")).toBeGreaterThan(textWidth("iii") * 2);
  });
});
