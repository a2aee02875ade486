import { fireEvent, render, screen } from "@testing-library/react";
import type { NavItem } from "../../../lib/navigation";
import { linesOf } from "../../../testing/lines-of";
import { removeListenersAfterEach } from "../../../testing/window-listeners";
import { Layout } from "../layout";

const item = (label: string, more: object) => ({
  label,
  to: null,
  href: null,
  sidebar: null,
  position: "left",
  iconClass: null,
  items: [],
  ...more,
});
const SETTINGS = {
  title: "Site",
  tagline: "All about it.",
  copyright: "© Site",
  announcement: null as object | null,
  navbar: {
    logo: null as string | null,
    logoDark: null as string | null,
    items: [
      item("Guides", { sidebar: "guides" }),
      item("Blog", { to: "/blog" }),
      item("More", { items: [item("Jobs", { to: "/jobs" })], position: "right" }),
    ],
  },
  footer: {
    columns: [
      {
        title: "Read",
        links: [
          { label: "Start", to: "/start", href: null },
          { label: "Code", to: null, href: "https://git.example" },
          { label: "Home", to: null, href: null },
        ],
      },
    ],
  },
};
const GUIDES = ["a", "b"].map(
  (name): NavItem => ({ type: "link", label: name.toUpperCase(), permalink: `/guides/${name}` }),
);
const settings = structuredCloneOf(SETTINGS);
jest.mock("../use-site", () => ({
  useSite: () => ({
    settings,
    sidebars: new Map([["guides", GUIDES]]),
    entriesFiles: new Map([["guides", null]]),
  }),
}));

function structuredCloneOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

const frame = (current = "/guides/a", sidebar: string | null = "guides") => (
  <Layout current={current} sidebar={sidebar}>
    <h1>Page</h1>
  </Layout>
);

const desktop = Object.assign(new EventTarget(), { matches: false });
const hidePopover = jest.fn();
let isMenuOpen = false;
removeListenersAfterEach();
beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, structuredCloneOf(SETTINGS));
  delete document.documentElement.dataset.theme;
  isMenuOpen = false;
  desktop.matches = false;
  hidePopover.mockReset();
  // jsdom has neither.
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":popover-open" ? isMenuOpen : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, { hidePopover, checkVisibility: () => true });
  Object.assign(window, { matchMedia: () => desktop });
});
afterEach(() => jest.restoreAllMocks());

const ENTRIES = ["• [A](/guides/a)*", "• [B](/guides/b)"];
const LEFT = ["• [Guides](/guides/a)*", "• [Blog](/blog)"];
const RIGHT = ["• ▸ More", "• [Jobs](/jobs)"];

describe("the frame of a page", () => {
  it("has the navbar, the menu with the sidebar, the page and the footer", () => {
    expect(linesOf(render(frame()).container)).toEqual([
      "[Skip to content](#main)",
      "nav Main:",
      "<Open the menu>[Site](/)",
      ...LEFT,
      "[Search](/search)",
      ...RIGHT,
      "<Dark mode>",
      "<← Back to main menu><Close the menu>",
      "nav Main menu:",
      ...LEFT,
      ...RIGHT,
      "nav Docs sidebar:",
      ...ENTRIES,
      "# Page",
      "<Scroll back to top>",
      "Site",
      "All about it.",
      "© Site",
      "nav Read:",
      "Read",
      "• [Start](/start)",
      "• [Code](https://git.example)",
      "• [Home](/)",
    ]);
  });

  it.each([
    ["no sidebar", "/", null],
    ["a sidebar that does not exist", "/", "gone"],
  ])("has no sidebar and no way back to it with %s", (_, current, sidebar) => {
    const { container } = render(frame(current, sidebar));
    const lines = linesOf(container);
    expect(lines).toContain("<Close the menu>");
    expect(lines).not.toContain("nav Docs sidebar:");
    expect(container.querySelector("#menu")?.getAttribute("data-panel")).toBe("main");
  });

  it.each([
    ["/guides/b", "guides", "Guides"],
    ["/blog", null, "Blog"],
    ["/blog/post", null, "Blog"],
    ["/blogs", null, undefined],
    ["/jobs", null, "More"],
  ])("marks in the navbar where %s is", (current, sidebar, label) => {
    render(frame(current, sidebar));
    const bar = screen.getByRole("navigation", { name: "Main" });
    const marked = [...bar.querySelectorAll("li > [aria-current], summary[aria-current]")];
    const names = marked.map(({ textContent }) => textContent).filter((name) => name !== "Jobs");
    expect(names).toEqual(label === undefined ? [] : [label]);
  });

  it.each([
    [null, null, ["S"], []],
    ["/logo.svg", null, [], ["/logo.svg"]],
    ["/logo.svg", "/dark.svg", [], ["/logo.svg", "/dark.svg"]],
  ])("shows the logo %s and for dark mode %s", (logo, logoDark, letters, pictures) => {
    Object.assign(settings.navbar, { logo, logoDark });
    const { container } = render(frame());
    const brand = container.querySelector("a.brand");
    const marks = [...(brand?.querySelectorAll("b") ?? [])].map((mark) => mark.textContent);
    const images = [...(brand?.querySelectorAll("img") ?? [])];
    expect(marks).toEqual(letters);
    expect(images.map((image) => image.getAttribute("src"))).toEqual(pictures);
    const classes = pictures.length > 1 ? ["only-light", "only-dark"] : pictures.map(() => "");
    expect(images.map(({ className }) => className)).toEqual(classes);
  });
});

