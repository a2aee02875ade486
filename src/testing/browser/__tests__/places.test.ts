import type { Page } from "playwright-core";
import { NEXT, START, WITH_TABS } from "../page-kinds";
import { PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const ENDPOINT = "/docs/api/external/create-new-message";
const NAVBAR_HEIGHT = 56;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
/**
 * Scrolls, and waits until the page knows that it was scrolled and nothing moves any more: Playwright
 * scrolls the page itself when it clicks something that moves.
 */
const scrollDown = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo(0, top), y);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
};
/** The id of a field that is folded away on an endpoint page. */
const foldedField = (page: Page) =>
  page.locator("main details:not([open]) .field[id]").nth(5).getAttribute("id");
/** Returns the distance of an element from the window's top, -1 if it is hidden. */
const topOf = (page: Page, id: string | null) =>
  page.evaluate((name) => {
    const element = document.getElementById(name ?? "");
    return element?.checkVisibility() ? element.getBoundingClientRect().top : -1;
  }, id);

const expectBelowNavbar = (page: Page, id: string | null) =>
  untilMet(async () => {
    const top = await topOf(page, id);
    expect(top).toBeGreaterThanOrEqual(NAVBAR_HEIGHT);
    expect(top).toBeLessThan(NAVBAR_HEIGHT + 40);
  });

describe("a link to a field that is folded away", () => {
  it.each([
    ["with JavaScript", true],
    ["without", false],
  ])("unfolds it and scrolls it just below the navbar, %s", async (_, javaScriptEnabled) => {
    const { page } = await site.open(ENDPOINT);
    const id = await foldedField(page);
    const { page: linked } = await site.open(`${ENDPOINT}#${id}`, { javaScriptEnabled });
    await expectBelowNavbar(linked, id);
  });

  it("does so on the page that is open already, as results of the search lead there", async () => {
    const { page } = await site.openHydrated(ENDPOINT);
    const id = await foldedField(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, id: "whole-address" });
      document.querySelector("h1")?.append(link);
      link.click();
    }, `${ENDPOINT}#${id}`);
    await expectBelowNavbar(page, id);
    await page.waitForFunction((name) => document.querySelector(":target")?.id === name, id);
  });
});

describe("a link to a place in another tab than the one that is shown", () => {
  /** The panel of the second tab of the page. */
  const PANEL = ".tabs-panel:nth-of-type(3)";

  it("chooses the tab", async () => {
    const { page } = await site.openHydrated(WITH_TABS);
    const panel = page.locator(PANEL).first();
    expect(await panel.isVisible()).toBe(false);
    await page.evaluate((selector) => {
      document.querySelector(selector)?.setAttribute("id", "in-a-tab");
      location.hash = "#in-a-tab";
    }, PANEL);
    await page.locator("#in-a-tab").waitFor();
    await expectBelowNavbar(page, "in-a-tab");
  });

  it("does so when the page is loaded", async () => {
    const { page } = await site.open(WITH_TABS);
    const id = await page.locator(PANEL).first().getAttribute("id");
    const { page: linked } = await site.open(`${WITH_TABS}#${id}`);
    await linked.locator(PANEL).first().waitFor();
  });
});

describe("who goes back", () => {
  it("is where they were before they went to a part of the page", async () => {
    const { page } = await site.openHydrated(START);
    await scrollDown(page, 150);
    await page.locator(".toc-column a").last().click();
    await page.waitForFunction(() => scrollY > 300);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(scrollY - 150) < 2);
  });

  it.each(["", "#with-a-part"])("from another page is where they were%s", async (part) => {
    const { page } = await site.openHydrated(START);
    if (part !== "") {
      await page.locator(".toc-column a").nth(1).click();
      await page.waitForFunction(() => location.hash !== "" && scrollY > 0);
    }
    const y = (await scrollTop(page)) + 400;
    await scrollDown(page, y);
    await page.locator(`.sidebar-nav a[href="${NEXT}"]`).click();
    await page.waitForURL(`**${NEXT}`);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForURL(`**${START}*`);
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, y);
  });
});

describe("on a narrow phone", () => {
  it("a long path is whole beside its button, and no link to a field begins a line", async () => {
    const address = "/docs/api/external/get-messages-from-chat";
    const { page } = await site.open(address, { viewport: { ...PHONE, width: 320 } });
    const pre = page.locator(".method-path pre");
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const tops = await page
      .locator(".field-line:visible > .anchor")
      .evaluateAll((anchors) =>
        anchors.map((anchor) => (anchor as HTMLElement).offsetTop).filter((top) => top !== 0),
      );
    expect(tops).toEqual([]);
  });
});
