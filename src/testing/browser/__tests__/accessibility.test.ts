import type { Page } from "playwright-core";
import { violationsOf } from "../axe";
import { pageKinds, START, WITH_TABS } from "../page-kinds";
import { DESKTOP, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();
const WITH_PICTURE = "/docs/api/getting-started/introduction";

const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Runs axe in both modes, of which the second differs in colors only. */
async function violationsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [["light"], ["dark", COLOR_RULES]] as const) {
    await page.evaluate((mode) => {
      document.documentElement.dataset.theme = mode;
    }, theme);
    const violations = await violationsOf(page, rules);
    found.push(...violations.map((text) => `${theme}: ${text}`));
  }
  return found;
}

/** Runs axe in both modes and both widths. */
async function violationsInAllLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const violations = await violationsInBothModes(page);
    found.push(...violations.map((text) => `${viewport.width} px: ${text}`));
  }
  return found;
}

describe("in both modes and both widths", () => {
  const reader = { reducedMotion: "reduce" } as const;
  let tab: Page;
  beforeAll(async () => {
    tab = await site.tab(reader);
  });

  it.each(pageKinds())("a %s has no violation", async (_, address) => {
    await tab.setViewportSize(DESKTOP);
    await tab.goto(address);
    expect(await violationsInAllLooks(tab)).toEqual([]);
  });

  it("the crash screen has no violation", async () => {
    const script = `
      const { json } = Response.prototype;
      Response.prototype.json = async function () {
        const value = await json.call(this);
        if (value?.result?.data?.docPage) value.result.data.docPage.body = { tree: [[{}]] };
        return value;
      };`;
    const { page } = await site.openHydrated(START, { ...reader, script });
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    expect(await violationsInAllLooks(page)).toEqual([]);
  });

  it.each<[what: string, address: string, viewport: typeof DESKTOP, open: (page: Page) => unknown]>(
    [
      ["open menu", START, PHONE, (page) => page.locator(".navbar-menu-button").click()],
      [
        "main panel of the open menu",
        START,
        PHONE,
        async (page) => {
          await page.locator(".navbar-menu-button").click();
          await page.locator(".menu-back").click();
          await page.locator(".menu-main").waitFor();
        },
      ],
      [
        "open contents of a phone",
        START,
        PHONE,
        (page) => page.locator(".toc-disclosure summary").click(),
      ],
      ["search without a question", START, DESKTOP, (page) => openSearch(page, "")],
      ["search with results", START, PHONE, (page) => openSearch(page, "chat")],
      ["search that finds nothing", START, DESKTOP, (page) => openSearch(page, "zzqqxxyy")],
      [
        "enlarged picture",
        WITH_PICTURE,
        DESKTOP,
        async (page) => {
          await page.locator(".zoom").first().click();
          await page.locator("dialog[open]").waitFor();
        },
      ],
      [
        "wrapped code",
        WITH_PICTURE,
        PHONE,
        (page) => page.locator(".wrap:visible").first().check(),
      ],
    ],
  )("the %s has no violation", async (_, address, viewport, open) => {
    const { page } = await site.openHydrated(address, { ...reader, viewport });
    await open(page);
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

async function openSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await page.locator("dialog[open] input[type=search]").fill(query);
  const answer = { chat: "[role=option]", zzqqxxyy: "text=Nothing found for" }[query];
  if (answer) await page.locator("dialog[open]").locator(answer).first().waitFor();
}

describe("the keyboard alone", () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        label: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
        isSeen: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      };
    });

  it("reaches the content by the first stop", async () => {
    const { page } = await site.open(START);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ label: "Skip to content", isSeen: true });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
  });

  it("sees the focus at every stop of a page", async () => {
    const { page } = await site.openHydrated("/docs/api/getting-started/introduction");
    const labels = new Set<string>();
    for (let stop = 0; stop < 70; stop += 1) {
      await page.keyboard.press("Tab");
      const { label, isSeen } = await focused(page);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      if (!isSeen) throw new Error(`The focus on “${label}” cannot be seen.`);
      labels.add(label);
    }
    expect(labels.size).toBeGreaterThan(20);
  });

  it("opens and closes the menu, and is back where it was", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    const button = page.getByRole("button", { name: "Open the menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator("#menu:popover-open").waitFor();
    await page.keyboard.press("Tab");
    expect((await focused(page)).label).toContain("Back to main menu");
    await page.keyboard.press("Enter");
    await page.locator(".menu-main").waitFor();
    await page.keyboard.press("Escape");
    await untilMet(async () => expect((await focused(page)).label).toBe("Open the menu"));
  });

  it("moves among tabs with the arrows, Home and End", async () => {
    const { page } = await site.openHydrated(WITH_TABS);
    const tabs = page.locator(".tabs-list").first().getByRole("tab");
    const count = await tabs.count();
    await tabs.first().focus();
    const steps: Array<[key: string, index: number]> = [
      ["ArrowRight", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", count - 1],
      ["Home", 0],
      ["End", count - 1],
      ["ArrowRight", 0],
    ];
    for (const [key, index] of steps) {
      await page.keyboard.press(key);
      expect(await tabs.nth(index).getAttribute("aria-selected")).toBe("true");
      expect(await tabs.nth(index).evaluate((tab) => tab === document.activeElement)).toBe(true);
    }
  });

  it("folds a category of the sidebar", async () => {
    const { page } = await site.openHydrated(START, { reducedMotion: "reduce" });
    const category = page.locator(".sidebar-category").nth(1);
    await category.locator("> summary").focus();
    const isOpen = async () => (await category.getAttribute("open")) !== null;
    await page.keyboard.press("Enter");
    await untilMet(async () => expect(await isOpen()).toBe(false));
    await page.keyboard.press("Space");
    await untilMet(async () => expect(await isOpen()).toBe(true));
  });

  it("closes the search with one Escape, whatever was typed", async () => {
    const { page } = await site.openHydrated(START);
    await page.keyboard.press("/");
    await page.locator("dialog[open] input[type=search]").fill("token");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  });

  it("opens the search and comes back", async () => {
    const { page } = await site.open(START);
    await page.locator("main a").first().focus();
    await page.keyboard.press("/");
    await page.locator("dialog[open] input[type=search]:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator("main a:focus").waitFor();
  });
});
