import { groupPages } from "../page-list";
import { opensSearch } from "../search-keys";

const PLAIN = { ctrlKey: false, metaKey: false };

describe("groupPages", () => {
  it("follows the sidebars, and puts other pages last", () => {
    const pages = ["/docs/z", "/docs/b", "/docs/a", "/blog/p"].map((permalink) => ({
      permalink,
      title: permalink,
    }));
    const trails = ["/docs/a", "/docs/b"].map((permalink) => ({ permalink, sidebar: "docs" }));
    expect(groupPages(pages, trails).map((group) => [group.area, group.pages.length])).toEqual([
      ["d", 3],
      ["b", 1],
    ]);
    expect(groupPages(pages, trails)[0]?.pages.map(({ title }) => title)).toEqual([
      "/docs/a",
      "/docs/b",
      "/docs/z",
    ]);
  });
});

describe("keys", () => {
  it.each([
    ["/", {}, false, true],
    ["/", {}, true, false],
    ["k", { ctrlKey: true }, true, true],
    ["K", { metaKey: true }, false, true],
    ["k", {}, false, false],
  ])("%s with %j while typing %s", (key, held, isTyping, opens) => {
    expect(opensSearch({ ...PLAIN, ...held, key }, isTyping)).toBe(opens);
  });
});
