import { numberAxis } from "../layout";
import { freestPlace, spread } from "../lines";
import { axisLabel, formatValue, textWidth, wrapText } from "../theme";

describe("formatValue", () => {
  it.each([
    [1240, {}, undefined, "1,240"],
    [-7.9, {}, undefined, "\u22127.9"],
    [0.01098, {}, undefined, "0.011"],
    [3, {}, 2, "3.00"],
    [12.5, { unit: "%" }, undefined, "12.5%"],
    [12.5, { unit: "s" }, undefined, "12.5"],
  ])("formats %d with %j", (value, axis, decimals, text) => {
    expect(formatValue(value, axis, decimals)).toBe(text);
  });
});

describe("axisLabel", () => {
  it.each([
    [{ label: "Wait", unit: "s" }, "Wait, s"],
    [{ label: "Chats", unit: "chats" }, "Chats"],
    [{ label: "Share", unit: "%" }, "Share"],
    [{ unit: "ms" }, "ms"],
    [{ label: "Milliseconds", unit: "ms" }, "Milliseconds"],
    [{}, undefined],
  ])("joins %j", (axis, text) => {
    expect(axisLabel(axis)).toBe(text);
  });
});

describe("numberAxis", () => {
  const linear = { scale: "linear" as const };
  const log = { scale: "log" as const };
  it.each([
    ["begins at 0 for bars", linear, [90, 100], { zero: true }, [0, 100]],
    ["begins near narrow numbers", linear, [90, 99], {}, [90, 100]],
    ["ends where the axis says", { ...linear, min: 0, max: 7 }, [2, 6], {}, [0, 7]],
    ["rounds the open end", { ...linear, min: 0 }, [1, 15], {}, [0, 20]],
    ["ends at its numbers if asked", linear, [1.4, 15.2], { tight: true }, [1.4, 15.2]],
    ["rounds powers", log, [4, 140], {}, [2, 200]],
  ])("%s", (_, settings, numbers, options, ends) => {
    const axis = numberAxis(settings, numbers, options);
    expect(axis.scale.domain).toEqual(ends);
    expect(ends.map(axis.at)).toEqual([0, 1]);
  });

  it("gives ticks equally many decimals", () => {
    const axis = numberAxis(linear, [0, 1]);
    expect(axis.ticks.map(axis.format)).toEqual(["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
  });

  it("has ticks at 1, 2 and 5 of each power of ten", () => {
    expect(numberAxis(log, [4, 140]).ticks).toEqual([2, 5, 10, 20, 50, 100, 200]);
  });
});

describe("spread", () => {
  it.each([
    ["leaves what is apart", [10, 50], [10, 50]],
    ["moves the lower of two down", [50, 52], [50, 60]],
    ["stays inside", [95, 98], [90, 100]],
    ["keeps the order of the input", [52, 50], [60, 50]],
  ])("%s", (_, heights, expected) => {
    expect(spread(heights, 10, 100)).toEqual(expected);
  });
});

describe("wrapText", () => {
  it("breaks at spaces and never inside a word", () => {
    expect(wrapText("Please rephrase your question", 140)).toBe("Please rephrase\nyour question");
    expect(wrapText("unbreakable", 10)).toBe("unbreakable");
  });

  it("estimates wide characters wider", () => {
    expect(textWidth("WWW")).toBeGreaterThan(textWidth("iii") * 2);
  });
});

describe("freestPlace", () => {
  const plot = {
    x: { at: (value: number) => (value - 1) / 6 },
    y: numberAxis({ scale: "linear" as const, min: 0, max: 10 }, [0, 10]),
    width: 600,
    level: 5,
  };
  const line = (...values: number[]) => values.map((y, index) => ({ x: index + 1, y }));

  it.each([
    ["the right, above, where nothing is in the way", line(1, 1, 1, 1, 1, 1, 1), "right", true],
    ["below, where the line is above", line(6, 6, 6, 6, 6, 6, 6), "right", false],
    ["the middle, where the line crosses both ends", line(5, 1, 1, 1, 1, 4, 10), "middle", true],
  ])("is %s", (_, points, side, isAbove) => {
    expect(freestPlace([points], "below this", plot)).toMatchObject({ side, isAbove });
  });
});
