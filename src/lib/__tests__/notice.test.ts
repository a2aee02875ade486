/** @jest-environment jsdom */
import { closeNotice, showNotice, showOfflineNotice } from "../notice";

const notices = () => [...document.querySelectorAll(".notice")];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".notice button")];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe("a notice", () => {
  it("is announced, and takes the place of the one before", () => {
    showNotice("a");
    showNotice("b");
    expect(notices().map(({ role, textContent }) => [role, textContent])).toEqual([["alert", "b"]]);
  });

  it("closes by itself after six seconds", () => {
    showNotice("a");
    jest.advanceTimersByTime(5999);
    expect(notices()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(notices()).toEqual([]);
  });

  it("with actions stays, with a button that closes it", () => {
    const run = jest.fn();
    showNotice("a", [["Do", run]]);
    jest.advanceTimersByTime(60_000);
    expect(buttons().map(({ textContent, className }) => [textContent, className])).toEqual([
      ["Do", "button"],
      ["Close", "button button--secondary"],
    ]);
    buttons()[1]?.click();
    expect(notices()).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });

  it("is closed when an action runs, which may show another one", () => {
    showNotice("a", [["Do", () => showNotice("b")]]);
    buttons()[0]?.click();
    expect(notices().map(({ textContent }) => textContent)).toEqual(["b"]);
  });

  it("says that the reader is offline", () => {
    const retry = jest.fn();
    showOfflineNotice(retry);
    expect(notices()[0]?.textContent).toContain("You are offline. This page could not be loaded.");
    buttons()[0]?.click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("is closed from outside, if there is one", () => {
    closeNotice();
    showNotice("a");
    closeNotice();
    expect(notices()).toEqual([]);
  });
});
