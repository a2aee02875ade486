import type { GatsbyWindow, PublicLoader } from "../navigation";
import { dropMalformedHash, guardNavigation, guardTraversal, watchLoading } from "../navigation";

type Resources = Awaited<ReturnType<PublicLoader["loadPage"]>>;

const PAGE: Resources = { page: { path: "/b" } };
const redirectTo = (to: string): Resources => ({
  page: { path: "/b", componentChunkName: "component---src-templates-redirect-tsx" },
  json: { pageContext: { to } },
});

/** Gatsby's globals, with a loader that answers with what is given. */
function gatsby(answers: Record<string, Resources | Promise<Resources>> = {}) {
  const navigated: unknown[][] = [];
  const loader = {
    loadPage: jest.fn((path: string) => Promise.resolve(answers[path])),
    loadPageSync: jest.fn((path: string) => answers[path] as Resources),
    hovering: jest.fn(),
    enqueue: jest.fn(),
  };
  const target = {
    ___loader: loader,
    ___navigate: (...args: unknown[]) => navigated.push(args),
    ___webpackCompilationHash: "this-build",
    pagePath: "/a",
    asyncRequires: { components: {} },
  } as unknown as GatsbyWindow;
  return { target, loader, navigated };
}

/** Returns whether the browser was told to load another document, which jsdom cannot do. */
const hasLeft = () =>
  jest.mocked(console.error).mock.calls.some(([error]) => String(error).includes("navigation"));
const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
const notice = () => document.querySelector(".notice");

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(console, "warn").mockImplementation();
  history.replaceState(null, "", "/a");
  document.body.replaceChildren();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("guardNavigation", () => {
  it.each<[string, string, Resources, unknown[] | undefined, boolean]>([
    ["shows a page that was loaded", "/b?c=1#d", PAGE, ["/b?c=1#d", undefined], false],
    ["leaves to the browser what was not loaded", "/b?c=1#d", undefined, undefined, true],
    ["… also for an error", "/b?c=1#d", { ...PAGE, status: "error" }, undefined, true],
    ["… also for the not-found page", "/b?c=1", { page: { path: "/404.html" } }, undefined, true],
    ["removes index.html", "/b/index.html?c=1", PAGE, ["/b?c=1", undefined], false],
    [
      "leaves to the browser a redirect to elsewhere",
      "/b?c=1",
      redirectTo("https://x.example"),
      undefined,
      true,
    ],
  ])("%s", async (_, to, resources, navigation, leaves) => {
    setOnline(true);
    const { target, navigated } = gatsby({ "/b?c=1": resources });
    guardNavigation(target);
    await target.___navigate(to);
    expect(navigated).toEqual(navigation ? [navigation] : []);
    expect(hasLeft()).toBe(leaves);
  });

  it("goes to the page that a redirect leads to, with the same options", async () => {
    const { target, navigated } = gatsby({ "/b": redirectTo("/c"), "/c": PAGE });
    guardNavigation(target);
    await target.___navigate("/b", { replace: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigated).toEqual([["/c", { replace: true }]]);
  });

  it("leaves steps through the history as they are", async () => {
    const { target, loader, navigated } = gatsby();
    guardNavigation(target);
    await target.___navigate(-1);
    expect(navigated).toEqual([[-1, undefined]]);
    expect(loader.loadPage).not.toHaveBeenCalled();
  });

  it("goes only to the last of several pages", async () => {
    const { target, navigated } = gatsby({ "/b": PAGE, "/c": PAGE });
    guardNavigation(target);
    await Promise.all([target.___navigate("/b"), target.___navigate("/c")]);
    expect(navigated).toEqual([["/c", undefined]]);
  });

  it("goes nowhere if the reader goes back meanwhile", async () => {
    const { target, navigated } = gatsby({ "/b": PAGE });
    guardNavigation(target);
    const going = target.___navigate("/b");
    dispatchEvent(new PopStateEvent("popstate"));
    await going;
    expect(navigated).toEqual([]);
  });

  it("keeps an offline reader where they are, and lets them try again", async () => {
    setOnline(false);
    const answers: Record<string, Resources> = {};
    const { target, navigated } = gatsby(answers);
    guardNavigation(target);
    await target.___navigate("/b", { replace: true });
    expect(hasLeft()).toBe(false);
    expect(notice()?.textContent).toContain("You are offline");
    answers["/b"] = PAGE;
    notice()?.querySelector("button")?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigated).toEqual([["/b", { replace: true }]]);
    expect(notice()).toBe(null);
  });
});

describe("guardTraversal", () => {
  it.each<[string, boolean, Resources, boolean]>([
    ["leaves it to the router online", true, undefined, false],
    ["… and offline, if the page is in memory", false, PAGE, false],
    ["keeps the page offline", false, undefined, true],
    ["… also after a failure", false, { status: "error" }, true],
  ])("%s", (_, isOnline, resources, isKept) => {
    setOnline(isOnline);
    const { loader } = gatsby({ "/a?b=1": resources });
    history.replaceState(null, "", "/a?b=1");
    const router = jest.fn();
    const guard = (event: PopStateEvent) => guardTraversal(event, loader);
    addEventListener("popstate", guard);
    addEventListener("popstate", router);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router).toHaveBeenCalledTimes(isKept ? 0 : 1);
    expect(notice() !== null).toBe(isKept);
    setOnline(true);
    notice()?.querySelector("button")?.click();
    expect(router).toHaveBeenCalledTimes(1);
    removeEventListener("popstate", guard);
    removeEventListener("popstate", router);
  });
});

