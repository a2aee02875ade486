import { act, renderHook } from "@testing-library/react";
import { useStoredChoice } from "../use-stored-choice";

const use = (key?: string) =>
  renderHook(({ name }) => useStoredChoice(name), { initialProps: { name: key } });

beforeEach(() => localStorage.clear());

describe("a stored choice", () => {
  it("is shared by all with the same key, and stored", () => {
    const [one, same, other] = [use("a"), use("a"), use("b")];
    act(() => one.result.current[1]("x"));
    expect([one, same, other].map(({ result }) => result.current[0])).toEqual([
      "x",
      "x",
      undefined,
    ]);
    expect({ ...localStorage }).toEqual({ a: "x" });
  });

  it("follows its key", () => {
    localStorage.setItem("a", "x");
    localStorage.setItem("b", "y");
    const { result, rerender } = use("a");
    rerender({ name: "b" });
    expect(result.current[0]).toBe("y");
    act(() => result.current[1]("z"));
    expect({ ...localStorage }).toEqual({ a: "x", b: "z" });
  });

  it("follows other tabs", () => {
    const { result } = use("a");
    localStorage.setItem("a", "x");
    act(() => void dispatchEvent(new Event("storage")));
    expect(result.current[0]).toBe("x");
  });

  it("is not kept without a key", () => {
    const { result } = use();
    act(() => result.current[1]("x"));
    expect(result.current[0]).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it("listens no longer than its component exists", () => {
    const removed = jest.spyOn(window, "removeEventListener");
    const { unmount } = use("a");
    unmount();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(["site:stored-choice", "storage"]),
    );
    removed.mockRestore();
  });
});
