import type { Page } from "playwright-core";
import { fileOf, NEXT, pageKinds, START, WITH_TABS } from "../page-kinds";
import { DESKTOP, PHONE, Site } from "../reader";

const site = Site.ofThisProject();

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("without JavaScript on a %s", (_, viewport) => {
  const reader = { viewport, javaScriptEnabled: false };
  let page: Page;
  beforeAll(async () => {
    page = await site.tab(reader);
  });

  it.each(pageKinds())(
    "a %s has its content, and nothing runs over the edge",
    async (_kind, address) => {
      await page.goto(address);
      expect(await page.locator("h1").count()).toBe(1);
      expect(((await page.locator("main").textContent()) ?? "").length).toBeGreaterThan(40);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    },
  );

  it("controls that need JavaScript are not shown", async () => {
    await page.goto(WITH_TABS);
    for (const selector of [".color-mode", ".copy", ".tabs-list", ".zoom", ".back-to-top"]) {
      for (const control of await page.locator(selector).all()) {
        expect(await control.isVisible()).toBe(false);
      }
    }
  });

  it("all tabs stand below one another, each under its label", async () => {
    await page.goto(WITH_TABS);
    const panels = await page.locator(".tabs-panel").all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) {
      expect(await panel.isVisible()).toBe(true);
      const label = await panel.evaluate(
        (element) => getComputedStyle(element, "::before").content,
      );
      expect(label).toBe(`"${await panel.getAttribute("data-label")}"`);
    }
  });
});

describe("without JavaScript", () => {
  it("the sidebar folds and leads on", async () => {
    const { page } = await site.open(START, { javaScriptEnabled: false });
    const category = page.locator(".sidebar-category").nth(1);
    await category.locator("> summary").click();
    expect(await category.getAttribute("open")).toBeNull();
    await page.locator(`.sidebar-nav a[href="${NEXT}"]`).click();
    await page.waitForURL(`**${NEXT}`);
  });

  it("the menu of a phone opens, with the main menu and the sidebar", async () => {
    const { page } = await site.open(START, { javaScriptEnabled: false, viewport: PHONE });
    await page.getByRole("button", { name: "Open the menu" }).click();
    expect(await page.locator(".menu-main").isVisible()).toBe(true);
    expect(await page.locator(".menu-sidebar").isVisible()).toBe(true);
    await page.locator(".menu-main a", { hasText: "Blog" }).click();
    await page.waitForURL("**/blog");
  });

  it("the search leads to a page of its own", async () => {
    const { page } = await site.open(START, { javaScriptEnabled: false });
    await page.locator(".search-button").click();
    await page.waitForURL("**/search");
  });
});

describe("before the reader acts", () => {
  it("a page loads no script", async () => {
    const context = await site.reader();
    const scripts: string[] = [];
    context.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const { page } = await site.open(START, context);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    expect(fileOf(START)).toMatch(/\.html$/);
  });
});
