import { render } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { Pager, PageTop } from "../page-navigation";

const A = { label: "A", permalink: "/a" };
const GROUP = { label: "Group", permalink: null };
const B = { label: "B", permalink: "/b" };

describe("the line above the title", () => {
  it.each([
    [
      "with the categories around the page",
      { ancestors: [A, GROUP], current: "Page" },
      ["nav Breadcrumbs:", "• [A](/a)", "• Group", "• Page*"],
    ],
    ["with the part of the site", { ancestors: [], current: "Page", area: "Guides" }, ["Guides"]],
    [
      "with the Markdown export",
      { ancestors: [], current: "Page", markdown: "/a" },
      ["<Copy page> [View as Markdown](/a.md)"],
    ],
  ])("%s", (_, props, lines) => {
    expect(linesOf(render(<PageTop {...props} />).container)).toEqual(lines);
  });
});

describe("links to the neighbors of a page", () => {
  it.each([
    [{ previous: A, next: B }, ["nav Pages:", "[PreviousA](/a)[NextB](/b)"]],
    [{ previous: A, next: null }, ["nav Pages:", "[PreviousA](/a)"]],
    [{ previous: null, next: B, nextWord: "" }, ["nav Pages:", "[B](/b)"]],
    [{ previous: A, next: null, previousWord: "Newer" }, ["nav Pages:", "[NewerA](/a)"]],
    [{ previous: A, next: null, previousWord: "" }, ["nav Pages:", "[A](/a)"]],
    [{ previous: GROUP, next: GROUP }, ["nav Pages:"]],
    [{ previous: null, next: null }, []],
  ])("%j", (props, lines) => {
    expect(linesOf(render(<Pager label="Pages" {...props} />).container)).toEqual(lines);
  });

  it("tell browsers which is which", () => {
    const { container } = render(<Pager label="Pages" previous={A} next={B} />);
    const links = [...container.querySelectorAll("a")];
    expect(links.map(({ rel, pathname }) => [rel, pathname])).toEqual([
      ["prev", "/a"],
      ["next", "/b"],
    ]);
  });
});
