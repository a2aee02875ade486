import { groupPages } from "../page-list";

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
