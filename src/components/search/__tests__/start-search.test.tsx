import { act, fireEvent } from "@testing-library/react/pure";
import type { MouseEvent } from "react";

interface PanelProps {
  state: { query: string };
  onChange: (state: { query: string }) => void;
  onFollow: (event: MouseEvent) => void;
}
jest.mock("../search-panel", () => ({
  SearchPanel: ({ state, onChange, onFollow }: PanelProps) => (
    <>
      <input value={state.query} onChange={({ target }) => onChange({ query: target.value })} />
      {["/docs#part", "/docs", "/blog#part"].map((href) => (
        <a key={href} href={href} onClick={onFollow}>
          {href}
        </a>
      ))}
    </>
  ),
}));

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const input = () => dialog().querySelector("input") as HTMLInputElement;
const onClose = jest.fn();

beforeAll(async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  history.replaceState(null, "", "/docs");
  document.body.innerHTML = '<dialog class="search-dialog" open><input value="typed"></dialog>';
  dialog().onclose = onClose;
  await act(async () => void (await import("../start-search")));
});
beforeEach(() => {
  Reflect.deleteProperty(window, "___navigate");
  history.replaceState(null, "", "/docs");
  dialog().open = true;
  onClose.mockReset();
  // jsdom goes to no other page, which it reports.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("the search in the dialog", () => {
  it("takes the place of the field, and what was typed", () => {
    expect(dialog().querySelectorAll("input")).toHaveLength(1);
    expect(input().value).toBe("typed");
    fireEvent.change(input(), { target: { value: "more" } });
    expect(input().value).toBe("more");
  });

  it("selects the last query when it opens again", async () => {
    const selected = () => [input().selectionStart, input().selectionEnd];
    fireEvent.change(input(), { target: { value: "more" } });
    input().setSelectionRange(0, 0);
    dialog().open = false;
    await Promise.resolve();
    expect(selected()).toEqual([0, 0]);
    dialog().open = true;
    await Promise.resolve();
    expect(selected()).toEqual([0, 4]);
    input().setSelectionRange(0, 0);
    dialog().title = "x";
    await Promise.resolve();
    expect(selected()).toEqual([0, 0]);
  });

  it("closes with a click beside it, and not with one in it", () => {
    fireEvent.click(input());
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a place of the page", "/docs#part", false, true],
    ["a place of the page with the application", "/docs#part", true, true],
    ["the page itself", "/docs", false, true],
    ["the page itself with the application", "/docs", true, false],
    ["another page", "/blog#part", false, true],
    ["another page with the application", "/blog#part", true, false],
  ])("closes and leads to %s", (_, href, hasApplication, isOwn) => {
    if (hasApplication) Object.assign(window, { ___navigate: () => undefined });
    const { length } = history;
    const link = dialog().querySelector(`a[href="${href}"]`) as HTMLAnchorElement;
    // The application, or the browser.
    const rest = jest.fn((event: Event) => event.preventDefault());
    let isPrevented: boolean | undefined;
    document.addEventListener(
      "click",
      (event) => {
        isPrevented = event.defaultPrevented;
        rest(event);
      },
      { once: true },
    );
    fireEvent.click(link);
    expect(isPrevented).toBe(isOwn);
    expect(dialog().open).toBe(false);
    expect(location.hash).toBe(href === "/docs#part" ? "#part" : "");
    expect(history).toHaveLength(length);
    // It takes the place of the entry of the dialog, which would go back otherwise.
    expect(onClose).not.toHaveBeenCalled();
    dialog().open = true;
    dialog().close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leaves %s to the browser", (key) => {
    const link = dialog().querySelector("a") as HTMLAnchorElement;
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(dialog().open).toBe(true);
  });
});
