import { IMMUTABLE } from "../../../hosting/rules";
import { START } from "../page-kinds";
import { Site } from "../reader";

const site = Site.ofThisProject();

const PAGES = [START, "/docs/api/external/create-new-message", "/blog"];

describe("the typeface", () => {
  it("is one file of at most 32 KB on the site itself, which browsers keep", async () => {
    const context = await site.reader();
    const page = await context.newPage();
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().resourceType() === "font"),
      page.goto(START, { waitUntil: "networkidle" }),
    ]);
    expect(new URL(response.url()).origin).toBe(new URL(page.url()).origin);
    expect(response.headers()["cache-control"]).toBe(IMMUTABLE);
    expect((await response.body()).length).toBeLessThanOrEqual(32_000);
    expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
    expect(await page.locator("link[rel=preload][as=font]").count()).toBe(1);
  });

  it.each(PAGES)("moves nothing on %s when it arrives late", async (address) => {
    const context = await site.reader();
    const page = await context.newPage();
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});
