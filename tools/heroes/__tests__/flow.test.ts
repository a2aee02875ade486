import { dealThreads, findSplit, leadingNumber } from "../generators/flow";

describe("leadingNumber", () => {
  it.each([
    ["1,000 sessions", 1000],
    ["57 cited it", 57],
    ["chats", Number.NaN],
    [", then", Number.NaN],
  ])("reads %s", (name, number) => {
    expect(leadingNumber(name)).toBe(number);
  });
});

describe("findSplit", () => {
  it.each([
    [[1000, 700, 380, 140, 180], 2],
    [[412, 57, 31, 31], 4],
    [[10, 6, 4], 1],
  ])("finds where %j divides", (counts, at) => {
    expect(findSplit(counts)).toBe(at);
  });
});

describe("dealThreads", () => {
  it("deals in proportion", () => {
    expect(dealThreads(4, [3, 1])).toEqual([0, 0, 0, 1]);
    expect(dealThreads(2, [])).toEqual([0, 0]);
  });
});
