import { formatDay, formatDayOfYear, groupByYear } from "../dates";

describe("days", () => {
  it.each([
    ["2025-03-04", "March 4, 2025", "March 4"],
    ["2024-12-31T23:59:59.000Z", "December 31, 2024", "December 31"],
  ])("%s", (date, long, short) => {
    expect(formatDay(date)).toBe(long);
    expect(formatDayOfYear(date)).toBe(short);
  });
});

describe("groupByYear", () => {
  it("keeps the order of years and of what is in them", () => {
    const dates = ["2025-02-01", "2025-01-01", "2024-05-05"].map((date) => ({ date }));
    expect(groupByYear(dates).map(({ year, items }) => [year, items.length])).toEqual([
      ["2025", 2],
      ["2024", 1],
    ]);
  });
});
