import type { Page } from "playwright-core";
import { START } from "../page-kinds";
import { DESKTOP, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const ENDPOINT = "/docs/api/external/create-new-message";
const WITH_CODE = "/docs/api/getting-started/introduction";

describe("the table of contents", () => {
  const active = (page: Page) => page.locator('.toc-column a[aria-current="location"]');

  it("follows the reader, and shows levels 2 to 3", async () => {
    const { page } = await site.openHydrated(START);
    const depths = await page
      .locator(".toc-column li")
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.depth));
    expect(depths.every((depth) => depth === "2" || depth === "3")).toBe(true);
    const heading = page.locator("main h2[id]").nth(1);
    await heading.evaluate((element) => element.scrollIntoView());
    const id = await heading.getAttribute("id");
    await page.locator(`.toc-column a[aria-current="location"][href="#${id}"]`).waitFor();
    expect(await active(page).count()).toBe(1);
  });

  it("is a disclosure on a phone that closes after a choice", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    const disclosure = page.locator(".toc-disclosure");
    await disclosure.locator("summary").click();
    await disclosure.locator("a").nth(1).click();
    await page.waitForFunction(
      () => !document.querySelector<HTMLDetailsElement>(".toc-disclosure details")?.open,
    );
    await page.waitForURL(/#./);
  });
});

describe("a heading", () => {
  it("links to itself", async () => {
    const { page } = await site.open(START);
    const heading = page.locator("main h2[id]").first();
    expect(await heading.locator("a").getAttribute("href")).toBe(
      `#${await heading.getAttribute("id")}`,
    );
  });
});

describe("the link of a section", () => {
  it.each([START, ENDPOINT])("copies its address and confirms it: %s", async (path) => {
    const { page } = await site.openHydrated(path, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const heading = page.locator("main h2[id]:has(a)").nth(1);
    await heading.hover();
    await heading.locator("a").click();
    await page.getByText("The link to this section was copied.").waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).hash).toBe(`#${await heading.getAttribute("id")}`);
    await page.waitForURL(address);
  });
});

describe("a block of code", () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("is copied on a %s", async (_, viewport) => {
    const context = await site.reader({
      viewport,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { page } = await site.openHydrated(WITH_CODE, context);
    const block = page.locator("figure.code:visible").first();
    await block.hover();
    await block.getByRole("button", { name: /copy/i }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    const code = (await block.locator("pre").innerText()).replace(/\n$/, "");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  it("is copied and selected line by line, without the numbers beside the lines", async () => {
    const context = await site.reader({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = await site.openHydrated("/markdown-page", context);
    const block = page.locator("figure.code:has(.numbered)").first();
    const code = '{\n  "client_id": "client_8f14e45f",\n  "channel": "api"\n}';
    await block.hover();
    await block.getByRole("button", { name: /copy/i }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const selected = await block.locator("pre").evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return getSelection()?.toString();
    });
    expect(selected).toBe(code);
  });
});

describe("a picture", () => {
  it("is enlarged in a dialog that gives the focus back", async () => {
    const { page } = await site.openHydrated(WITH_CODE);
    const button = page.locator(".zoom").first();
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator(".zoom-dialog");
    await dialog.waitFor();
    const small = await page
      .locator(".figure-picture svg, .figure-picture img")
      .first()
      .boundingBox();
    const large = await dialog.locator("svg, img").first().boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await untilMet(async () =>
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
    );
  });
});

describe("a picture on a phone", () => {
  it("is enlarged beyond the window, and the dialog can be closed", async () => {
    const { page } = await site.openHydrated(WITH_CODE, { viewport: PHONE });
    await page.locator(".zoom").first().click();
    const dialog = page.locator(".zoom-dialog");
    const large = await dialog.locator("svg, img").first().boundingBox();
    expect(large?.width).toBeGreaterThan(1.5 * PHONE.width);
    expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
      true,
    );
    await dialog.evaluate((element) => element.scrollTo(300, 0));
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("the button back to the top", () => {
  it("shows on the way up, far down the page, and leads to the top", async () => {
    const { page } = await site.openHydrated(START, { reducedMotion: "reduce" });
    const button = page.locator(".back-to-top");
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForFunction(() => document.documentElement.dataset.scroll === "down");
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 800));
    await button.waitFor();
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: "hidden" });
  });
});

describe("on paper", () => {
  it("has no frame, and black text on white in either mode", async () => {
    const { page } = await site.open(WITH_CODE, { stored: { theme: "dark" } });
    await page.emulateMedia({ media: "print" });
    for (const selector of [".navbar", ".menu", ".footer", ".toc", ".announcement", ".pager"]) {
      expect(await page.locator(selector).first().isVisible()).toBe(false);
    }
    const { color, backgroundColor } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(color).toBe("rgb(0, 0, 0)");
    expect(backgroundColor).toBe("rgb(255, 255, 255)");
    const wrapping = await page
      .locator(".code code")
      .first()
      .evaluate((code) => getComputedStyle(code).whiteSpace);
    expect(wrapping).toBe("pre-wrap");
  });

  it("has complete addresses after links to other pages of the site", async () => {
    const { page } = await site.open(WITH_CODE);
    await page.emulateMedia({ media: "print" });
    const after = await page.locator(".prose a[href^='/']:visible").evaluateAll((links) => {
      dispatchEvent(new Event("beforeprint"));
      return links.map((link) => getComputedStyle(link, "::after").content);
    });
    expect(after.length).toBeGreaterThan(0);
    for (const content of after) expect(content).toMatch(/https?:\/\//);
  });

  it("two levels of schemas are unfolded, code is whole, and the request is in one language", async () => {
    const stored = { theme: "dark", "docusaurus.tab.language": "python" };
    const { page } = await site.open("/docs/api/external/create-new-message", { stored });
    await page.emulateMedia({ media: "print" });
    const folded = await page.locator("main details:not([open]) > .fields").evaluateAll((all) =>
      all.map((element) => ({
        isShown: element.checkVisibility(),
        isExpected: !element.closest(
          ".fold .fold, .response:not(:has(> summary > [data-class='2']))",
        ),
      })),
    );
    expect(folded.filter(({ isExpected }) => isExpected).length).toBeGreaterThan(2);
    for (const { isShown, isExpected } of folded) expect(isShown).toBe(isExpected);
    const cut = await page
      .locator(".code pre:visible")
      .evaluateAll((all) => all.filter((pre) => pre.scrollHeight > pre.clientHeight + 1).length);
    expect(cut).toBe(0);
    expect(await page.locator(".samples pre:visible").innerText()).toContain("import requests");
    expect(await page.locator(".fill").isVisible()).toBe(false);
    expect(await page.locator(".pane .switch-panel:visible").count()).toBe(1);
    const color = (element: Element) => getComputedStyle(element).color;
    expect(await page.locator(".method-path .method").evaluate(color)).toBe("rgb(0, 0, 0)");
  });
});
