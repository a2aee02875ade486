import { parsePath } from "../stand-ins/lean-link";

describe("parsePath", () => {
  it.each([
    ["/a", ["/a", "", ""]],
    ["/a?b=1", ["/a", "?b=1", ""]],
    ["/a#c", ["/a", "", "#c"]],
    ["/a?b=1#c?d", ["/a", "?b=1", "#c?d"]],
    ["/a?#", ["/a", "", ""]],
    ["", ["/", "", ""]],
  ])("%s", (path, parts) => {
    expect(Object.values(parsePath(path))).toEqual(parts);
  });
});
