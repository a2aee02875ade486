import type { BrowserContext, Page, Route } from "playwright-core";
import { START } from "../page-kinds";
import { DESKTOP, hydrate, PHONE, Site } from "../reader";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.closeContexts());
afterAll(() => site.close());

const CALCULATOR = "/docs/guides/roi-calculator";

type Answer = Parameters<Route["fulfill"]>[0];

/** Makes requests fail from now on. Returns what makes them work again. */
type Fault = (context: BrowserContext, files: string) => Promise<() => Promise<void>>;

const answer =
  (response: Answer): Fault =>
  async (context, files) => {
    await context.route(files, (route) => route.fulfill(response));
    return () => context.unroute(files);
  };

const FAULTS: Array<[name: string, fault: Fault]> = [
  [
    "offline",
    async (context) => {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  ],
  ["404 after a deploy", answer({ status: 404, contentType: "text/html", body: "<h1>Gone" })],
  ["500", answer({ status: 500, body: "" })],
  ["HTML", answer({ status: 200, contentType: "text/html", body: "<!doctype html><h1>Hello" })],
];

/** Opens the calculator, types into it and scrolls. */
async function readAndType(context: BrowserContext): Promise<Page> {
  const { page } = await site.openHydrated(CALCULATOR, context);
  await page.locator("[name=chats]").fill("777");
  await page.evaluate(() => {
    scrollTo({ top: 50, behavior: "instant" });
    Object.assign(window, { isSameDocument: true });
  });
  return page;
}

async function expectKept(page: Page): Promise<void> {
  expect(await page.evaluate("window.isSameDocument")).toBe(true);
  expect(new URL(page.url()).pathname).toBe(CALCULATOR);
  expect(await page.locator("main h1").isVisible()).toBe(true);
  expect(await page.locator("main article, main .page").first().textContent()).toContain("month");
  expect(await page.locator("[name=chats]").inputValue()).toBe("777");
  expect(await page.evaluate("scrollY")).toBe(50);
}

/** Moves the pointer to an element. Playwright's own way would scroll the page to the top first. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function clickAt(page: Page, selector: string): Promise<void> {
  await pointAt(page, selector);
  await page.mouse.down();
  await page.mouse.up();
}

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const field = (page: Page) => page.locator("dialog[open] input[type=search]");

describe("the code of the search", () => {
  it.each(FAULTS)("that does not come is reported in its place: %s", async (_, fault) => {
    const context = await site.reader();
    const page = await readAndType(context);
    const repair = await fault(context, "**/*.js");
    await pointAt(page, ".search-button");
    await page.waitForTimeout(500);
    await expectKept(page);
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await expectKept(page);
    await tryAgain(page).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await repair();
    await tryAgain(page).click();
    await field(page).fill("chat");
    await page.locator("dialog[open] a[role=option]").first().waitFor();
    await page.keyboard.press("Escape");
    await expectKept(page);
  });

  it("that is slow shows a progress bar, and takes what is typed", async () => {
    const context = await site.reader();
    const page = await readAndType(context);
    await context.route("**/*.js", async (route) => {
      await page.getByRole("progressbar").waitFor();
      await route.continue();
    });
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("/");
    await page.keyboard.type("log");
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("log");
    await expectKept(page);
  });
});

describe("the index of the search", () => {
  it.each(FAULTS)("that does not come is reported in its place: %s", async (_, fault) => {
    const context = await site.reader();
    const page = await readAndType(context);
    await pointAt(page, ".search-button");
    await page.waitForLoadState("networkidle");
    const repair = await fault(context, "**/*.json");
    await clickAt(page, ".search-button");
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await repair();
    await tryAgain(page).click();
    await field(page).fill("chat");
    await page.locator("dialog[open] a[role=option]").first().waitFor();
    await page.keyboard.press("Escape");
    await expectKept(page);
  });
});

describe("the application", () => {
  it.each(FAULTS)(
    "that does not come leaves the page, and is tried again: %s",
    async (_, fault) => {
      const context = await site.reader();
      const { page } = await site.open(CALCULATOR, context);
      const repair = await fault(context, "**/*.js");
      await page.locator("[name=chats]").fill("777");
      await page.evaluate(() => {
        scrollTo({ top: 50, behavior: "instant" });
        Object.assign(window, { isSameDocument: true });
      });
      await clickAt(page, ".search-button");
      await page.getByRole("alert").waitFor();
      await expectKept(page);
      await repair();
      await tryAgain(page).click();
      await page.waitForFunction(() => "isHydrated" in window);
      await field(page).waitFor();
      await expectKept(page);
    },
  );
});

