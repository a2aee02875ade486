import { removeListenersAfterEach } from "../../testing/window-listeners";

const APPLICATION = {
  sources: ["/framework-1.js", "/app-1.js"],
  search: { scripts: [], manifest: "/manifest.json" },
  globals: { pagePath: "/a" },
};

removeListenersAfterEach();

/** Shows a page, and runs the script at its end. */
function open(body = "", address = "/a"): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = `${body}<script type="application/json" id="application">${JSON.stringify(APPLICATION)}</script>`;
  jest.isolateModules(() => require("../inline-scripts/load-application"));
}

/** Dispatches an event, and returns whether it keeps its default action. */
function dispatch(target: EventTarget | null, event: Event): boolean {
  return target?.dispatchEvent(event) ?? true;
}
const happens = (type: string, init: EventInit = {}) =>
  new Event(type, { bubbles: true, cancelable: true, ...init });
const element = <Type extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Type;
const click = (selector: string) =>
  dispatch(element(selector), new MouseEvent("click", { bubbles: true, cancelable: true }));
const isBusy = (selector: string) => element(selector).ariaBusy === "true";
const scripts = () =>
  [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
const buttons = () => [...document.querySelectorAll(".notice button")].map((it) => it.textContent);
const choose = (label: string) =>
  [...document.querySelectorAll<HTMLElement>(".notice button")]
    .find(({ textContent }) => textContent === label)
    ?.click();
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
/** Returns whether the browser was told to load the page again, which jsdom cannot do. */
const hasReloaded = () =>
  jest.mocked(console.error).mock.calls.some(([error]) => String(error).includes("navigation"));

/** What the browser says of a script that it cannot fetch. */
async function failToLoad(source: string, status = 500): Promise<void> {
  globalThis.fetch = jest.fn(async () => ({ status }) as Response);
  dispatch(element(`script[src="${source}"]`), new Event("error"));
  await nextTask();
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, "warn").mockImplementation();
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe("the scripts of the application", () => {
  it.each<[string, string, string, boolean]>([
    ["wait for the reader", "", "/a", false],
    ["come at once for a query", "", "/a?b=1", true],
    ["… for an element that needs them", "<p data-start></p>", "/a", true],
    [
      "… for a target in a hidden tab",
      '<p role="tabpanel" hidden><b id="b"></b></p>',
      "/a#b",
      true,
    ],
    [
      "… but not for one in a tab that is shown",
      '<p role="tabpanel"><b id="b"></b></p>',
      "/a#b",
      false,
    ],
  ])("%s", (_, body, address, isStarted) => {
    open(body, address);
    expect(scripts()).toEqual(isStarted ? APPLICATION.sources : []);
  });

  it.each(["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "focusin"])(
    "are loaded once at the first %s, in their order",
    (type) => {
      open();
      dispatch(document, happens(type));
      dispatch(document, happens("wheel"));
      expect(scripts()).toEqual(APPLICATION.sources);
      expect(element<HTMLScriptElement>("script[src]").async).toBe(false);
    },
  );

  it.each<[string, () => unknown]>([
    ["when an element scrolls", () => dispatch(element("nav"), happens("scroll"))],
    ["for the search", () => dispatch(element(".search-button"), happens("pointerdown"))],
    [
      "at the address of another page",
      () => {
        history.pushState(null, "", "/b");
        dispatch(document, happens("wheel"));
      },
    ],
  ])("are not loaded %s", (_, act) => {
    open('<nav></nav><b class="search-button"></b>');
    act();
    expect(scripts()).toEqual([]);
  });

  it("find what Gatsby expects", () => {
    open("", "/a?b=1");
    expect(window).toMatchObject({ pagePath: "/a", pageData: { path: "/a?b=1" } });
  });

  it.each([
    ["/a?b=1#%E0%A4%A", "/a?b=1"],
    ["/a%E0%A4%A?b=1#c", "/aE0A4A?b=1"],
    ["/a%20b?b=1#c%20d", "/a%20b?b=1#c%20d"],
  ])("are started at an address that can be decoded: %s", (address, expected) => {
    open("", address);
    expect(location.pathname + location.search + location.hash).toBe(expected);
  });
});

describe("a click before the application is there", () => {
  const CONTROLS = '<button data-client><b></b></button><a href="/b">b</a>';

  it("is repeated once when it is", () => {
    open(CONTROLS);
    const repeated = jest.fn();
    element("button").addEventListener("click", repeated);
    expect(click("button b")).toBe(false);
    expect(isBusy("button")).toBe(true);
    dispatch(window, happens("site:hydrated"));
    expect(isBusy("button")).toBe(false);
    expect(repeated).toHaveBeenCalledTimes(2);
    dispatch(window, happens("site:hydrated"));
    expect(click("button")).toBe(true);
    expect(repeated).toHaveBeenCalledTimes(3);
  });

  it("on another element does what it does", () => {
    open(CONTROLS);
    element("a").addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    click("a");
    expect(isBusy("a")).toBe(false);
  });

  it.each([
    [null, "dark", "true"],
    ["dark", "light", "false"],
  ])("switches the color mode: from %s", (shown, mode, isPressed) => {
    open('<button class="color-mode" data-client></button>');
    document.documentElement.dataset.theme = shown ?? "light";
    click("button");
    expect(document.documentElement.dataset.theme).toBe(mode);
    expect(localStorage.getItem("theme")).toBe(mode);
    expect([element("button").ariaPressed, isBusy("button")]).toEqual([isPressed, false]);
  });

  it("closes the announcement, and moves the focus to the page", () => {
    open(
      '<p data-announcement="x"><button data-client></button></p><main id="main" tabindex="-1"></main>',
    );
    click("button");
    expect(element("p").style.display).toBe("none");
    expect(localStorage.getItem("docusaurus.announcement.id")).toBe("x");
    expect(localStorage.getItem("docusaurus.announcement.dismiss")).toBe("true");
    expect([document.activeElement?.id, isBusy("button")]).toEqual(["main", false]);
  });
});

describe("choices", () => {
  const tabs = (group: string) => `<p data-group="${group}">
    <button data-client data-value="a" aria-selected="true" aria-controls="${group}-a"></button>
    <button data-client data-value="b" aria-selected="false" tabindex="-1" aria-controls="${group}-b"></button>
    </p><div id="${group}-a"></div><div id="${group}-b" hidden></div>`;
  const LANGUAGES =
    '<select name="sample"><option value="a"></option><option value="b"></option></select><select name="other"><option value="b"></option></select>';
  const shown = (group: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-group=${group}] button`)].map((tab) => [
      tab.getAttribute("aria-selected"),
      tab.tabIndex,
      element(`#${tab.getAttribute("aria-controls")}`).hidden,
    ]);
  const [FIRST, SECOND] = [
    [
      ["true", 0, false],
      ["false", -1, true],
    ],
    [
      ["false", -1, true],
      ["true", 0, false],
    ],
  ];

  it.each([
    ["b", SECOND],
    ["gone", FIRST],
    [null, FIRST],
  ])("that were stored are shown: %s", (stored, expected) => {
    if (stored) localStorage.setItem("docusaurus.tab.system", stored);
    open(tabs("system") + tabs("other"));
    expect([shown("system"), shown("other")]).toEqual([expected, FIRST]);
  });

  it("of tabs are shown in all of their group, and stored", () => {
    open(tabs("system") + tabs("other"));
    click('[data-group=system] [data-value="b"]');
    expect([shown("system"), shown("other")]).toEqual([SECOND, FIRST]);
    expect(localStorage.getItem("docusaurus.tab.system")).toBe("b");
  });

  it("of a language are shown in samples and tabs", () => {
    localStorage.setItem("docusaurus.tab.language", "b");
    open(LANGUAGES + tabs("language"));
    expect([element<HTMLSelectElement>("select").value, shown("language")]).toEqual(["b", SECOND]);
    element<HTMLSelectElement>("select").value = "a";
    dispatch(element("select"), happens("change"));
    expect(shown("language")).toEqual(FIRST);
    expect(localStorage.getItem("docusaurus.tab.language")).toBe("a");
    dispatch(element("[name=other]"), happens("change"));
    expect(localStorage.getItem("docusaurus.tab.language")).toBe("a");
  });

  it("of a language are kept by the application when it is there", () => {
    open(LANGUAGES);
    dispatch(window, happens("site:hydrated"));
    dispatch(element("select"), happens("change"));
    expect(localStorage.getItem("docusaurus.tab.language")).toBe(null);
  });
});

