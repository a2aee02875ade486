import { render } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { groupPages, PageList } from "../page-list";

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

it("lists all pages of an area behind its name", () => {
  const pages = [{ permalink: "/blog/a", title: "A" }];
  const { container } = render(<PageList groups={[{ area: "b", name: "Blog", pages }]} />);
  expect(linesOf(container)).toEqual(["## All pages", "▸ Blog 1 pages", "• [A](/blog/a)"]);
});
