import type { Page } from "playwright-core";
import { failAt } from "../faults";
import { START, WITH_TABS } from "../page-kinds";
import { DESKTOP, hydrate, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

/** Storage as it is where cookies are forbidden, and where it is full. */
const BROKEN_STORAGE: Array<[kind: string, script: string]> = [
  [
    "forbidden",
    `for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get() { throw new Error("storage is broken"); } });
    }`,
  ],
  [
    "full",
    `const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry) {
      if (this === localStorage) throw new Error("storage is broken");
      setItem.apply(this, entry);
    };`,
  ],
];

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const toggle = (page: Page) => page.getByRole("button", { name: "Dark mode" });

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("color mode on a %s", (_, viewport) => {
  it("is light at first, whatever the system prefers", async () => {
    const { page } = await site.openHydrated(START, { viewport, colorScheme: "dark" });
    expect(await theme(page)).toBe("light");
    expect(await background(page)).toBe("rgb(255, 255, 255)");
  });

  it("is switched, stored, and back again on the next page", async () => {
    const context = await site.reader({ viewport });
    const { page } = await site.openHydrated(START, context);
    await toggle(page).click();
    expect(await theme(page)).toBe("dark");
    expect(await toggle(page).getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    const { page: second } = await site.openHydrated("/blog", context);
    expect(await theme(second)).toBe("dark");
    await toggle(second).click();
    expect(await second.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  });

  it("is switched by a click that comes before the application", async () => {
    const { page } = await site.open(START, { viewport });
    await toggle(page).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  });
});

describe("color mode", () => {
  it("is there before the first paint", async () => {
    const context = await site.reader({ stored: { theme: "dark" } });
    await context.addInitScript(() => {
      // The first element of the body: nothing was painted before it.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        (window as unknown as { first: unknown }).first = document.documentElement.dataset.theme;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const { page } = await site.open(START, context);
    expect(await page.evaluate("window.first")).toBe("dark");
  });

  it.each([
    ["hydrated", true],
    ["not hydrated yet", false],
  ])("is in step in a second tab that is %s", async (_, isHydrated) => {
    const context = await site.reader();
    const { page: second } = await (isHydrated
      ? site.openHydrated(START, context)
      : site.open(START, context));
    const { page } = await site.openHydrated("/blog", context);
    await toggle(page).click();
    await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    if (isHydrated) await second.locator('.color-mode[aria-pressed="true"]').waitFor();
  });
});

describe("the announcement bar", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });

  it("is open until it is closed, and stays closed", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(START, context);
    expect(await bar(page).isVisible()).toBe(true);
    const id = await bar(page).getAttribute("data-announcement");
    await page.getByRole("button", { name: "Close the announcement" }).click();
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.id"))).toBe(id);

    const { page: before } = await site.open("/blog", context);
    expect(await bar(before).isVisible()).toBe(false);
    const { page: after } = await site.openHydrated("/blog", context);
    await bar(after).waitFor({ state: "detached" });
  });

  it("is shown when another one was closed", async () => {
    const stored = {
      "docusaurus.announcement.id": 'an "older" one',
      "docusaurus.announcement.dismiss": "true",
    };
    const { page } = await site.openHydrated(START, { stored });
    expect(await bar(page).isVisible()).toBe(true);
  });
});

describe("sidebar categories", () => {
  /** Durations of the animations that were started, in milliseconds. */
  const RECORDER = `
    window.durations = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.durations.push([this.offsetHeight, options.duration]);
      return animate.call(this, frames, options);
    };`;
  const categories = (page: Page) => page.locator(".sidebar-category[open]");

  it("fold and unfold with a duration that follows from their height", async () => {
    const { page } = await site.openHydrated(START, { script: RECORDER });
    const first = categories(page).nth(0);
    const handle = await first.elementHandle();
    const isOpen = () => handle?.evaluate((details) => (details as HTMLDetailsElement).open);
    await first.locator("> summary").click();
    await page.waitForFunction((details) => !(details as HTMLDetailsElement).open, handle);
    await handle?.evaluate((details) => details.querySelector("summary")?.click());
    expect(await isOpen()).toBe(true);
    await categories(page).last().locator("> summary").click();
    const durations = (await page.evaluate("window.durations")) as Array<[number, number]>;
    expect(durations).toHaveLength(3);
    for (const [height, duration] of durations) {
      expect(duration).toBe(Math.round(Math.min(120 + 6 * Math.sqrt(height), 300)));
    }
  });

  it("fold at once with reduced motion", async () => {
    const { page } = await site.openHydrated(START, { script: RECORDER, reducedMotion: "reduce" });
    const count = await categories(page).count();
    await categories(page).nth(0).locator("> summary").click();
    expect(await categories(page).count()).toBe(count - 1);
    expect(await page.evaluate("window.durations")).toEqual([]);
  });

  it("are not folded by going to another page", async () => {
    const { page } = await site.openHydrated(START);
    const count = await categories(page).count();
    const other = page.locator(".sidebar-category:not(:has([aria-current])) .sidebar-link:visible");
    await other.first().click();
    await page.waitForURL((url) => url.pathname !== START);
    expect(await categories(page).count()).toBeGreaterThanOrEqual(count);
  });
});

describe("tabs", () => {
  const group = (page: Page) => page.locator("[data-group]").first();
  const chosen = (page: Page) => group(page).locator('[aria-selected="true"]');

  it("of one group change together, stay where they are, and are remembered", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(WITH_TABS, context);
    const tab = group(page).getByRole("tab").nth(1);
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await untilMet(async () =>
      expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0),
    );
    const value = await tab.getAttribute("data-value");
    const { page: second } = await site.open(WITH_TABS, context);
    expect(await chosen(second).getAttribute("data-value")).toBe(value);
    await second.mouse.move(9, 9);
    await second.waitForFunction(() => "isHydrated" in window);
    await untilMet(async () => {
      expect(await chosen(second).getAttribute("data-value")).toBe(value);
      expect(await second.locator(".tabs-panel:not([hidden])").count()).toBe(
        await second.locator(".tabs-list").count(),
      );
    });
  });

  it.each(BROKEN_STORAGE)("work though storage is %s", async (_, script) => {
    const { page } = await site.openHydrated(WITH_TABS, { script });
    await group(page).getByRole("tab").nth(1).click();
    expect(await group(page).getByRole("tab").nth(1).getAttribute("aria-selected")).toBe("true");
  });
});

