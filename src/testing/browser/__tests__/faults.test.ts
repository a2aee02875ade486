import type { BrowserContext, Page } from "playwright-core";
import type { Fault } from "../faults";
import { FAULTS, failAt } from "../faults";
import { START } from "../page-kinds";
import { hydrate, Site, untilMet } from "../reader";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const CALCULATOR = "/docs/guides/roi-calculator";

/**
 * What a page of this site loads late, in the order in which it is needed after a click on a control. The
 * large sidebar has tests of its own; samples and dialogs of pictures need no file.
 */
const APPLICATION: Part[] = [
  ["the application", "**/{app,framework,webpack-runtime}-*.js"],
  ["the data of the page", `**/page-data${CALCULATOR}/page-data.json*`],
  ["the code of the page", "**/component---*roi-calculator*.js"],
  ["the data of the layout", "**/page-data/sq/d/*.json"],
];
type Part = [part: string, files: string];

/** The same after a click on the search. */
const SEARCH: Part[] = [
  ["the code of the search", "**/search-*.js"],
  ["the names of the search index", "**/search-files/manifest.json"],
  ["the texts of the search index", "**/search-files/text-*.json"],
];

/** Files of which each build has its own. When they are gone, only the page of the new build helps. */
const PARTS_OF_BUILD = [
  ...APPLICATION.slice(0, 3).map((part) => [...part, ".markdown-copy"] as const),
  ...SEARCH.slice(0, 1).map((part) => [...part, ".search-button"] as const),
];

const alert = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Try again" }) });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
/** What shows the reader that something is on its way. */
const waiting = (page: Page) =>
  page.locator(
    '[aria-busy=true], [role=progressbar], [role=status]:text-matches("Loading|Searching")',
  );
const text = (page: Page) =>
  page
    .locator("main p:not(.markdown-links)")
    .evaluateAll((all) => all.map((paragraph) => paragraph.textContent));

/** Titles are searched until the texts are there. */
async function showsThatItWaits(page: Page, part: string): Promise<void> {
  if (part.includes("index")) await page.locator("dialog[open] input[type=search]").fill("chat");
  const isShown =
    part === "the texts of the search index" ? page.getByRole("option") : waiting(page);
  await isShown.first().waitFor();
}

/** Clicks without scrolling, which Playwright's own way may do. */
async function clickAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types and scrolls. Returns a check that all is as the reader left it. */
async function readAndType(page: Page): Promise<() => Promise<void>> {
  await page.locator("[name=chats]").fill("777");
  await page.evaluate(() => {
    scrollTo({ top: 50, behavior: "instant" });
    Object.assign(window, { isSameDocument: true });
  });
  const before = await text(page);
  expect(before.length).toBeGreaterThan(3);
  return async () => {
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
    expect(new URL(page.url()).pathname).toBe(CALCULATOR);
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await text(page)).toEqual(before);
    expect(await page.locator("[name=chats]").inputValue()).toBe("777");
    expect(await page.evaluate("scrollY")).toBe(50);
  };
}