describe("scripts that cannot be loaded", () => {
  const CONTROLS = '<button data-client></button><a href="/b" data-client>b</a>';
  const fail = async (status?: number) => {
    open(CONTROLS);
    dispatch(document, happens("wheel"));
    click("button");
    await failToLoad("/app-1.js", status);
  };

  it.each([
    [500, ["Try again", "Close"]],
    [404, ["Reload the page", "Close"]],
  ])(
    "are reported to a reader who waits, with what helps after status %i",
    async (status, labels) => {
      await fail(status);
      expect(buttons()).toEqual(labels);
      expect(isBusy("button")).toBe(false);
      expect(fetch).toHaveBeenCalledWith("/app-1.js", { method: "HEAD" });
    },
  );

  it("are loaded again, alone, and the page can be loaded again too after another failure", async () => {
    await fail();
    const retried = jest.fn();
    window.addEventListener("site:retry", retried);
    choose("Try again");
    expect(scripts()).toEqual([...APPLICATION.sources, "/app-1.js"]);
    expect([retried.mock.calls.length, buttons()]).toEqual([1, []]);
    await failToLoad("/app-1.js");
    expect(buttons()).toEqual(["Try again", "Reload the page", "Close"]);
    choose("Reload the page");
    expect(hasReloaded()).toBe(true);
  });

  it("are loaded again at another click, and links lead on", async () => {
    await fail();
    expect([click("a"), isBusy("a")]).toEqual([true, false]);
    click("button");
    expect(isBusy("button")).toBe(true);
    expect(scripts()).toEqual([...APPLICATION.sources, "/app-1.js"]);
  });

  it("are only logged while nobody waits", async () => {
    open();
    dispatch(document, happens("wheel"));
    await failToLoad("/app-1.js");
    expect(buttons()).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each<[string, ErrorEventInit, boolean]>([
    [
      "HTML instead of a script",
      { filename: "https://x/app-1.js", error: new SyntaxError() },
      true,
    ],
    ["a mistake in a script", { filename: "https://x/app-1.js", error: new TypeError() }, false],
    ["a script of others", { filename: "https://x/other.js", error: new SyntaxError() }, false],
  ])("are not those with another error: %s", async (_, init, isReported) => {
    open(CONTROLS);
    dispatch(document, happens("wheel"));
    click("button");
    globalThis.fetch = jest.fn(async () => ({ status: 500 }) as Response);
    dispatch(window, new ErrorEvent("error", init));
    await nextTask();
    expect(buttons().length > 0).toBe(isReported);
  });

  it.each([
    ["/page-data/a/page-data.json", ["Try again", "Close"]],
    [null, ["Reload the page", "Close"]],
  ])("… may be what the application misses: %s", async (detail, labels) => {
    open(CONTROLS);
    click("button");
    globalThis.fetch = jest.fn(() => Promise.reject(new Error("offline")));
    dispatch(window, new CustomEvent("site:failed", { detail }));
    await nextTask();
    expect(buttons()).toEqual(labels);
  });
});

describe("code that fails", () => {
  const rejection = (name: string) =>
    Object.assign(happens("unhandledrejection"), { reason: { name } });

  it.each([
    ["while the application is loaded", false, "ChunkLoadError", true],
    ["… for any reason", false, "TypeError", true],
    ["later, as it is missing", true, "ChunkLoadError", true],
    ["later, but not for another reason", true, "TypeError", false],
  ])("does not reload the page %s", async (_, isHydrated, name, isKept) => {
    open();
    globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response);
    if (isHydrated) dispatch(window, happens("site:hydrated"));
    const next = jest.fn();
    window.addEventListener("unhandledrejection", next);
    expect(dispatch(window, rejection(name))).toBe(!isKept);
    expect(next).toHaveBeenCalledTimes(isKept ? 0 : 1);
    await nextTask();
    expect(jest.mocked(console.warn).mock.calls.length).toBe(isKept ? 1 : 0);
  });
});

describe("Back and Forward before the application is there", () => {
  it.each([
    ["load another page", "/b", true, true],
    ["stay on the same page", "/a?b#c", true, false],
    ["keep the page while offline", "/b", false, false],
  ])("%s", (_, address, isOnline, reloads) => {
    open();
    setOnline(isOnline);
    history.pushState(null, "", address);
    dispatch(window, happens("popstate"));
    expect(hasReloaded()).toBe(reloads);
    expect(buttons()).toEqual(isOnline ? [] : ["Try again", "Close"]);
    if (isOnline) return;
    setOnline(true);
    choose("Try again");
    expect(hasReloaded()).toBe(true);
  });

  it("are those of the application when it is", () => {
    open();
    dispatch(window, happens("site:hydrated"));
    history.pushState(null, "", "/b");
    dispatch(window, happens("popstate"));
    expect(hasReloaded()).toBe(false);
  });
});

it("gives links of the text their whole address on paper", () => {
  open('<a href="/b"></a><main><a href="/c"></a><a href="#d"></a></main>');
  dispatch(window, happens("beforeprint"));
  const urls = [...document.querySelectorAll("a")].map(({ dataset }) => dataset.url);
  expect(urls).toEqual([undefined, "http://localhost/c", undefined]);
});

describe("a long sidebar", () => {
  const at = (height: number, top: number) => {
    jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
    jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(top);
  };
  const MENU = '<nav id="menu"><a href="/b"></a><a aria-current="page"></a></nav>';

  it.each([
    ["shows the open page in its middle", MENU, 900, 700],
    ["stays where the page is in sight", MENU, 336, 0],
    ["scrolls to the last line that is not", MENU, 337, 137],
    ["stays without the page", '<nav id="menu"><a href="/b"></a></nav>', 900, 0],
  ])("%s", (_, body, top, expected) => {
    at(400, top);
    open(body);
    expect(element("#menu").scrollTop).toBe(expected);
  });

  it("shows the open page whenever it opens", () => {
    open(MENU);
    at(400, 900);
    dispatch(element("#menu"), new Event("toggle"));
    expect(element("#menu").scrollTop).toBe(700);
  });
});
