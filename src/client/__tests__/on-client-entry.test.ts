import type { BrowserPluginArgs } from "gatsby";
import { onClientEntry, onInitialClientRender } from "../on-client-entry";

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
  } as unknown as typeof IntersectionObserver;
  // jsdom empties the document in the end.
  jest.spyOn(MutationObserver.prototype, "observe").mockImplementation();
  Object.assign(window, { ___loader: {}, ___navigate: () => undefined });
  document.head.innerHTML = `
    <meta property="og:title" data-gatsby-head="true"><meta name="twitter:card" data-gatsby-head="true">
    <script type="application/ld+json" data-gatsby-head="true"></script>
    <link rel="icon" data-gatsby-head="true"><meta name="description" data-gatsby-head="true">`;
  onClientEntry?.({} as BrowserPluginArgs, { plugins: [] });
});

describe("the head of the first page", () => {
  it("keeps what only its HTML has, and marks what other pages do not have", () => {
    const elements = [...document.head.children].map((element) => [
      element.getAttribute("property") ?? element.getAttribute("name") ?? element.localName,
      element.hasAttribute("data-gatsby-head"),
      element.hasAttribute("data-first-page"),
    ]);
    expect(elements).toEqual([
      ["og:title", false, true],
      ["twitter:card", false, true],
      ["script", false, true],
      ["link", false, false],
      ["description", true, false],
    ]);
  });
});

describe("the first render", () => {
  it("is reported to the inline script", () => {
    const report = jest.fn();
    addEventListener("site:hydrated", report);
    onInitialClientRender?.({} as BrowserPluginArgs, { plugins: [] });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe("the link of a section", () => {
  const writeText = jest.fn();
  beforeAll(() => Object.assign(navigator, { clipboard: { writeText } }));
  beforeEach(() => {
    document.body.innerHTML =
      '<a class="heading-link" href="#a"><b>#</b></a> <a class="anchor" href="#b">#</a> <a href="#c">c</a>';
  });

  it.each([
    ["of a heading", ".heading-link b", ["http://localhost/#a"]],
    ["of a field", ".anchor", ["http://localhost/#b"]],
    ["in the text", '[href="#c"]', []],
  ])("%s is copied", async (_, selector, copied) => {
    writeText.mockReset();
    document.querySelector<HTMLElement>(selector)?.click();
    await Promise.resolve();
    expect(writeText.mock.calls.flat()).toEqual(copied);
    const notice = document.querySelector(".notice")?.textContent;
    expect(notice).toBe(copied.length > 0 ? "The link to this section was copied." : undefined);
  });

  it("that cannot be copied is a warning only", async () => {
    writeText.mockReset().mockRejectedValue(new Error("denied"));
    const warn = jest.spyOn(console, "warn").mockImplementation();
    document.querySelector<HTMLElement>(".anchor")?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(document.querySelector(".notice")).toBe(null);
  });
});

describe("an open dropdown of the navbar", () => {
  const dropdown = () => document.querySelector("details") as HTMLDetailsElement;
  beforeEach(() => {
    document.body.innerHTML = `<div class="navbar"><details open><summary>s</summary>
      <a href="#x">x</a><p>p</p></details></div><details open id="other"></details><button>b</button>`;
  });

  it.each<[string, string, Event, boolean]>([
    ["closes at a click elsewhere", "button", new MouseEvent("click", { bubbles: true }), false],
    [
      "… when the focus goes elsewhere",
      "button",
      new FocusEvent("focusin", { bubbles: true }),
      false,
    ],
    ["… when an entry is chosen", "a", new MouseEvent("click", { bubbles: true }), false],
    ["… by Escape", "a", new KeyboardEvent("keydown", { key: "Escape", bubbles: true }), false],
    ["stays at a click in it", "p", new MouseEvent("click", { bubbles: true }), true],
    ["… when an entry has the focus", "a", new FocusEvent("focusin", { bubbles: true }), true],
    ["… by another key", "a", new KeyboardEvent("keydown", { key: "a", bubbles: true }), true],
  ])("%s", (_, selector, event, isOpen) => {
    document.querySelector(selector)?.dispatchEvent(event);
    expect(dropdown().open).toBe(isOpen);
    expect(document.querySelector<HTMLDetailsElement>("#other")?.open).toBe(true);
    const { key } = event as KeyboardEvent;
    expect(document.activeElement?.localName).toBe(key === "Escape" ? "summary" : "body");
  });
});