describe("the language of samples", () => {
  it("that the reader chose is shown before the application comes, and after", async () => {
    const stored = { "docusaurus.tab.language": "python" };
    const { page } = await site.open("/docs/api/external/create-new-message", { stored });
    const sample = page.locator(".samples pre:visible");
    expect(await page.evaluate("window.isHydrated")).toBeUndefined();
    expect(await sample.innerText()).toContain("import requests");
    await hydrate(page);
    await untilMet(async () => expect(await sample.innerText()).toContain("import requests"));
  });
});

describe("what is chosen, where the system paints", () => {
  it.each([
    ["the open page in the sidebar", START, ".sidebar-link", '[aria-current="page"]'],
    ["a tab", WITH_TABS, "[role=tab]", '[aria-selected="true"]'],
    ["a status", "/docs/api/external/login", ".pane .switch > label", ":has(:checked)"],
  ])("has an outline: %s", async (_, address, all, chosen) => {
    const { page } = await site.open(address, { forcedColors: "active" });
    const outline = (element: Element) => getComputedStyle(element).outlineStyle;
    expect(await page.locator(`${all}${chosen}`).first().evaluate(outline)).toBe("dotted");
    expect(await page.locator(`${all}:not(${chosen})`).first().evaluate(outline)).toBe("none");
  });
});

describe.each(BROKEN_STORAGE)("storage that is %s", (_, script) => {
  it("does not lose a color mode that was chosen before the application came", async () => {
    const context = await site.reader({ script });
    const fault = await failAt(context, "**/*.js", "slow");
    const { page } = await site.open(START, context);
    await toggle(page).click();
    await toggle(page).click();
    expect(await theme(page)).toBe("light");
    await toggle(page).click();
    expect(await theme(page)).toBe("dark");
    await fault.repair();
    await hydrate(page);
    await page.locator('.color-mode[aria-pressed="true"]').waitFor();
    expect(await theme(page)).toBe("dark");
    await toggle(page).click();
    expect(await theme(page)).toBe("light");
  });

  it("is logged and ignored", async () => {
    const { page, consoleErrors } = await site.openHydrated(START, { script });
    await toggle(page).click();
    expect(await theme(page)).toBe("dark");
    await page.getByRole("button", { name: "Close the announcement" }).click();
    expect(await page.getByRole("region", { name: "Announcement" }).count()).toBe(0);
    await page.locator(".sidebar-nav a").nth(2).click();
    await page.waitForURL((url) => url.pathname !== START);
    expect(await page.locator("main h1").count()).toBe(1);
    await untilMet(() => {
      const logged = consoleErrors.join("\n");
      expect(logged).toContain('"theme" could not be written to local storage');
      expect(logged).toContain("storage is broken");
    });
  });
});
