import { act, fireEvent, render, screen } from "@testing-library/react";
import type { NavItem } from "../../../lib/navigation";
import { SidebarList } from "../sidebar-entries";

const link = (label: string, more = {}): NavItem => ({
  type: "link",
  label,
  permalink: `/${label}`,
  ...more,
});
const category = (items: NavItem[], more = {}): NavItem => ({
  type: "category",
  label: "Part",
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});

function entryOf(item: NavItem, current = "/elsewhere"): HTMLElement {
  const { container } = render(<SidebarList items={[item]} current={current} />);
  return container.querySelector("ul") as HTMLElement;
}

describe("an entry of a sidebar", () => {
  it.each<[string, NavItem, string, string]>([
    ["a link", link("a"), "/b", '<li><a class="sidebar-link" href="/a"><span>a</span></a></li>'],
    [
      "the open page",
      link("a"),
      "/a",
      '<li><a class="sidebar-link" aria-current="page" href="/a"><span>a</span></a></li>',
    ],
    [
      "a deprecated operation",
      link("a", { method: "get", deprecated: true, className: "own" }),
      "/b",
      '<li class="own"><a class="sidebar-link" href="/a"><span class="method" data-method="GET">GET</span><span class="is-deprecated">a</span></a></li>',
    ],
    [
      "a webhook",
      link("a", { method: "post", isWebhook: true }),
      "/b",
      '<li><a class="sidebar-link" href="/a"><span class="method" data-method="POST"><span aria-hidden="true">← </span>POST</span><span>a</span></a></li>',
    ],
    ["HTML", { type: "html", value: "<hr>" } as NavItem, "/b", "<li><hr></li>"],
    ["an unlisted page", link("a", { unlisted: true }), "/b", ""],
  ])("is %s", (_, item, current, html) => expect(entryOf(item, current).innerHTML).toBe(html));

  it.each<[string, object, string, boolean]>([
    ["is closed", {}, "/b", false],
    ["is open if its settings say so", { collapsed: false }, "/b", true],
    ["is open around the open page", {}, "/a", true],
    ["is open on its own page", { permalink: "/part" }, "/part", true],
  ])("that is a category %s", (_, more, current, isOpen) => {
    expect(
      entryOf(category([link("a")], more), current)
        .querySelector("details")
        ?.hasAttribute("open"),
    ).toBe(isOpen);
  });

  it("that is a category shows its name once", () => {
    const entry = entryOf(category([link("a")]));
    expect(entry.querySelector("summary")?.innerHTML).toBe("<span>Part</span>");
    expect(entry.querySelector("details")?.className).toBe("sidebar-category");
    expect(entry.querySelectorAll("a")).toHaveLength(1);
  });

  it.each([
    ["/b", null],
    ["/part", "page"],
  ])("that is a category with a page of its own leads there: on %s", (current, mark) => {
    const entry = entryOf(category([link("a")], { permalink: "/part" }), current);
    const own = screen.getByRole("link", { name: "Part" });
    expect([own.getAttribute("href"), own.getAttribute("aria-current")]).toEqual(["/part", mark]);
    expect(entry.querySelector("details")?.className).toBe("sidebar-category is-linked");
    expect(entry.querySelector("summary")?.innerHTML).toBe(
      '<span class="visually-hidden">Pages of Part</span>',
    );
  });
});

describe("a category that the reader folds", () => {
  const cancel = jest.fn();
  const animation: { onfinish?: () => void } = {};
  const animate = jest.fn((..._: unknown[]) => animation);
  let isMotionReduced: boolean;

  beforeEach(() => {
    isMotionReduced = false;
    jest.clearAllMocks();
    Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }) });
    Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [{ cancel }] });
    jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  });
  afterEach(() => jest.restoreAllMocks());

  const details = () => document.querySelector("details") as HTMLDetailsElement;
  const summary = () => document.querySelector("summary") as HTMLElement;
  const heights = () => {
    const [frames, options] = animate.mock.lastCall as [{ height: string }[], { duration: number }];
    return [...frames.map(({ height }) => height), options.duration];
  };

  it("grows to its height, and is open at the end", () => {
    entryOf(category([link("a")]));
    expect(fireEvent.click(summary())).toBe(false);
    expect(heights()).toEqual(["0", "100px", 180]);
    expect([details().open, details().dataset.folding]).toEqual([true, "opening"]);
    animation.onfinish?.();
    expect([details().open, details().dataset.folding]).toEqual([true, undefined]);
  });

  it("shrinks, stays open meanwhile, and grows again if the reader changes their mind", () => {
    entryOf(category([link("a")], { collapsed: false }));
    fireEvent.click(summary());
    expect(heights()).toEqual(["100px", "0", 180]);
    expect([details().open, details().dataset.folding]).toEqual([true, "closing"]);
    fireEvent.click(summary());
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(heights()).toEqual(["0", "100px", 180]);
    fireEvent.click(summary());
    animation.onfinish?.();
    expect(details().open).toBe(false);
  });

  it("is left to the browser if readers prefer reduced motion", () => {
    isMotionReduced = true;
    entryOf(category([link("a")]));
    expect(fireEvent.click(summary())).toBe(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it("opens when the reader goes to a page in it, and stays open afterwards", () => {
    const items = [category([link("a")])];
    const { rerender } = render(<SidebarList items={items} current="/b" />);
    expect(details().open).toBe(false);
    act(() => rerender(<SidebarList items={items} current="/a" />));
    expect(details().open).toBe(true);
    act(() => rerender(<SidebarList items={items} current="/b" />));
    expect(details().open).toBe(true);
  });
});
