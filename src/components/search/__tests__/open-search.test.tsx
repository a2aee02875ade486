import { render } from "@testing-library/react/pure";
import { isOfSearch, listenForSearch } from "../open-search";
import { SearchButton } from "../search-button";
import { SearchDialog } from "../search-dialog";

const SOURCES = { scripts: ["/framework-1.js", "/search-1.js"], manifest: "/manifest.json" };
const load = jest.fn();
const onOpen = jest.fn();
const fetched = jest.fn();

/** jsdom has no modal dialogs. Browsers fire `close` only after the current task. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });
  globalThis.fetch = async (url) => {
    fetched(url);
    throw new Error("offline");
  };
  // Once, as the listeners stay.
  render(
    <>
      <input id="field" />
      <p id="text" />
      <SearchButton />
      <SearchDialog />
    </>,
  );
  listenForSearch(SOURCES, load, onOpen);
});

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const press = (selector: string, init: KeyboardEventInit) =>
  dispatch(selector, new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
const click = (selector: string) =>
  dispatch(selector, new MouseEvent("click", { bubbles: true, cancelable: true }));

/** Returns whether the event keeps its default action. */
function dispatch(selector: string, event: Event): boolean {
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

async function closed(): Promise<void> {
  const closes = new Promise((resolve) =>
    dialog().addEventListener("close", resolve, { once: true }),
  );
  dialog().close();
  await closes;
}

describe("the search", () => {
  afterEach(async () => {
    if (dialog().open) await closed();
  });

  it.each([
    ["/", "#text", {}, true],
    ["/", "#field", {}, false],
    ["/", ".search-button", {}, true],
    ["k", "#field", { ctrlKey: true }, true],
    ["K", "#text", { metaKey: true }, true],
    ["k", "#text", {}, false],
    [" ", ".search-button span", {}, true],
    [" ", "#text", {}, false],
    ["a", ".search-button", {}, false],
  ])("with %j on %s, held with %j: opens %s", (key, selector, held, opens) => {
    expect(press(selector, { ...held, key })).toBe(!opens);
    expect(dialog().open).toBe(opens);
  });

  it("opens with a click on its button only", () => {
    expect(click("#text")).toBe(true);
    expect(dialog().open).toBe(false);
    expect(click(".search-button span")).toBe(false);
    expect(dialog().open).toBe(true);
  });

  it("loads its code each time, and its manifest once, although that fails", async () => {
    fetched.mockClear();
    load.mockClear();
    onOpen.mockClear();
    window.searchManifest = undefined;
    click(".search-button");
    expect(load.mock.calls).toEqual([[SOURCES.scripts]]);
    expect(onOpen).toHaveBeenCalledTimes(1);
    click(".search-button");
    expect(onOpen).toHaveBeenCalledTimes(1);
    await closed();
    click(".search-button");
    expect(load).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls).toEqual([[SOURCES.manifest]]);
    await expect(window.searchManifest).resolves.toBeUndefined();
  });

  it("has a history entry, which it leaves when it closes and which Back closes", async () => {
    const popped = () =>
      new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    click(".search-button");
    expect(history.state).toEqual({ isDialog: true });
    let back = popped();
    dialog().close();
    await back;
    expect(history.state).toBeNull();
    click(".search-button");
    back = popped();
    history.back();
    await back;
    expect(dialog().open).toBe(false);
    expect(history.state).toBeNull();
  });
});

describe("isOfSearch", () => {
  it.each([
    [".search-button span", true],
    ["dialog input", true],
    ["#text", false],
  ])("of an event on %s is %s", (selector, expected) => {
    const target = document.querySelector(selector);
    expect(isOfSearch({ defaultPrevented: false, target } as Event)).toBe(expected);
    expect(isOfSearch({ defaultPrevented: true, target } as Event)).toBe(true);
  });
});
