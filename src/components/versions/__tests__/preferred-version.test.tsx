import { act, renderHook } from "@testing-library/react";
import { usePreferredVersion } from "../versioned-layout";

const KNOWN = ["2.0", "1.0"];

beforeEach(() => localStorage.clear());

describe("usePreferredVersion", () => {
  it("knows nothing at first, then what was stored for the plugin", () => {
    localStorage.setItem("docs-preferred-version-default", "1.0");
    localStorage.setItem("docs-preferred-version-other", "2.0");
    const { result } = renderHook(() => usePreferredVersion("default", KNOWN));
    expect(result.current[0]).toBe("1.0");
  });

  it("stores a choice, one for each plugin", () => {
    const { result } = renderHook(() => usePreferredVersion("default", KNOWN));
    act(() => result.current[1]("2.0"));
    expect(result.current[0]).toBe("2.0");
    expect(localStorage.getItem("docs-preferred-version-default")).toBe("2.0");
    expect(localStorage.getItem("docs-preferred-version-other")).toBeNull();
  });

  it("forgets a version that is no more", () => {
    localStorage.setItem("docs-preferred-version-default", "0.9");
    const { result } = renderHook(() => usePreferredVersion("default", KNOWN));
    expect(result.current[0]).toBeNull();
    expect(localStorage.getItem("docs-preferred-version-default")).toBeNull();
  });

  it("logs a storage that throws, and goes on", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const { result } = renderHook(() => usePreferredVersion("default", KNOWN));
    act(() => result.current[1]("2.0"));
    expect(result.current[0]).toBe("2.0");
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("could not be written"),
      expect.any(Error),
    );
    setItem.mockRestore();
    warn.mockRestore();
  });
});
