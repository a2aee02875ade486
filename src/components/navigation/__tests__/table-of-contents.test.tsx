import { fireEvent, render } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { ContentsDisclosure, shownHeadings, TableOfContents } from "../table-of-contents";

const headings = [2, 3, 4].map((depth) => ({ depth, text: `${depth}`, id: `h${depth}` }));
const PAGE = { headings, hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 };

describe("shownHeadings", () => {
  it.each([
    ["levels 2 to 3", {}, ["h2", "h3"]],
    ["one level", { tocMinHeadingLevel: 4, tocMaxHeadingLevel: 4 }, ["h4"]],
    ["none where they are hidden", { hideTableOfContents: true }, []],
  ])("%s", (_, settings, ids) => {
    expect(shownHeadings({ ...PAGE, ...settings }).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the headings of a page", () => {
  /** Distances of the headings from the top of the window, which is 800 pixels high. */
  function scrollTo(tops: readonly number[]): void {
    document.body.innerHTML = "";
    tops.forEach((top, index) => {
      const heading = document.createElement("h2");
      heading.id = `h${index + 2}`;
      heading.getBoundingClientRect = () => ({ top }) as DOMRect;
      document.body.append(heading);
    });
  }
  beforeEach(() => Object.assign(window, { innerHeight: 800 }));

  it.each([
    ["none above the first one", [700, 900], undefined],
    ["the first one in the upper half", [399, 900], "#h2"],
    ["the one above what is in the lower half", [-100, 400], "#h2"],
    ["the one above what the navbar covers", [-100, 63], "#h3"],
    ["the one just below the navbar", [-100, 64], "#h3"],
    ["the last one at the end", [-300, -100], "#h3"],
  ])("mark %s as current", (_, tops, href) => {
    scrollTo(tops);
    const { container } = render(<TableOfContents page={PAGE} />);
    const current = container.querySelector("[aria-current=location]");
    expect(current?.getAttribute("href") ?? undefined).toBe(href);
  });

  it.each(["scroll", "resize"])("follow the reader: %s", (type) => {
    scrollTo([100, 900]);
    const { container, unmount } = render(<TableOfContents page={PAGE} />);
    expect(linesOf(container)).toEqual([
      "nav On this page:",
      "On this page",
      "• [2](#h2)*",
      "• [3](#h3)",
    ]);
    const column = container.querySelector("nav");
    const link = container.querySelector<HTMLElement>("[href='#h3']");
    if (link) Object.defineProperty(link, "offsetTop", { value: 1000 });
    for (const heading of document.body.querySelectorAll("h2"))
      heading.getBoundingClientRect = () => ({ top: -10 }) as DOMRect;
    fireEvent(window, new Event(type));
    expect(linesOf(container)).toContain("• [3](#h3)*");
    expect(column?.scrollTop).toBeCloseTo(733, 0);
    unmount();
    expect(() => fireEvent(window, new Event(type))).not.toThrow();
  });

  it("are a disclosure in narrow windows, which names the current one and closes after a choice", () => {
    scrollTo([100, 900]);
    const { container } = render(<ContentsDisclosure page={PAGE} />);
    expect(linesOf(container)).toEqual([
      "nav On this page:",
      "▸ On this page2",
      "• [2](#h2)*",
      "• [3](#h3)",
    ]);
    const details = container.querySelector("details") as HTMLDetailsElement;
    details.open = true;
    fireEvent.click(container.querySelector("ul") as Element);
    expect(details.open).toBe(true);
    fireEvent.click(container.querySelector("li a") as Element);
    expect(details.open).toBe(false);
  });

  it.each([TableOfContents, ContentsDisclosure])("are absent without any", (Contents) => {
    const page = { ...PAGE, headings: [] };
    expect(render(<Contents page={page} />).container.innerHTML).toBe("");
  });
});
