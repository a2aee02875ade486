/** @jest-environment jsdom */
import {
  findTarget,
  hasScrollPosition,
  isDialogEntry,
  isWithin,
  prefersReducedMotion,
  pushDialogEntry,
  readQueryChoice,
  writeQueryChoice,
} from "../dom";

beforeEach(() => history.replaceState(null, "", "/a?b=1#c"));

describe("findTarget", () => {
  beforeEach(() => {
    document.body.innerHTML = '<p id="a"></p><p id="größe"></p>';
  });
  it.each([
    ["#a", "a"],
    ["#gr%C3%B6%C3%9Fe", "größe"],
    ["#b", undefined],
    ["#%", undefined],
    ["#", undefined],
    ["", undefined],
  ])("%j", (hash, id) => expect(findTarget(hash)?.id).toBe(id));
});

describe("isWithin", () => {
  beforeEach(() => {
    document.body.innerHTML = "<nav><a><b></b></a></nav><p></p>";
  });
  it.each([
    ["b", true],
    ["a", true],
    ["p", false],
  ])("%s in a link: %s", (name, expected) => {
    expect(isWithin(document.querySelector(name), "a")).toBe(expected);
  });
  it("is false for what is not an element", () => {
    expect([isWithin(null, "a"), isWithin(document, "a")]).toEqual([false, false]);
  });
});

describe("a choice in the address", () => {
  it.each([
    ["b", "1"],
    ["x", undefined],
    [undefined, undefined],
  ])("is read: %s", (name, value) => expect(readQueryChoice(name)).toBe(value));

  it.each([
    ["b", "/a?b=2#c"],
    ["x", "/a?b=1&x=2#c"],
    [undefined, "/a?b=1#c"],
  ])("is written without a history entry: %s", (name, address) => {
    history.replaceState({ key: "k" }, "");
    const { length } = history;
    writeQueryChoice(name, "2");
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect([history.length, history.state]).toEqual([length, { key: "k" }]);
  });
});

describe("the history entry of a dialog", () => {
  it("is added once, and keeps the state of the page", () => {
    history.replaceState({ key: "k" }, "");
    const { length } = history;
    expect(isDialogEntry()).toBe(false);
    pushDialogEntry();
    pushDialogEntry();
    expect(isDialogEntry()).toBe(true);
    expect(history.state).toEqual({ key: "k", isDialog: true });
    expect(history.length).toBe(length + 1);
    expect(location.pathname).toBe("/a");
  });
});

describe("hasScrollPosition", () => {
  it.each([
    [null, "@@scroll|/a|initial", true],
    [{ key: "k" }, "@@scroll|/a|k", true],
    [{ key: "k" }, "@@scroll|/a|initial", false],
    [null, "@@scroll|/b|initial", false],
  ])("in the state %j with %s: %s", (state, key, expected) => {
    sessionStorage.clear();
    sessionStorage.setItem(key, "100");
    history.replaceState(state, "");
    expect(hasScrollPosition()).toBe(expected);
  });

  it("is false if storage refuses", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementationOnce(() => {
      throw new Error("denied");
    });
    expect(hasScrollPosition()).toBe(false);
  });
});

describe("prefersReducedMotion", () => {
  it.each([true, false])("%s", (matches) => {
    const asked = jest.fn(() => ({ matches }) as MediaQueryList);
    globalThis.matchMedia = asked;
    expect(prefersReducedMotion()).toBe(matches);
    expect(asked).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
  });
});
