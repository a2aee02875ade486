import type { Page } from "playwright-core";
import { failAt } from "../faults";
import { START } from "../page-kinds";
import { DESKTOP, hydrate, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const CALCULATOR = "/docs/guides/roi-calculator";

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

/** The field of the search, before and after its code is loaded. */
const field = (page: Page) => page.locator("dialog[open] .search-field input");

describe("the code of the search", () => {
  it("takes what is typed while it is loaded, and says that it waits", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(CALCULATOR, context);
    const fault = await failAt(context, "**/*.js", "slow");
    await page.keyboard.press("/");
    await page.keyboard.type("log");
    await page.locator("dialog[open] [role=status]").waitFor();
    await fault.repair();
    await field(page).waitFor();
    await page.locator("dialog[open] [role=option]").first().waitFor();
    expect(await field(page).inputValue()).toBe("log");
  });

  it("keeps what was typed, and the focus, when it fails and is tried again", async () => {
    const context = await site.reader();
    const { page } = await site.open(CALCULATOR, context);
    const fault = await failAt(context, "**/*.js", "offline");
    await page.keyboard.press("/");
    await page.keyboard.type("log");
    const tryAgain = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await tryAgain.waitFor();
    await fault.repair();
    await tryAgain.click();
    await page.locator("dialog[open] [role=option]").first().waitFor();
    await page.keyboard.type("in");
    expect(await field(page).inputValue()).toBe("login");
  });
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

  it.each([
    ["before the application is loaded", false],
    ["before its code is loaded", true],
  ])("closes the search %s", async (_, isHydrated) => {
    const context = await site.reader();
    const page = await context.newPage();
    await page.goto("/blog");
    await page.goto(CALCULATOR);
    if (isHydrated) await hydrate(page);
    const fault = await failAt(context, "**/*.js", "slow");
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.goBack();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(CALCULATOR);
    await fault.repair();
    await page.goBack();
    await page.waitForURL("**/blog");
  });

  it.each([
    ["before the application is loaded", false],
    ["before its code is loaded", true],
  ])("closes the search with one Escape %s, whatever was typed", async (_, isHydrated) => {
    const context = await site.reader();
    const { page } = await site.open(CALCULATOR, context);
    if (isHydrated) await hydrate(page);
    const fault = await failAt(context, "**/*.js", "slow");
    await page.keyboard.press("/");
    await field(page).fill("token");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await fault.repair();
    expect(new URL(page.url()).pathname).toBe(CALCULATOR);
  });

  it("closes an enlarged picture and keeps the page", async () => {
    const { page } = await site.openHydrated("/blog", { viewport: PHONE });
    await page.goto(START);
    await hydrate(page);
    const button = page.locator("main .zoom").first();
    await button.scrollIntoViewIfNeeded();
    const top = await page.evaluate("scrollY");
    const dialog = page.getByRole("dialog");
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await button.click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: "detached" });
      await page.waitForFunction(() => !history.state?.isDialog);
      expect(new URL(page.url()).pathname).toBe(START);
      expect(await page.evaluate("scrollY")).toBe(top);
    }
    await page.goBack();
    await page.waitForURL("**/blog");
  });

  it("and forward show the pages from before a reload", async () => {
    const { page } = await site.openHydrated(START);
    const title = page.locator("main h1");
    const first = await title.textContent();
    await page.locator('.navbar a[href="/blog"]').click();
    await page.waitForURL("**/blog");
    await untilMet(async () => expect(await title.textContent()).not.toBe(first));
    const second = await title.textContent();
    await page.reload();
    await page.goBack();
    await untilMet(async () => expect(await title.textContent()).toBe(first));
    expect(new URL(page.url()).pathname).toBe(START);
    await page.goForward();
    await untilMet(async () => expect(await title.textContent()).toBe(second));
  });

  it.each([
    ["before the application is loaded", false],
    ["when it is loaded", true],
  ])("offline, to a page from before a reload, keeps the page %s", async (_, isHydrated) => {
    const context = await site.reader();
    const { page } = await site.openHydrated(START, context);
    const title = page.locator("main h1");
    const first = await title.textContent();
    await page.locator('.navbar a[href="/blog"]').click();
    await page.waitForURL("**/blog");
    await untilMet(async () => expect(await title.textContent()).not.toBe(first));
    const second = await title.textContent();
    await page.reload();
    if (isHydrated) await hydrate(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    const notice = page.getByRole("alert").filter({ hasText: "You are offline" });
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.waitFor();
    expect(await title.textContent()).toBe(second);
    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await untilMet(async () => expect(await title.textContent()).toBe(first));
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
    const turned = page.evaluate(() => new Promise((done) => addEventListener("wheel", done)));
    await page.evaluate(() => undefined);
    await page.mouse.wheel(0, 400);
    await turned;
    // The page would be scrolled in the frames after it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate("scrollY")).toBe(50);
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
    await untilMet(async () =>
      expect(await page.evaluate("document.activeElement.ariaLabel")).toBe("Open the menu"),
    );
    await page.locator("main a").first().focus();
  });
});

describe("the wheel over a sidebar", () => {
  it.each([
    ["no more", START, 420],
    ["nothing", CALCULATOR, 900],
  ])("scrolls the page where the sidebar has %s to scroll", async (amount, address, height) => {
    const { page } = await site.openHydrated(address, { viewport: { ...DESKTOP, height } });
    const rest = await page.locator("#menu").evaluate((menu) => {
      menu.scrollTo(0, menu.scrollHeight);
      return menu.scrollHeight - menu.clientHeight;
    });
    expect(rest === 0).toBe(amount === "nothing");
    await page.mouse.move(100, 300);
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

  it("are those of the example where the address has no amount", async () => {
    const address = `${CALCULATOR}?chats=7&minutes=abc&fees=1e999&hourCost=-1&solved=%E0%A4%A`;
    const { page, consoleErrors } = await site.openHydrated(address);
    const values = (names: string[]) =>
      Promise.all(names.map((name) => page.locator(`[name=${name}]`).inputValue()));
    await untilMet(async () => expect(await values(["chats"])).toEqual(["7"]));
    const others = ["minutes", "fees", "hourCost", "solved"];
    expect(await values(others)).toEqual(["6", "120", "30", "70"]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("metadata for previews", () => {
  it("stays when the application comes, and gives way to another page", async () => {
    const { page } = await site.open(CALCULATOR);
    const title = page.locator('meta[property="og:title"]');
    const data = page.locator('script[type="application/ld+json"]');
    // Gatsby removes what the page's head does not render in the browser.
    await page.evaluate(() => {
      document.head.insertAdjacentHTML("beforeend", '<meta name="other" data-gatsby-head="true">');
    });
    await hydrate(page);
    await page.waitForFunction(() => !document.querySelector("meta[name=other]"));
    expect([await title.count(), await data.count()]).toEqual([1, 1]);
    await page.locator('.navbar a[href="/blog"]').click();
    await page.waitForURL("**/blog");
    await page.waitForFunction(() => !document.querySelector("[data-first-page]"));
    expect(await title.count()).toBe(0);
  });
});
