import type { Page, Route } from "playwright-core";
import { NEXT, START } from "../page-kinds";
import { DESKTOP, hydrate, PHONE, Site } from "../reader";

const site = Site.ofThisProject();

/** Holds back the data of a page until it is released. */
async function holdData(page: Page, address: string): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(`**/page-data${address}/page-data.json`, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return {
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

const linkTo = (page: Page, address: string) => page.locator(`.sidebar-nav a[href="${address}"]`);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
/**
 * Waits until the sidebar has moved up with the navbar after scrolling down. A link that moves between pressing
 * and releasing the mouse button is not clicked.
 */
const sidebarHasMoved = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset.scroll === "down" &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
/** Starts navigating to a page, as a link does; does not wait. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);

/** Waits until a page is loaded in the background, and what waited for it has run. */
const loaded = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const { ___loader } = window as unknown as {
      ___loader: { loadPage: (path: string) => Promise<unknown> };
    };
    await ___loader.loadPage(path);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, address);

describe("addresses", () => {
  it.each([true, false])("/ leads to the introduction (JavaScript: %s)", async (enabled) => {
    const { page } = await site.open("/", { javaScriptEnabled: enabled });
    await page.waitForURL(`**${START}`);
    expect(await page.locator("h1").count()).toBe(1);
  });

  it.each([
    [`${START}/index.html`, START],
    [`${START}/index.html?a=1#x`, `${START}?a=1#x`],
    [`${START}.html`, START],
    [`${START}/`, START],
  ])("%s is normalised", async (asked, bare) => {
    const { page } = await site.open(asked);
    await page.waitForURL((url) => url.href === site.origin + bare);
  });

  it("index.html is normalised where the host does not, and in links", async () => {
    const context = await site.reader();
    // A host that answers any address below with the not-found page, as many do.
    await context.route("**/index.html", async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${site.origin}/404` }) });
    });
    const { page } = await site.open(`${START}/index.html?a=1#x`, context);
    await page.waitForURL((url) => url.href === `${site.origin}${START}?a=1#x`);
    await hydrate(page);
    await goTo(page, `${NEXT}/index.html`);
    await page.waitForURL(site.origin + NEXT);
  });

  it("/markdown-page is a page", async () => {
    const { page } = await site.open("/markdown-page");
    expect(await page.locator("main h1").count()).toBe(1);
  });

  it.each(["/docs/no-such-page", "/docs/%E0%A4%A"])(
    "%s, like any other path, shows the not-found page with status 404",
    async (path) => {
      const context = await site.reader();
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on("pageerror", (error) => uncaught.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrate(page);
      expect(await page.locator("h1").textContent()).toMatch(/not found/i);
      expect(uncaught).toEqual([]);
    },
  );
});

describe("a path that is no page", () => {
  it.each([
    ["/docs", "/docs/category/getting-started"],
    ["/docs/guides", "/docs/guides/welcome"],
    ["/docs/api", "/docs/api/getting-started/introduction"],
    ["/blog/page", "/blog"],
    ["/page-data", undefined],
    ["/static", undefined],
  ])("%s has status 404 and offers the first page below it", async (address, first) => {
    const context = await site.reader();
    const page = await context.newPage();
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(response?.headers()["cache-control"]).toContain("max-age=0");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    if (first) {
      const hint = page.locator("main p", { hasText: "This part of the site" });
      await hint.locator(`a[href="${first}"]`).waitFor();
    }
    expect(await page.locator("main input[type=search]").count()).toBe(1);
  });

  it("offers pages with similar addresses", async () => {
    const { page } = await site.open(NEXT.replace("quick-start", "quikc-start"));
    await page.locator(`main a[href="${NEXT}"]`).click();
    await page.waitForURL(`**${NEXT}`);
  });
});

describe("the logo", () => {
  it("leads to the start page without leaving the application", async () => {
    const { page } = await site.openHydrated("/blog");
    await page.evaluate(() => {
      const visited: unknown[] = [];
      Object.assign(window, { isSameDocument: true, visited });
      const { pushState } = history;
      history.pushState = (...entry) => {
        visited.push(entry[2]);
        pushState.apply(history, entry);
      };
    });
    await page.locator(".navbar .brand").click();
    await page.waitForURL(`**${START}`);
    await page.locator("main h1").waitFor();
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
    // Directly, without the page that redirects.
    expect(await page.evaluate("window.visited")).toEqual([START]);
    expect(await page.locator("meta[http-equiv=refresh]").count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/blog");
  });
});

describe("going back", () => {
  it("cancels a navigation to a slow page", async () => {
    const { page } = await site.openHydrated("/blog");
    await goTo(page, START);
    await page.waitForURL(`**${START}`);
    const held = await holdData(page, NEXT);
    await goTo(page, NEXT);
    await page.getByRole("progressbar").waitFor();
    await page.goBack();
    await page.waitForURL("**/blog");
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await held.release();
    await loaded(page, NEXT);
    expect(new URL(page.url()).pathname).toBe("/blog");
    await page.getByRole("heading", { name: "Blog", level: 1 }).waitFor();
  });

  it("to a slow page shows the progress bar", async () => {
    const { page } = await site.openHydrated(START);
    await goTo(page, "/blog");
    await page.waitForURL("**/blog");
    await page.reload();
    await hydrate(page);
    const held = await holdData(page, START);
    await page.evaluate("history.back()");
    await page.getByRole("progressbar").waitFor();
    await held.release();
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await page.locator(`.sidebar-nav a[href="${START}"][aria-current=page]`).waitFor();
  });
});

describe("scrolling on a change of route", () => {
  it("goes to the top", async () => {
    const { page } = await site.openHydrated(START);
    await page.evaluate(() => scrollTo(0, 900));
    await sidebarHasMoved(page);
    await linkTo(page, NEXT).click();
    await page.waitForURL(`**${NEXT}`);
    await page.waitForFunction(() => scrollY === 0);
  });

  it("goes to the target of the hash", async () => {
    const { page } = await site.openHydrated(START);
    const id = await lastHeading(page, NEXT);
    await goTo(page, `${NEXT}#${id}`);
    await page.waitForURL(`**${NEXT}#${id}`);
    await page.waitForFunction((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
      return scrollY > 0 && top >= 0 && top < innerHeight;
    }, id);
  });

  it("does not move the page when the application comes late", async () => {
    const { page } = await site.open(START);
    const id = await page.locator("main h2[id]").last().getAttribute("id");
    await page.goto(`${START}#${id}`);
    await page.evaluate(() => scrollTo(0, 150));
    await page.waitForFunction(() => "isHydrated" in window);
    expect(await scrollTop(page)).toBe(150);
  });

  it.each(["#%E0%A4%A", "#%", "#no-such-target", "#a%20b"])("%s harms nothing", async (hash) => {
    const { page, consoleErrors } = await site.openHydrated(`${START}${hash}`);
    await goTo(page, `${NEXT}${hash}`);
    await page.waitForURL((url) => url.pathname === NEXT);
    await page.evaluate((value) => location.assign(value), hash);
    await linkTo(page, START).click();
    await page.waitForURL((url) => url.pathname === START);
    expect(await page.locator("main h1").count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });
});

async function lastHeading(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1] ?? "");
  return ids.at(-1) ?? "";
}

describe("the progress bar", () => {
  it("appears when a page takes longer than 200 ms, and goes when it is there", async () => {
    const { page } = await site.openHydrated(START);
    const { release } = await holdData(page, NEXT);
    const clicked = await page.evaluate(() => performance.now());
    await goTo(page, NEXT);
    const shown = await page.waitForSelector(".progress");
    const after = (await page.evaluate(() => performance.now())) - clicked;
    expect(after).toBeGreaterThanOrEqual(200);
    expect((await shown.boundingBox())?.height).toBe(2);
    await release();
    await page.waitForURL(`**${NEXT}`);
    await page.waitForSelector(".progress", { state: "detached" });
  });

  it("does not appear for a page that is there at once", async () => {
    const { page } = await site.openHydrated(START);
    await page.evaluate(async (path) => {
      const target = window as unknown as {
        ___loader: { loadPage: (path: string) => Promise<unknown> };
      };
      await target.___loader.loadPage(path);
      // From now on every bar leaves a mark.
      document.querySelector(".progress")?.remove();
      const { createElement } = document;
      document.createElement = (name: string) => {
        const element = createElement.call(document, name);
        queueMicrotask(() => {
          if (element.className === "progress") document.body.dataset.hadBar = "yes";
        });
        return element;
      };
    }, NEXT);
    await linkTo(page, NEXT).click();
    await page.waitForURL(`**${NEXT}`);
    await page.waitForFunction(() => document.querySelector("h1") !== null);
    expect(await page.evaluate(() => document.body.dataset.hadBar)).toBeUndefined();
  });
});

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("the navbar on a %s", (_, viewport) => {
  const isShown = (page: Page) =>
    page.waitForFunction(() => {
      const { bottom } = document.querySelector(".navbar")?.getBoundingClientRect() ?? {};
      return (bottom ?? 0) >= 56;
    });
  const isHidden = (page: Page) =>
    page.waitForFunction(() => {
      const { bottom } = document.querySelector(".navbar")?.getBoundingClientRect() ?? {};
      return (bottom ?? 1) <= 0;
    });

  it("hides on the way down, shows on the way up and at the top", async () => {
    const { page } = await site.openHydrated(START, { viewport });
    await page.evaluate(() => scrollTo(0, 800));
    await isHidden(page);
    await page.evaluate(() => scrollTo(0, 600));
    await isShown(page);
    await page.evaluate(() => scrollTo(0, 900));
    await isHidden(page);
    await page.evaluate(() => scrollTo(0, 0));
    await isShown(page);
  });

  it("shows when a hash target exists, and when the route changes", async () => {
    const { page } = await site.openHydrated(START, { viewport });
    await page.evaluate(() => scrollTo(0, 200));
    await isHidden(page);
    const id = await page.locator("main h2[id]").nth(1).getAttribute("id");
    // Firefox reports a jump as several scrolls, within two frames.
    await page.evaluate((hash) => {
      location.assign(`#${hash}`);
      requestAnimationFrame(() => scrollBy(0, 10));
    }, id);
    await page.waitForFunction(() => scrollY > 200);
    await page.waitForTimeout(200);
    await isShown(page);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 100);
    await isHidden(page);
    await goTo(page, NEXT);
    await page.waitForURL(`**${NEXT}`);
    await isShown(page);
  });
});

describe("the mobile menu", () => {
  const open = (page: Page) => page.getByRole("button", { name: "Open the menu" }).click();
  const isOpen = (page: Page) =>
    page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));

  it("is used at 996 px and below, and not above", async () => {
    const { page } = await site.open(START, { viewport: { width: 996, height: 800 } });
    const button = page.locator(".navbar-menu-button");
    const sidebar = page.locator(".sidebar-nav");
    await button.waitFor();
    await sidebar.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 997, height: 800 });
    await button.waitFor({ state: "hidden" });
    await sidebar.waitFor();
  });

  it("opens on the sidebar, goes back to the main menu, and closes with its button", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await open(page);
    expect(await page.locator(".menu-sidebar").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Back to main menu" }).click();
    await page.locator(".menu-main").waitFor();
    expect(await page.locator(".menu-sidebar").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Close the menu" }).click();
    expect(await isOpen(page)).toBe(false);
  });

  it("closes when the width switches to desktop", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await open(page);
    expect(await isOpen(page)).toBe(true);
    await page.setViewportSize(DESKTOP);
    await page.waitForFunction(() => !document.querySelector("#menu")?.matches(":popover-open"));
  });

  it("closes after a choice", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await open(page);
    await linkTo(page, NEXT).click();
    await page.waitForURL(`**${NEXT}`);
    expect(await isOpen(page)).toBe(false);
  });

  it("stays open when the application comes after it", async () => {
    const { page } = await site.open(START, { viewport: PHONE });
    await open(page);
    await page.waitForFunction(() => "isHydrated" in window);
    // Effects of the first drawing have run when the next task does.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await isOpen(page)).toBe(true);
  });

  it("opens before the application is there", async () => {
    const context = await site.reader({ viewport: PHONE });
    await context.route("**/*.js", (route) => route.abort());
    const { page } = await site.open(START, context);
    await open(page);
    expect(await isOpen(page)).toBe(true);
  });
});

