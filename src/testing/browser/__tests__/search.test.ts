import type { Page } from "playwright-core";
import { START } from "../page-kinds";
import { hydrate, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const field = (page: Page) => page.locator("dialog[open] input[type=search]");
const options = (page: Page) => page.locator("dialog[open] [role=option]");

async function openSearch(query: string, stored: Record<string, string> = {}): Promise<Page> {
  const { page } = await site.openHydrated(START, { stored });
  await page.keyboard.press("/");
  await field(page).fill(query);
  await options(page).first().waitFor();
  return page;
}

describe("the results of the search", () => {
  it("put the operation first that the query names, with its method", async () => {
    const page = await openSearch("call agent");
    const first = options(page).first();
    await first.locator('.method[data-method="POST"]').waitFor();
    await untilMet(async () =>
      expect(await first.getAttribute("href")).toBe("/docs/api/external/call-agent"),
    );
  });

  it("show a page, its parts that match below it, and one line with the match marked", async () => {
    const page = await openSearch("rotate token");
    const first = page.locator("dialog[open] [role=group]").first();
    await first.locator(".search-part .search-excerpt mark").first().waitFor();
    await untilMet(async () => {
      const urls = await first
        .locator("[role=option]")
        .evaluateAll((all) => all.map((option) => option.getAttribute("href") ?? ""));
      expect(urls[0]).not.toContain("#");
      expect(urls.length).toBeGreaterThan(1);
      expect(urls.slice(1).every((url) => url.startsWith(`${urls[0]}#`))).toBe(true);
      expect(await first.locator(".search-icon").count()).toBe(urls.length);
    });
  });

  it("have words of code", async () => {
    const page = await openSearch("data-agent-id");
    await page.locator("dialog[open] mark").first().waitFor();
    expect(await options(page).count()).toBeGreaterThan(0);
  });

  it("are chosen with the arrow keys, and opened with Enter", async () => {
    const page = await openSearch("rotate token");
    // Results change until the whole index is there, and then the first one is chosen again.
    await page.locator("dialog[open] .search-count[aria-busy=false]").waitFor();
    const second = await options(page).nth(1).getAttribute("href");
    await page.keyboard.press("ArrowDown");
    await page.locator(`[role=option][href="${second}"][aria-selected=true]`).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${second}`);
  });
});

describe("a result on the open page", () => {
  const METRICS = "/docs/documentation/analytics/overview-metrics";
  const PLACE = `${METRICS}#containment-rate`;
  const topOf = (page: Page) =>
    page.locator("#containment-rate").evaluate((place) => place.getBoundingClientRect().top);
  /** Waits until the page does not scroll any more. */
  const restingTop = async (page: Page): Promise<number> => {
    let before = Number.NaN;
    await untilMet(async () => {
      const top = await topOf(page);
      const isResting = top === before;
      before = top;
      expect(isResting).toBe(true);
    });
    return before;
  };

  it.each([
    ["with the application", true],
    ["without", false],
  ])(
    "lands where its address does, and Back leads away from the page, %s",
    async (_, isHydrated) => {
      const { page: linked } = await site.openHydrated(PLACE);
      const expected = await restingTop(linked);
      const { page } = await site.open(START);
      await page.goto(METRICS);
      if (isHydrated) await hydrate(page);
      await page.keyboard.press("/");
      await field(page).fill("containment rate");
      await page.locator(`dialog[open] [role=option][href="${PLACE}"]`).click();
      await page.waitForURL(`**${PLACE}`);
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await untilMet(async () => expect(Math.abs((await topOf(page)) - expected)).toBeLessThan(4));
      expect(Math.abs((await restingTop(page)) - expected)).toBeLessThan(4);
      await page.goBack();
      await page.waitForURL(`**${METRICS}`);
      await page.goBack();
      await page.waitForURL(`**${START}`);
    },
  );
});

describe("a search without the application", () => {
  it("needs neither it nor the data of the page, and follows a result in place of the dialog", async () => {
    const context = await site.reader();
    const { page } = await site.open(START, context);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press("/");
    await field(page).fill("call agent");
    await page.locator("dialog[open] mark").first().waitFor();
    expect(asked.filter((path) => /\/app-|page-data/.test(path))).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/api/external/call-agent");
    await page.goBack();
    await page.waitForURL(`**${START}`);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

describe("a search without a question", () => {
  it("offers recent searches and the most useful pages", async () => {
    const page = await openSearch("", { "search:recent": '["rotate token"]' });
    const groups = page.locator("dialog[open] .search-heading");
    await groups.nth(1).waitFor();
    await untilMet(async () =>
      expect(await groups.allInnerTexts()).toEqual(["Recent searches", "Most useful pages"]),
    );
    await page.keyboard.press("Enter");
    await page.locator("dialog[open] mark").first().waitFor();
    expect(await field(page).inputValue()).toBe("rotate token");
  });
});

describe("before the application has come", () => {
  it("the color mode changes, the announcement closes, and the search shows that it waits", async () => {
    const context = await site.reader();
    await context.route("**/*.js", () => undefined);
    const { page } = await site.open(START, context);
    await page.locator(".color-mode").click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await page.locator(".color-mode").getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Close the announcement" }).click();
    expect(await page.locator(".announcement").isVisible()).toBe(false);
    await page.locator(".search-button").click();
    await page.locator('dialog[open] [role=status]:text("Loading the search")').waitFor();
    expect(await page.evaluate(() => "isHydrated" in window)).toBe(false);
  });
});