describe("an announcement", () => {
  const NEWS = { id: "n1", text: "Version 2 is out.", closeable: true, link: null };
  it.each([
    [{}, ["section Announcement:", "Version 2 is out.", "<Close the announcement>"]],
    [{ closeable: false }, ["section Announcement:", "Version 2 is out."]],
    [
      { closeable: false, link: { label: "Read", to: "/news", href: null } },
      ["section Announcement:", "Version 2 is out. [Read](/news)"],
    ],
    [
      { closeable: false, link: { label: "Read", to: null, href: "https://news.example" } },
      ["section Announcement:", "Version 2 is out. [Read](https://news.example)"],
    ],
    [
      { closeable: false, link: { label: "Read", to: null, href: null } },
      ["section Announcement:", "Version 2 is out. [Read](/)"],
    ],
  ])("with %j is %j", (more, lines) => {
    settings.announcement = { ...NEWS, ...more };
    const { container } = render(frame());
    expect(linesOf(container.querySelector(".announcement") as Element)).toEqual(lines);
  });

  it("is gone when the reader has closed it, until there is another one", () => {
    settings.announcement = NEWS;
    const first = render(frame());
    fireEvent.click(screen.getByRole("button", { name: "Close the announcement" }));
    expect(document.activeElement?.id).toBe("main");
    expect(screen.queryByText(NEWS.text)).toBeNull();
    first.unmount();
    const second = render(frame());
    expect(screen.queryByText(NEWS.text)).toBeNull();
    second.unmount();
    settings.announcement = { ...NEWS, id: "n2" };
    render(frame());
    expect(screen.queryByText(NEWS.text)).not.toBeNull();
  });
});

