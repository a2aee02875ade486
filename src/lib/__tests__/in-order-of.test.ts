import { inOrderOf } from "../in-order-of";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];

describe("nodes in the order of their ids", () => {
  it.each([
    [
      ["b", "c", "a"],
      [b, c, a],
    ],
    [
      ["c", "gone", "a"],
      [c, a],
    ],
    [[], []],
  ])("%j", (ids, nodes) => {
    expect(inOrderOf(ids, [a, b, c])).toEqual(nodes);
  });
});
