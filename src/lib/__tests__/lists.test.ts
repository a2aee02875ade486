import fc from "fast-check";
import { paginate, sortByIds } from "../lists";

const pathOfPage = (pageNumber: number) => `/list/page/${pageNumber}`;

describe("paginate", () => {
  it.each([
    [0, 10, ["/list"]],
    [10, 10, ["/list"]],
    [11, 10, ["/list", "/list/page/2"]],
    [
      57,
      10,
      ["/list", 2, 3, 4, 5, 6].map((page) => (page === "/list" ? page : `/list/page/${page}`)),
    ],
  ])("%i entries at %i a page", (count, size, addresses) => {
    const pages = paginate(
      Array.from({ length: count }, (_, i) => i),
      size,
      "/list",
      pathOfPage,
    );
    expect(pages.map(({ path }) => path)).toEqual(addresses);
  });

  it("links neighbors", () => {
    const pages = paginate([1, 2, 3], 1, "/list", pathOfPage);
    expect(pages.map(({ newer, older }) => [newer, older])).toEqual([
      [null, "/list/page/2"],
      ["/list", "/list/page/3"],
      ["/list/page/2", null],
    ]);
  });

  it("loses and repeats nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (items, size) => {
        const pages = paginate(items, size, "/list", pathOfPage);
        expect(pages.flatMap((page) => page.items)).toEqual(items);
      }),
    );
  });
});

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
    expect(sortByIds(ids, [a, b, c])).toEqual(nodes);
  });
});