describe("the menu of narrow windows", () => {
  const panel = () => document.getElementById("menu")?.dataset.panel;

  it("shows the sidebar, and the main menu when the reader goes back", () => {
    const { rerender } = render(frame());
    expect(panel()).toBe("sidebar");
    fireEvent.click(screen.getByRole("button", { name: "← Back to main menu" }));
    expect(panel()).toBe("main");
    fireEvent.click(screen.getByRole("button", { name: "Back to this section" }));
    expect(panel()).toBe("sidebar");
    fireEvent.click(screen.getByRole("button", { name: "← Back to main menu" }));
    rerender(frame());
    expect(panel()).toBe("main");
    rerender(frame("/guides/b"));
    expect(panel()).toBe("sidebar");
  });

  it("closes when the reader follows a link or is on another page, and not before", () => {
    isMenuOpen = true;
    const { rerender } = render(frame());
    rerender(frame());
    fireEvent.click(document.getElementById("menu") as HTMLElement);
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(document.querySelector("#menu .sidebar-nav a") as Element);
    expect(hidePopover).toHaveBeenCalledTimes(1);
    rerender(frame("/guides/b"));
    expect(hidePopover).toHaveBeenCalledTimes(2);
    isMenuOpen = false;
    rerender(frame("/guides/a"));
    expect(hidePopover).toHaveBeenCalledTimes(2);
  });

  it("closes when the window becomes wide", () => {
    isMenuOpen = true;
    const { unmount } = render(frame());
    desktop.dispatchEvent(new Event("change"));
    expect(hidePopover).not.toHaveBeenCalled();
    desktop.matches = true;
    desktop.dispatchEvent(new Event("change"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    unmount();
    desktop.dispatchEvent(new Event("change"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["Tab from the last control leads to the first", { key: "Tab" }, -1, 0],
    ["Shift+Tab from the first control leads to the last", { key: "Tab", shiftKey: true }, 0, -1],
    ["Tab between them is the browser's", { key: "Tab" }, 1, 1],
    ["Shift+Tab between them is the browser's", { key: "Tab", shiftKey: true }, 1, 1],
    ["Tab from the first control is the browser's", { key: "Tab" }, 0, 0],
    ["other keys are the browser's", { key: "a" }, -1, -1],
  ])("keeps the focus while it is open: %s", (_, key, from, to) => {
    isMenuOpen = true;
    render(frame());
    const menu = document.getElementById("menu") as HTMLElement;
    const stops = [...menu.querySelectorAll<HTMLElement>("a[href], button, summary")];
    stops.at(from)?.focus();
    const isLeft = fireEvent.keyDown(stops.at(from) as Element, key);
    expect(document.activeElement).toBe(stops.at(to));
    expect(isLeft).toBe(from === to);
  });

  it("lets the focus go while it is closed", () => {
    render(frame());
    const menu = document.getElementById("menu") as HTMLElement;
    const last = [...menu.querySelectorAll<HTMLElement>("a[href], button, summary")].at(-1);
    last?.focus();
    expect(fireEvent.keyDown(last as Element, { key: "Tab" })).toBe(true);
    expect(document.activeElement).toBe(last);
  });
});

describe("the switch of the color mode", () => {
  const isDark = () => screen.getByRole("button", { name: "Dark mode" }).ariaPressed;
  const click = () => fireEvent.click(screen.getByRole("button", { name: "Dark mode" }));

  it("applies and stores the other mode", () => {
    render(frame());
    expect(isDark()).toBe("false");
    click();
    expect([isDark(), document.documentElement.dataset.theme]).toEqual(["true", "dark"]);
    expect(Object.values({ ...localStorage })).toEqual(["dark"]);
    click();
    expect([isDark(), document.documentElement.dataset.theme]).toEqual(["false", "light"]);
  });

  it("shows the mode that the page has, also when another tab changes it", () => {
    document.documentElement.dataset.theme = "dark";
    render(frame());
    expect(isDark()).toBe("true");
    document.documentElement.dataset.theme = "light";
    fireEvent(window, new Event("storage"));
    expect(isDark()).toBe("false");
  });
});

describe("the button back to the top", () => {
  it.each([
    [false, "smooth"],
    [true, "auto"],
  ])("with reduced motion %s scrolls in the way %s", (isReduced, behavior) => {
    const scrollTo = jest.fn();
    Object.assign(window, { scrollTo });
    desktop.matches = isReduced;
    render(frame());
    fireEvent.click(screen.getByRole("button", { name: "Scroll back to top" }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  });
});

describe("the direction of scrolling", () => {
  /** Scrolls to each position and returns the direction that the style sheet knows then. */
  function directions(positions: readonly number[]): (string | undefined)[] {
    return positions.map((scrollY) => {
      Object.assign(window, { scrollY });
      fireEvent.scroll(window);
      return document.documentElement.dataset.scroll;
    });
  }
  beforeEach(() => {
    Object.assign(window, { scrollY: 0, innerHeight: 800 });
    Object.defineProperty(document.documentElement, "scrollHeight", {
      value: 5000,
      configurable: true,
    });
    history.replaceState(null, "", "/");
  });

  it.each([
    ["down, and up far down the page", [400, 900, 600], ["down", "down", "up"]],
    ["up near the top", [400, 300, 56, 55], ["down", undefined, undefined, undefined]],
    ["far enough for the way back", [400, 301, 300], ["down", "up", undefined]],
    ["bouncing back at the end", [4300, 4200], ["down", "down"]],
    ["up from the end", [4300, 4199], ["down", "up"]],
    ["nowhere", [400, 400], ["down", "down"]],
  ])("is noted: %s", (_, positions, expected) => {
    render(frame());
    expect(directions(positions)).toEqual(expected);
  });

  it("is that of the reader, and not of a jump to a place of the page", () => {
    const clock = jest.spyOn(performance, "now").mockReturnValue(1000);
    render(frame());
    history.replaceState(null, "", "#main");
    expect(directions([900])).toEqual([undefined]);
    clock.mockReturnValue(1399);
    expect(directions([1200])).toEqual([undefined]);
    clock.mockReturnValue(1400);
    expect(directions([1300])).toEqual(["down"]);
    // The same link once more.
    const link = document.createElement("a");
    link.href = "#main";
    document.body.append(link);
    fireEvent.click(link);
    expect(directions([900])).toEqual([undefined]);
    fireEvent.wheel(window);
    expect(directions([1200])).toEqual(["down"]);
    fireEvent.click(link);
    expect(directions([900])).toEqual([undefined]);
    fireEvent.touchMove(window);
    expect(directions([1200])).toEqual(["down"]);
    fireEvent.click(document.body);
    expect(directions([1300])).toEqual(["down"]);
    history.replaceState(null, "", "#gone");
    expect(directions([1400])).toEqual(["down"]);
    link.remove();
  });

  it("is forgotten on another page, and by a page that is closed", () => {
    const { rerender, unmount } = render(frame());
    directions([400]);
    rerender(frame("/guides/b"));
    expect(document.documentElement.dataset.scroll).toBeUndefined();
    unmount();
    expect(directions([900])).toEqual([undefined]);
  });
});