describe("watchLoading", () => {
  /** Has the first page loaded, which is treated differently. */
  async function watched(answers: Record<string, Resources | Promise<Resources>>) {
    const made = gatsby({ "/a": PAGE, ...answers });
    const { hovering } = made.loader;
    watchLoading(made.target);
    await made.target.___loader.loadPage("/a");
    return { ...made, hovering };
  }

  it.each<[string, Resources | Promise<Resources>, Resources, number]>([
    ["returns what was loaded", PAGE, PAGE, 0],
    ["warns of what was not loaded", { status: "error" }, { status: "error" }, 1],
    ["returns nothing after an error, and warns", Promise.reject(new Error("x")), undefined, 1],
  ])("%s", async (_, answer, expected, warnings) => {
    const { target } = await watched({ "/b": answer });
    expect(await target.___loader.loadPage("/b")).toEqual(expected);
    expect(console.warn).toHaveBeenCalledTimes(warnings);
  });

  it("shows the progress after 200 ms, until the page is there or the reader goes back", async () => {
    jest.useFakeTimers();
    const bar = () => document.querySelector("[role=progressbar]");
    let arrive: (resources: Resources) => void = () => undefined;
    const slow = () => new Promise<Resources>((resolve) => (arrive = resolve));
    const { target } = await watched({ "/b": slow() });
    const going = target.___loader.loadPage("/b");
    jest.advanceTimersByTime(199);
    expect(bar()).toBe(null);
    jest.advanceTimersByTime(1);
    expect(bar()?.getAttribute("aria-label")).toBe("Loading the page");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(bar()).toBe(null);
    arrive(PAGE);
    await going;
    const quick = target.___loader.loadPage("/a");
    await quick;
    jest.advanceTimersByTime(1000);
    expect(bar()).toBe(null);
  });

  it.each<[object | undefined, boolean]>([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])(
    "prefetches on hover unless the connection is slow or metered: %j",
    async (connection, isFetched) => {
      Object.assign(navigator, { connection });
      const { target, hovering } = await watched({});
      target.___loader.hovering("/b");
      expect(hovering.mock.calls).toEqual(isFetched ? [["/b"]] : []);
      Object.assign(navigator, { connection: undefined });
    },
  );
});

describe("the first page", () => {
  const DATA = { path: "/a", componentChunkName: "component---a" };
  const respond = (status: number, data: object = DATA) =>
    ({ ok: status < 400, status, url: "/x", json: async () => data }) as Response;

  /** Loads the first page with answers for its data, one for each try. Returns the reported failures. */
  async function load(pagePath: string, tries: Array<() => Response>, answers: Resources[]) {
    const failures: unknown[] = [];
    const { target, loader } = gatsby();
    loader.loadPage.mockImplementation(async () => answers.shift());
    const fetched: string[] = [];
    globalThis.fetch = jest.fn(async (address) => {
      fetched.push(String(address));
      return (tries.shift() ?? (() => respond(200)))();
    });
    const loadCode = jest.fn(async () => undefined);
    Object.assign(target, { pagePath, pageData: { path: pagePath } });
    target.asyncRequires.components["component---a"] = loadCode;
    const note = ({ detail }: CustomEventInit<string>) => {
      failures.push(detail);
      setTimeout(() => dispatchEvent(new Event("site:retry")));
    };
    addEventListener("site:failed", note);
    watchLoading(target);
    const resources = await target.___loader.loadPage(pagePath);
    removeEventListener("site:failed", note);
    return { failures, fetched, resources, pageData: target.pageData, loadCode };
  }
  const OTHER_BUILD: Resources = { page: { path: "/a", webpackCompilationHash: "other-build" } };
  const SAME_BUILD: Resources = { page: { path: "/a", webpackCompilationHash: "this-build" } };
  const fails = () => {
    throw Object.assign(new Error("x"), { request: "/component---a.js" });
  };

  it.each<[string, string, Array<() => Response>, Resources[], unknown[]]>([
    ["is there", "/a", [], [SAME_BUILD], []],
    [
      "has data that come late",
      "/a",
      [() => respond(503)],
      [PAGE],
      ["/page-data/a/page-data.json"],
    ],
    ["is the start page", "/", [() => respond(503)], [PAGE], ["/page-data/index/page-data.json"]],
    ["has code that comes late", "/a", [fails], [PAGE], ["/component---a.js"]],
    ["is not loaded", "/a", [], [undefined, PAGE], ["/page-data/a/page-data.json"]],
    ["is an error", "/a", [], [{ status: "error" }, PAGE], ["/page-data/a/page-data.json"]],
    ["is of another build", "/a", [], [OTHER_BUILD, PAGE], [null]],
  ])("that %s", async (_, pagePath, tries, answers, expected) => {
    const last = answers.at(-1);
    const { failures, resources, pageData, loadCode } = await load(pagePath, tries, answers);
    expect(failures).toEqual(expected);
    expect(resources).toEqual(last);
    expect(pageData).toEqual(DATA);
    expect(loadCode).toHaveBeenCalled();
  });

  it("that was not found is left to Gatsby", async () => {
    const { fetched, resources } = await load("/404.html", [], [{ status: "error" }]);
    expect(fetched).toEqual([]);
    expect(resources).toEqual({ status: "error" });
  });
});

describe("dropMalformedHash", () => {
  it.each([
    ["/a?b=1#%E0%A4%A", "/a?b=1"],
    ["/a?b=1#c", "/a?b=1#c"],
  ])("%s", (before, after) => {
    history.replaceState({ key: 1 }, "", before);
    dropMalformedHash();
    expect(location.pathname + location.search + location.hash).toBe(after);
    expect(history.state).toEqual({ key: 1 });
  });
});
