import { isEarlySearchClosing, openEarlySearch, takeEarlySearch } from "../early-search";

/** jsdom has no modal dialogs. Browsers also fire `close` only after the current task. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });
});

const field = () => document.querySelector<HTMLDialogElement>("dialog");

describe("the early search field", () => {
  it("passes on what was typed, and is gone", () => {
    openEarlySearch(() => undefined);
    const input = field()?.querySelector("input");
    if (input) input.value = "token";
    expect(isEarlySearchClosing()).toBe(false);
    expect(takeEarlySearch()).toBe("token");
    expect(field()).toBeNull();
    expect(isEarlySearchClosing()).toBe(false);
  });

  it("closes with one Escape, whatever was typed", async () => {
    const closed = new Promise<void>((resolve) => openEarlySearch(resolve));
    const input = field()?.querySelector("input");
    if (input) input.value = "token";
    const press = (key: string) =>
      input?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(press("l")).toBe(true);
    press("Escape");
    await closed;
    expect(field()).toBeNull();
  });

  it("is closing until its close event, so that no search opens after Escape", async () => {
    const closed = new Promise<void>((resolve) => openEarlySearch(resolve));
    field()?.close();
    expect(isEarlySearchClosing()).toBe(true);
    await closed;
    expect(isEarlySearchClosing()).toBe(false);
    expect(field()).toBeNull();
  });
});