describe("prefetching", () => {
  const connection = (fields: string) =>
    `Object.defineProperty(navigator, "connection", { value: { ${fields} }, configurable: true })`;
  const dataOf = (address: string) => `/page-data${address}/page-data.json`;

  it("fetches the pages whose links are in view", async () => {
    const { page } = await site.open(START, { script: connection("effectiveType: '4g'") });
    const fetched = page.waitForRequest(
      (request) =>
        /page-data\/.+\/page-data\.json/.test(request.url()) &&
        !request.url().includes(dataOf(START)),
    );
    await page.mouse.move(5, 5);
    await fetched;
  });

  it.each([
    ["with data saver", "saveData: true"],
    ["on 2g", "effectiveType: '2g'"],
    ["on slow 2g", "effectiveType: 'slow-2g'"],
  ])("does not happen %s, not even on hover", async (_, fields) => {
    const context = await site.reader({ script: connection(fields) });
    const { page } = await site.openHydrated(START, context);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await linkTo(page, NEXT).hover();
    // A page that is asked for is fetched; what was queued before it would have come with it.
    await page.clock.install();
    await page.evaluate((path) => {
      const { ___loader } = window as unknown as {
        ___loader: { enqueue: (path: string) => unknown };
      };
      ___loader.enqueue(path);
    }, NEXT);
    await page.clock.runFor(20_000);
    expect(requests.filter((url) => url.includes(dataOf(NEXT)))).toEqual([]);
  });
});
