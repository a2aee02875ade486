import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { onRouteUpdate, selectWhatIsFound, shouldUpdateScroll } from "../scrolling";

const locationOf = (address: string, key = "first") =>
  Object.assign(new URL(address, "https://a.example"), { key });

describe("shouldUpdateScroll", () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockClear();
    globalThis.scrollTo = scrollTo;
  });

  it.each<
    [string, string | undefined, string, string, [number, number] | undefined, boolean | undefined]
  >([
    ["not on the first page", undefined, "/a", "k", undefined, false],
    ["not when nothing changes", "/a#b", "/a#b", "first", undefined, false],
    ["for a link to the open page", "/a", "/a", "k", undefined, true],
    ["for another page", "/a", "/b", "k", undefined, true],
    ["… with a fragment", "/a", "/b#c", "k", undefined, true],
    ["… with a position to remember", "/a", "/b", "k", [0, 50], true],
    ["not when only the query changes", "/a?b=1#d", "/a?b=2#d", "k", undefined, false],
    ["not when only the fragment changes", "/a#b", "/a#c", "k", undefined, false],
    ["when query and fragment change", "/a?b=1", "/a?b=2#c", "k", undefined, true],
    ["when the position on a page with a fragment is its top", "/a", "/b#c", "k", [0, 0], true],
  ])("%s", (_, from, to, key, saved, expected) => {
    const args = {
      prevRouterProps: from === undefined ? undefined : { location: locationOf(from) },
      routerProps: { location: locationOf(to, key) },
      getSavedScrollPosition: () => saved,
    };
    expect(shouldUpdateScroll?.(args as unknown as ShouldUpdateScrollArgs, { plugins: [] })).toBe(
      expected,
    );
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("goes back to the position on a page with a fragment", () => {
    const args = {
      prevRouterProps: { location: locationOf("/a") },
      routerProps: { location: locationOf("/b#c", "k") },
      getSavedScrollPosition: () => [3, 50],
    };
    expect(shouldUpdateScroll?.(args as unknown as ShouldUpdateScrollArgs, { plugins: [] })).toBe(
      false,
    );
    expect(scrollTo.mock.calls).toEqual([[3, 50]]);
  });
});

describe("onRouteUpdate", () => {
  const update = async (to: string, from?: string) => {
    const args = { location: locationOf(to), prevLocation: from ? locationOf(from) : null };
    onRouteUpdate?.(args as unknown as RouteUpdateArgs, { plugins: [] });
    await new Promise((resolve) => setTimeout(resolve));
  };

  it.each<[string, string, string | undefined, number]>([
    ["keeps the metadata of the first page", "/a", undefined, 1],
    ["… when only the fragment changes", "/a#b", "/a", 1],
    ["removes it on another page", "/b", "/a", 0],
  ])("%s", async (_, to, from, count) => {
    document.head.innerHTML = "<meta data-first-page>";
    await update(to, from);
    expect(document.querySelectorAll("meta")).toHaveLength(count);
  });

  it.each([
    ["a disclosure", '<details><summary>s</summary><p id="t">x</p></details>', "details[open]", 1],
    [
      "an open disclosure",
      '<details open><summary>s</summary><p id="t">x</p></details>',
      "details[open]",
      0,
    ],
    [
      "a tab",
      '<button id="tab">a</button><div role="tabpanel" hidden aria-labelledby="tab"><p id="t">x</p></div>',
      "[data-clicked]",
      1,
    ],
    [
      "an alternative",
      '<label><input type="radio" name="n"></label><div class="switch-panel"><p id="t">x</p></div>',
      ":checked",
      1,
    ],
    ["nothing", '<p id="t">x</p>', "#t", 0],
  ])(
    "opens %s around the target, and scrolls there if something was closed",
    async (_, html, state, scrolls) => {
      const scrollIntoView = jest.fn();
      Element.prototype.scrollIntoView = scrollIntoView;
      document.body.innerHTML = html;
      for (const button of document.querySelectorAll("button")) {
        button.onclick = () => button.setAttribute("data-clicked", "");
      }
      history.replaceState(null, "", "/a#t");
      await update("/a#t");
      expect(document.querySelector(state)).not.toBe(null);
      expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
      history.replaceState(null, "", "/a");
    },
  );
});

describe("selectWhatIsFound", () => {
  it("selects the alternative with what was found, and hides it again later", async () => {
    document.body.innerHTML =
      '<label><input type="radio" name="n" checked></label><div class="switch-panel">a</div>' +
      '<label><input type="radio" name="n" id="second"></label><div class="switch-panel" id="p">b</div>';
    selectWhatIsFound();
    const panel = document.getElementById("p");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    panel?.removeAttribute("hidden");
    expect(document.querySelector(":checked")?.id).toBe("second");
    await new Promise((resolve) => setTimeout(resolve));
    expect(panel?.getAttribute("hidden")).toBe("until-found");
  });
});
