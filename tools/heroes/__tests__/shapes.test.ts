import { element, group, polyline, short } from "../shapes";

describe("element", () => {
  it("writes attributes that are there, numbers short, text escaped", () => {
    expect(element("a", { x: 1.006, y: undefined, z: '"&<' })).toBe(
      '<a x="1.01" z="&quot;&amp;&lt;"/>',
    );
  });

  it("leaves out an empty group", () => {
    expect(group({ fill: "red" }, ["", ""])).toBe("");
  });

  it.each([
    [-0.001, "0"],
    [2.5, "2.5"],
    [1 / 3, "0.33"],
  ])("shortens %d", (value, text) => {
    expect(short(value)).toBe(text);
  });

  it("closes a line where asked", () => {
    expect(
      polyline(
        [
          [0, 0],
          [1, 2],
        ],
        true,
      ),
    ).toBe("M0 0L1 2Z");
  });
});