describe("going back", () => {
  it("closes the search and keeps the page", async () => {
    const { page } = await site.openHydrated("/blog", { viewport: PHONE });
    await page.goto(CALCULATOR);
    await hydrate(page);
    await page.locator(".search-button").click();
    await field(page).waitFor();
    await page.goBack();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(CALCULATOR);
    await page.goBack();
    await page.waitForURL("**/blog");
  });

  it("leads from a result to the page before it", async () => {
    const { page } = await site.openHydrated(CALCULATOR);
    await page.locator(".search-button").click();
    await field(page).fill("introduction");
    await page.locator("dialog[open] a[role=option]").first().click();
    await page.waitForURL((url) => url.pathname !== CALCULATOR);
    await page.goBack();
    await page.waitForURL(`**${CALCULATOR}`);
    await page.waitForFunction(() => document.querySelector(".roi"));
  });

  it("is not needed after the search was closed by a key", async () => {
    const { page } = await site.openHydrated("/blog");
    await page.goto(CALCULATOR);
    await hydrate(page);
    await page.locator(".search-button").click();
    await field(page).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.waitForFunction(() => !history.state?.isDialog);
    await page.goBack();
    await page.waitForURL("**/blog");
  });
});

describe("the page under the search", () => {
  it("does not scroll", async () => {
    const { page } = await site.openHydrated(CALCULATOR);
    await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
    await clickAt(page, ".search-button");
    await field(page).waitFor();
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await page.evaluate("scrollY")).toBe(50);
  });
});

describe("the image viewer", () => {
  it("reports a picture that does not come, and tries again", async () => {
    const { page } = await site.openHydrated(START);
    // The drawings of this site are in the HTML. A picture takes the place of one.
    await page.evaluate(() => {
      const image = new Image();
      image.src = "/icon-512.png?picture";
      document.querySelector(".figure-picture > :first-child")?.replaceWith(image);
    });
    await page.route("**/icon-512.png?picture", (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator("main .zoom").first().click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await page.unroute("**/icon-512.png?picture");
    await tryAgain(page).click();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>("dialog img")?.naturalWidth ?? 0) > 0,
    );
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
  });
});

describe("closing", () => {
  it("the announcement moves the focus to the page", async () => {
    const { page } = await site.openHydrated(CALCULATOR);
    await page.getByRole("button", { name: "Close the announcement" }).click();
    await page.locator(".announcement").waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
  });

  it("the menu gives the page back, which Tab did not reach before", async () => {
    const { page } = await site.openHydrated(CALCULATOR, { viewport: PHONE });
    const button = page.getByRole("button", { name: "Open the menu" });
    await button.click();
    await page.locator("#menu:popover-open").waitFor();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("#menu") !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    expect(await page.evaluate("document.activeElement.ariaLabel")).toBe("Open the menu");
    await page.locator("main a").first().focus();
  });
});

describe("the wheel over a sidebar", () => {
  it("scrolls the page where the sidebar has no more to scroll", async () => {
    const { page } = await site.openHydrated(CALCULATOR, { viewport: DESKTOP });
    await page.locator("#menu").evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => scrollY > 100);
  });
});

describe("values in the calculator", () => {
  it("are in the address, and survive a reload", async () => {
    const { page } = await site.openHydrated(CALCULATOR);
    await page.locator("[name=chats]").fill("777");
    await page.waitForURL("**?chats=777");
    await page.reload();
    await page.waitForFunction(() => "isHydrated" in window);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=chats]")?.value === "777",
    );
  });
});

describe("metadata for previews", () => {
  it("stays when the application comes, and gives way to another page", async () => {
    const { page } = await site.openHydrated(CALCULATOR);
    const title = page.locator('meta[property="og:title"]');
    const data = page.locator('script[type="application/ld+json"]');
    await page.waitForTimeout(500);
    expect([await title.count(), await data.count()]).toEqual([1, 1]);
    await page.locator('.navbar a[href="/blog"]').click();
    await page.waitForURL("**/blog");
    await page.waitForFunction(() => !document.querySelector("[data-first-page]"));
    expect(await title.count()).toBe(0);
  });
});
