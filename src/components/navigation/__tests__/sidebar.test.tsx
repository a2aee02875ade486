import { foldingDuration } from "../sidebar-entries";

describe("foldingDuration", () => {
  it.each([
    [0, 120],
    [100, 180],
    [400, 240],
    [900, 300],
    [5000, 300],
    [-1, 120],
  ])("of %d px is %d ms", (height, milliseconds) => {
    expect(foldingDuration(height)).toBe(milliseconds);
  });
});
