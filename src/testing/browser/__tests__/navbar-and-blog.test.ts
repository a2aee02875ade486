import type { Page } from "playwright-core";
import sharp from "sharp";
import { START } from "../page-kinds";
import { DESKTOP, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

/** Text and address of links, without the addresses of other sites. */
const linksIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
const noScript = { javaScriptEnabled: false };

describe("the navbar", () => {
  it("has the three sidebars and the blog at the left, the dashboard at the right", async () => {
    const { page } = await site.open(START, noScript);
    const lists = page.locator(".navbar-links");
    expect(await lists.nth(0).locator("a").allTextContents()).toEqual([
      "Documentation",
      "API",
      "Guides",
      "Blog",
    ]);
    expect(await linksIn(page, ".navbar-tools .navbar-links")).toEqual([
      ["Dashboard", expect.stringMatching(/^https:/)],
    ]);
    const [left, right] = await Promise.all([
      lists.nth(0).boundingBox(),
      lists.nth(1).boundingBox(),
    ]);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });

  it.each(["Documentation", "API", "Guides"])("%s opens its sidebar", async (label) => {
    const { page } = await site.open("/blog", noScript);
    await page.locator(".navbar-links").first().getByRole("link", { name: label }).click();
    expect(await page.getByRole("navigation", { name: "Docs sidebar" }).isVisible()).toBe(true);
    expect(await page.locator(".navbar-links [aria-current]").allTextContents()).toEqual([label]);
    expect(await page.locator(".sidebar-nav [aria-current=page]").count()).toBe(1);
  });

  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("has search and color mode on a %s", async (_, viewport) => {
    const { page } = await site.open(START, { viewport });
    expect(await page.getByRole("button", { name: "Search" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Dark mode" }).isVisible()).toBe(true);
  });

  it.each(["light", "dark"])("shows the logo of %s mode", async (theme) => {
    const { page } = await site.open("/blog", { stored: { theme } });
    const logos = page.locator(".navbar .brand img").filter({ visible: true });
    expect(await logos.count()).toBe(1);
    const name = theme === "dark" ? "/mark-dark.svg" : "/mark.svg";
    expect(await logos.getAttribute("src")).toBe(name);
  });
});

describe("the footer", () => {
  it("leads to the beginnings, the comparisons and the blog", async () => {
    const { page } = await site.open(START, noScript);
    const addresses = (await linksIn(page, ".footer")).map(([, address]) => address);
    for (const address of [
      "/docs/documentation/getting-started/introduction",
      "/docs/api/getting-started/introduction",
      "/docs/guides/welcome",
      "/docs/documentation/competitive/overview",
      "/docs/documentation/competitive/top-agent-analytics-tools",
      "/blog",
    ]) {
      expect(addresses).toContain(address);
    }
    expect(await page.locator(".footer").textContent()).toContain("2025");
  });
});

describe("the blog", () => {
  it("shows ten posts on a page, with their reading time, and leads to the next", async () => {
    const { page } = await site.open("/blog", noScript);
    expect(await page.locator(".post-item").count()).toBe(10);
    for (const meta of await page.locator(".post-item .post-meta").allTextContents()) {
      expect(meta).toMatch(/\d{4} · (?:One|\d+) min read$/);
    }
    await page.locator(".pager-next").click();
    await page.waitForURL("**/blog/page/2");
    expect(await page.locator(".pager-previous").getAttribute("href")).toBe("/blog");
  });

  it("shows when a post was published and revised", async () => {
    const { page } = await site.open("/blog/csat-confidence-interval", noScript);
    expect(await page.locator(".post-head .post-meta").textContent()).toMatch(
      /^First published\sFebruary 5, 2024, revised\sNovember \d+, 2026 · \d+ min read$/,
    );
  });

  it.each([
    ["light", 200, 255],
    ["dark", 0, 60],
  ])("draws the picture of a post in the colors of %s mode", async (theme, least, most) => {
    const { page } = await site.open("/blog/csat-confidence-interval", { stored: { theme } });
    const ground = await sharp(await page.locator(".post-head img").screenshot())
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(ground[0]).toBeGreaterThanOrEqual(least);
    expect(ground[0]).toBeLessThanOrEqual(most);
  });

  it("names the five newest posts under their years, beside lists and posts", async () => {
    const { page } = await site.open("/blog", noScript);
    const recent = page.locator(".recent-posts");
    expect(await recent.locator(".recent-posts-title").textContent()).toBe("Recent Posts");
    expect(await recent.locator("a").count()).toBe(5);
    expect(await recent.locator(".recent-posts-year").first().textContent()).toMatch(/^\d{4}$/);
    const [newest = ["", ""]] = await linksIn(page, ".recent-posts");
    await page.goto(newest[1] ?? "");
    const current = page.locator(".recent-posts [aria-current=page]");
    expect(await current.getAttribute("href")).toBe(newest[1]);
  });

  it("has an archive by year, newest first", async () => {
    const { page } = await site.open("/blog/archive", noScript);
    const years = await page.locator("main h2").allTextContents();
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...years].sort().reverse());
    const days = await page
      .locator(".archive time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toEqual([...days].sort().reverse());
    expect(days.length).toBeGreaterThanOrEqual(55);
  });

  it("offers related posts at the end of a post, without the post itself", async () => {
    const address = "/blog/rotate-agent-access-token";
    const { page } = await site.open(address, noScript);
    const related = (await linksIn(page, ".related")).map(([, href]) => href);
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(address);
    expect(new Set(related).size).toBe(related.length);
  });

  it("shows at most two tags of a post, without the tag of the list", async () => {
    const { page } = await site.open("/blog/tags/chatbots", noScript);
    for (const post of await page.locator(".post-item").all()) {
      const tags = await post.locator(".tag").allTextContents();
      expect(tags.length).toBeLessThanOrEqual(2);
      expect(tags).not.toContain("Chatbots");
    }
  });

  it("shows the newest post larger, on the first page of a list", async () => {
    const { page } = await site.open("/blog", noScript);
    expect(await page.locator(".post-item").first().getAttribute("class")).toContain("post-lead");
    expect(await page.locator(".post-lead").count()).toBe(1);
    await page.goto("/blog/page/2");
    expect(await page.locator(".post-lead").count()).toBe(0);
  });

  it("counts the posts of a tag, and pages them", async () => {
    const { page } = await site.open("/blog/tags/chatbots", noScript);
    const count = Number((await page.locator("h1").textContent())?.match(/^\d+/)?.[0]);
    expect(await page.locator(".post-item").count()).toBe(10);
    const last = `/blog/tags/chatbots/page/${Math.ceil(count / 10)}`;
    await page.goto(last);
    expect(await page.locator(".post-item").count()).toBe(count % 10 || 10);
  });
});

describe("code", () => {
  it("has a light and a dark theme", async () => {
    const colors = async (theme: string) => {
      const { page } = await site.open("/docs/api/getting-started/introduction", {
        stored: { theme },
      });
      return page
        .locator("figure.code pre")
        .first()
        .evaluate((pre) => getComputedStyle(pre).color);
    };
    expect(await colors("light")).not.toBe(await colors("dark"));
  });
});

describe("what is stored, where storage is forbidden", () => {
  const script = `Object.defineProperty(window, "localStorage", {
    get() { throw new Error("storage is broken"); } });`;

  it("the language of samples is chosen all the same", async () => {
    const { page, consoleErrors } = await site.openHydrated("/docs/api/external/login", { script });
    await page.getByLabel("Language").selectOption("python");
    await untilMet(async () => {
      expect(await page.locator(".samples pre:visible").innerText()).toContain("import requests");
      expect(consoleErrors.join()).toContain("storage is broken");
    });
  });

  it("a search finds, and is not remembered", async () => {
    const { page } = await site.openHydrated(START, { script });
    await page.keyboard.press("/");
    await page.locator("dialog[open] input[type=search]").fill("token");
    await page.locator("dialog[open] [role=option]").first().click();
    await page.waitForURL((url) => url.pathname !== START);
    expect(await page.locator("main h1").count()).toBe(1);
  });

  it("a checklist is ticked", async () => {
    const { page } = await site.openHydrated("/docs/guides/success-checklist", { script });
    const box = page.locator("main [type=checkbox]").first();
    await box.check();
    expect(await box.isChecked()).toBe(true);
  });
});