describe.each(FAULTS)("%s", (name) => {
  describe.each([
    ["of the application", APPLICATION, ".markdown-copy"],
    ["of the search", SEARCH, ".search-button"],
  ])("%s", (_, all, control) => {
    const gone = name === "404 after a deployment" ? PARTS_OF_BUILD.map(([part]) => part) : [];
    const parts = all.filter(([part]) => !gone.includes(part));
    let context: BrowserContext;
    let page: Page;
    const faults: Fault[] = [];
    let fault: Fault;
    let expectKept: () => Promise<void>;
    let uncaught: string[];

    beforeAll(async () => {
      context = await site.reader();
      // All of them from the start: the search requests its files together.
      for (const [, files] of parts) faults.push(await failAt(context, files, name));
      [fault = fault] = faults;
      ({ page } = await site.open(CALCULATOR, context));
      uncaught = [];
      page.on("pageerror", (error) => uncaught.push(error.message));
      expectKept = await readAndType(page);
      await clickAt(page, control);
    });
    afterAll(() => site.closeContexts());

    it.each(parts)("%s does not take the page away, and is loaded again", async (part) => {
      const before = fault;
      fault = faults[parts.findIndex(([other]) => other === part)] ?? fault;
      if (before !== fault) {
        await before.repair();
        if (name !== "slow") await tryAgain(page).click();
      }
      await untilMet(() => expect(fault.requests).toBeGreaterThan(0));
      if (name === "slow") {
        await showsThatItWaits(page, part);
        await expectKept();
        return;
      }
      await alert(page).waitFor();
      await expectKept();
      const { requests } = fault;
      await tryAgain(page).click();
      await untilMet(() => expect(fault.requests).toBeGreaterThan(requests));
      await alert(page).waitFor();
      await expectKept();
    });

    it("works when the last fault has ended", async () => {
      await fault.repair();
      if (name !== "slow") await tryAgain(page).click();
      if (all === SEARCH) {
        const dialog = page.locator("dialog[open]");
        await dialog.locator("input[type=search]").fill("chat");
        await dialog.locator("mark").first().waitFor();
        await alert(page).waitFor({ state: "detached" });
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      } else {
        await page.waitForFunction(() => "isHydrated" in window);
        await page.locator(`${control}:not([aria-busy])`).waitFor();
      }
      await expectKept();
      // Browsers report scripts that are no JavaScript themselves.
      expect(uncaught.filter((message) => !message.includes("Unexpected token"))).toEqual([]);
    });
  });

  it("an enlarged picture does not take the page away, and is loaded again", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(START, context);
    // The drawings of this site are in the HTML. A picture takes the place of one.
    await page.evaluate(() => {
      const image = new Image();
      image.src = "/icon-512.png?picture";
      // So that the page does not move when the picture is lost.
      Object.assign(image.style, { width: "300px", height: "300px" });
      document.querySelector(".figure-picture > :first-child")?.replaceWith(image);
      Object.assign(window, { isSameDocument: true });
    });
    const before = await text(page);
    const fault = await failAt(context, "**/icon-512.png?enlarged", name);
    // Another address, as the browser keeps a picture that it has shown.
    await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>(".figure-picture > img");
      image?.setAttribute("src", "/icon-512.png?enlarged");
    });
    await page.locator("main .zoom").first().click();
    await page.getByRole("dialog").waitFor();
    const scrollTop = await page.evaluate("scrollY");
    await untilMet(() => expect(fault.requests).toBeGreaterThan(0));
    if (name !== "slow") {
      await alert(page).waitFor();
      const { requests } = fault;
      await tryAgain(page).click();
      await untilMet(() => expect(fault.requests).toBeGreaterThan(requests));
      await alert(page).waitFor();
    }
    await fault.repair();
    if (name !== "slow") await tryAgain(page).click();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>("dialog img")?.naturalWidth ?? 0) > 0,
    );
    await alert(page).waitFor({ state: "detached" });
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
    expect(await text(page)).toEqual(before);
    expect(await page.evaluate("scrollY")).toBe(scrollTop);
  });

  it("a page that is copied as Markdown stays, and is loaded again", async () => {
    const context = await site.reader({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = await site.openHydrated(START, context);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const before = await text(page);
    const fault = await failAt(context, `**${START}.md`, name);
    const button = page.locator(".markdown-copy");
    await button.click();
    await untilMet(() => expect(fault.requests).toBeGreaterThan(0));
    if (name !== "slow") {
      await button.filter({ hasText: "Could not copy" }).waitFor();
      await fault.repair();
      await button.click();
    } else await fault.repair();
    await button.filter({ hasText: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /m);
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
    expect(await text(page)).toEqual(before);
  });
});

describe("a new deployment", () => {
  afterEach(() => site.closeContexts());

  it("does not reload an open page, which offers to do so", async () => {
    const context = await site.reader();
    await context.route("**/page-data/app-data.json*", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "another-build" } }),
    );
    const { page } = await site.open(CALCULATOR, context);
    const expectKept = await readAndType(page);
    await clickAt(page, ".markdown-copy");
    const reload = page.getByRole("button", { name: "Reload the page" });
    await reload.waitFor();
    await expectKept();
    await reload.click();
    await page.waitForFunction(() => !("isSameDocument" in window));
  });

  it.each(PARTS_OF_BUILD)(
    "that takes %s away is offered at once, in a notice that closes",
    async (_, files, control) => {
      const context = await site.reader();
      await failAt(context, files, "404 after a deployment");
      const { page } = await site.open(CALCULATOR, context);
      const expectKept = await readAndType(page);
      await clickAt(page, control);
      const notice = page.getByRole("alert");
      await notice.getByRole("button", { name: "Reload the page" }).waitFor();
      expect(await tryAgain(page).count()).toBe(0);
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await notice.waitFor({ state: "hidden" });
      await expectKept();
      await clickAt(page, control);
      await notice.getByRole("button", { name: "Reload the page" }).click();
      await page.waitForFunction(() => !("isSameDocument" in window));
    },
  );

  it("is offered after one more try that fails", async () => {
    const context = await site.reader();
    await failAt(context, APPLICATION[0]?.[1] ?? "", "500");
    const { page } = await site.open(CALCULATOR, context);
    await clickAt(page, ".markdown-copy");
    await tryAgain(page).waitFor();
    const reload = page.getByRole("button", { name: "Reload the page" });
    expect(await reload.count()).toBe(0);
    await tryAgain(page).click();
    await reload.waitFor();
  });

  it("whose code is missing where nothing waits for it leaves the page as it is", async () => {
    const { page, consoleErrors } = await site.open(CALCULATOR);
    const expectKept = await readAndType(page);
    await hydrate(page);
    await page.evaluate(() => {
      const error = new Error("Loading chunk 7 failed.");
      Promise.reject(Object.assign(error, { name: "ChunkLoadError" }));
    });
    await untilMet(() =>
      expect(consoleErrors.join()).toContain("A part of the page could not be loaded."),
    );
    await expectKept();
    expect(consoleErrors).toHaveLength(1);
  });
});
