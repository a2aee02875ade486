import type { BrowserContext, Page } from "playwright-core";
import { NEXT, START } from "../page-kinds";
import { DESKTOP, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);

/** Counts how often the browser itself goes somewhere. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

describe("a route that fails to load", () => {
  it.each<[string, (context: BrowserContext) => Promise<unknown>]>([
    [
      "as its data does not come",
      (context) => context.route(`**/page-data${NEXT}/page-data.json*`, (route) => route.abort()),
    ],
    [
      "as its data is an error",
      (context) =>
        context.route(`**/page-data${NEXT}/page-data.json*`, (route) =>
          route.fulfill({ status: 503, body: "" }),
        ),
    ],
    ...[404, 500, 200].map((status): [string, (context: BrowserContext) => Promise<unknown>] => [
      `as its data is HTML with status ${status}`,
      (context) =>
        context.route(`**/page-data${NEXT}/page-data.json*`, (route) =>
          route.fulfill({ status, contentType: "text/html", body: "<h1>Hello" }),
        ),
    ]),
    [
      "as its code does not come",
      (context) => context.route("**/component---*doc-page*.js", (route) => route.abort()),
    ],
  ])("is loaded whole, once, with query and hash, %s", async (_, fail) => {
    const context = await site.reader();
    // From a page of another kind, so that the code is still to come.
    const { page, consoleErrors } = await site.openHydrated("/blog", context);
    await fail(context);
    const loads = countLoads(page);
    await goTo(page, `${NEXT}?a=1#main`);
    await page.waitForURL((url) => url.href === `${site.origin}${NEXT}?a=1#main`);
    await page.locator("main h1").waitFor();
    // The query brings the application at once. It fails again, and then nothing is reloaded.
    const again = page.waitForEvent("console", (message) =>
      message.text().includes("A part of the page could not be loaded"),
    );
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.reload();
    await again;
    expect(errors).toEqual([]);
    expect(consoleErrors.join("\n")).toContain("could not be loaded");
    expect(loads()).toBe(2);
  });

  it("leaves links that lead on", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated("/blog", context);
    await context.route("**/page-data/docs/**", (route) => route.abort());
    await goTo(page, NEXT);
    await page.waitForURL(`**${NEXT}`);
    await page.locator(`.sidebar-nav a[href="${START}"]`).click();
    await page.waitForURL(`**${START}`);
    expect(await page.locator("main h1").count()).toBe(1);
  });

  it("keeps an offline reader where they are, and says so", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated("/blog", context);
    await context.route("**/page-data/docs/**", (route) => route.abort());
    await context.setOffline(true);
    await goTo(page, NEXT);
    await page.getByRole("alert").filter({ hasText: "You are offline" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/blog");
    await context.setOffline(false);
    await goTo(page, NEXT);
    await page.waitForURL(`**${NEXT}`);
  });
});

describe("an application that does not come", () => {
  it("leaves the page as it is, and links that lead on", async () => {
    const context = await site.reader();
    await context.route("**/app-*.js", (route) => route.abort());
    const { page, consoleErrors } = await site.open(START, context);
    await page.mouse.move(7, 7);
    await untilMet(() => expect(consoleErrors.join()).toContain("A part of the page could not be"));
    expect(await page.locator("main h1").count()).toBe(1);
    await page.locator(`.sidebar-nav a[href="${NEXT}"]`).click();
    await page.waitForURL(`**${NEXT}`);
  });
});

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("a page that crashes on a %s", (_, viewport) => {
  /** Makes the data of a page throw for as long as `window.crashes` is set. */
  const CRASHING = `
    window.crashes = true;
    const parse = JSON.parse;
    JSON.parse = (...args) => {
      const value = parse(...args);
      if (value?.path !== "${NEXT}" || !value.result) return value;
      const { docPage } = value.result.data;
      Object.defineProperty(value.result.data, "docPage", {
        enumerable: true,
        get() {
          if (!window.crashes) return docPage;
          throw new Error("The page is broken", { cause: new Error("A pipe burst") });
        },
      });
      return value;
    };`;

  it("shows the crash screen, which Try again clears", async () => {
    const { page } = await site.openHydrated(START, { viewport, script: CRASHING });
    await goTo(page, NEXT);
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    await untilMet(async () => expect(await page.title()).toBe("Page Error"));
    const messages = await page.locator(".crash-messages").textContent();
    expect(messages).toContain("The page is broken");
    expect(messages).toContain("A pipe burst");
    expect(await page.locator(".navbar").isVisible()).toBe(true);
    expect(await page.locator(".message-page").textContent()).toContain("still work");

    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();

    await page.evaluate("window.crashes = false");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "This page crashed" }).waitFor({ state: "detached" });
    expect(await page.locator("main h1").count()).toBe(1);
    await untilMet(async () => expect(await page.title()).toContain("| Documentation |"));
  });

  it("is whole again after Try again if the layout crashed", async () => {
    const script = `
      const parse = JSON.parse;
      JSON.parse = (...args) => {
        const value = parse(...args);
        const settings = value?.data?.siteSettings;
        if (!settings?.navbar) return value;
        const { title } = settings;
        Object.defineProperty(settings, "title", {
          get() {
            if (!window.crashes) return title;
            throw new Error("The layout is broken");
          },
        });
        return value;
      };`;
    const { page } = await site.openHydrated(START, { viewport, script });
    await page.evaluate("window.crashes = true");
    await goTo(page, NEXT);
    const heading = page.getByRole("heading", { name: "This page crashed" });
    await heading.waitFor();
    await untilMet(async () => expect(await page.title()).toBe("Page Error"));
    const screen = page.locator(".message-page");
    expect(await screen.textContent()).toContain("The layout is broken");
    expect(await screen.textContent()).not.toContain("still work");
    expect(await page.locator(".navbar").count()).toBe(0);

    await page.getByRole("button", { name: "Try again" }).click();
    await heading.waitFor();
    await page.evaluate("window.crashes = false");
    await page.getByRole("button", { name: "Try again" }).click();
    await heading.waitFor({ state: "detached" });
    await page.locator(`.sidebar-nav a[href="${NEXT}"]`).waitFor({ state: "attached" });
    expect(await page.locator("main h1").count()).toBe(1);
    await untilMet(async () => expect(await page.title()).toContain("| Documentation |"));
  });

  it("gives way to the next page", async () => {
    const { page } = await site.openHydrated(START, { viewport, script: CRASHING });
    await goTo(page, NEXT);
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    await goTo(page, START);
    await page.waitForURL(`**${START}`);
    await page.getByRole("heading", { name: "This page crashed" }).waitFor({ state: "detached" });
    await untilMet(async () => expect(await page.title()).toContain("| Documentation |"));
  });
});
