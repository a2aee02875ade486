/** @jest-environment jsdom */
import {
  dismissAnnouncement,
  isDismissed,
  readPreferredVersion,
  readStored,
  setColorMode,
  shownColorMode,
  writePreferredVersion,
} from "../preferences";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

describe("the color mode", () => {
  it.each(["light", "dark"] as const)("is shown and stored: %s", (mode) => {
    setColorMode(mode);
    expect([localStorage.getItem("theme"), shownColorMode()]).toEqual([mode, mode]);
  });
});

describe("an announcement", () => {
  it.each([
    ["that was closed", "a", true],
    ["other than the closed one", "b", false],
  ])("%s", (_, id, expected) => {
    dismissAnnouncement("a");
    expect(isDismissed(id)).toBe(expected);
  });

  it("that was shown and not closed", () => {
    localStorage.setItem("docusaurus.announcement.id", "a");
    expect(isDismissed("a")).toBe(false);
  });
});

describe("the preferred version", () => {
  it.each([
    ["is remembered for each documentation", "a", ["1", "2"], "1"],
    ["is forgotten if it no longer exists", "a", ["2"], null],
    ["is none at first", "b", ["1"], null],
  ])("%s", (_, documentation, known, expected) => {
    writePreferredVersion("a", "1");
    expect(readPreferredVersion(documentation, known)).toBe(expected);
    expect(readPreferredVersion("a", ["1"])).toBe(known.includes("1") ? "1" : null);
  });
});

describe("a storage that refuses", () => {
  it("is logged and ignored", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    const refuse = () => {
      throw new Error("denied");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    setColorMode("dark");
    expect([readStored("theme"), shownColorMode()]).toEqual([null, "dark"]);
    jest.spyOn(Storage.prototype, "getItem").mockReturnValue("1");
    expect(readPreferredVersion("a", [])).toBe(null);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining("written"),
      expect.stringContaining("read"),
      expect.stringContaining("removed"),
    ]);
  });
});
