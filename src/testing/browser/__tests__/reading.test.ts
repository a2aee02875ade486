import type { Page } from "playwright-core";
import { findOverflow, WIDTHS } from "../overflow";
import { pageKinds, START } from "../page-kinds";
import { DESKTOP, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const WITH_CODE = "/docs/api/getting-started/introduction";
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });

describe("every kind of page", () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.tab();
  });

  it.each(pageKinds())("a %s stays inside of the window at every width", async (_, address) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await findOverflow(page)]).toEqual([width, []]);
    }
  });
});

describe("text of twice the size on a phone", () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.tab({ viewport: PHONE });
  });

  it.each([
    ...pageKinds(),
    ["endpoint with many links", "/docs/api/external/call-agent"],
    ["endpoint with long values", "/docs/api/external/get-client-chats"],
    ["page of a category", "/docs/api/external"],
  ])("stays inside of the window, with a whole wordmark: %s", async (_, address) => {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      for (const details of document.querySelectorAll("main details"))
        details.setAttribute("open", "");
    });
    expect(await findOverflow(page)).toEqual([]);
    const cut = await page
      .locator(".navbar .brand span")
      .evaluate((title) => title.scrollWidth - title.clientWidth);
    expect(cut).toBe(0);
  });
});

describe("a long title of the site", () => {
  it.each([320, 1000])("gives way to the controls of the navbar at %i px", async (width) => {
    const { page } = await site.open(START, { viewport: { width, height: 800 } });
    await page.locator(".navbar .brand span").evaluate((title) => {
      title.textContent = "A site with a title of many words, and of more than one line";
    });
    expect(await findOverflow(page)).toEqual([]);
    const brand = await page.locator(".navbar .brand").boundingBox();
    expect(brand?.height).toBeLessThanOrEqual(56);
    const toggle = await page.locator(".color-mode").boundingBox();
    expect((toggle?.x ?? width) + (toggle?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});

describe("a drawing on a phone", () => {
  it.each([
    "/docs/documentation/getting-started/introduction",
    "/docs/documentation/analytics/overview-metrics",
    "/docs/documentation/competitive/chatsonde-vs-langfuse",
    "/blog/runs-traces-threads-chats",
  ])("has labels of at least 11 px: %s", async (address) => {
    const { page } = await site.open(address, { viewport: PHONE });
    const sizes = await page.locator("main svg:has(text):visible").evaluateAll((drawings) =>
      (drawings as SVGSVGElement[]).flatMap((drawing) => {
        const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
        return [...drawing.querySelectorAll("text")].map(
          (label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale,
        );
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  it.each([
    "/docs/documentation/getting-started/introduction",
    "/docs/api/external/authentication",
    "/blog/csat-confidence-interval",
  ])("is a second one that fits, where there is one: %s", async (address) => {
    const { page } = await site.open(address, { viewport: PHONE });
    const drawings = page.locator(".figure-two");
    expect(await drawings.count()).toBeGreaterThan(0);
    for (const drawing of await drawings.all()) {
      expect(await drawing.locator("> svg:visible").count()).toBe(1);
      const [width, room] = await drawing.evaluate(
        ({ scrollWidth, clientWidth, parentElement }) => [
          Math.max(scrollWidth, clientWidth, parentElement?.scrollWidth ?? 0),
          parentElement?.clientWidth ?? 0,
        ],
      );
      expect(width).toBeLessThanOrEqual(room ?? 0);
    }
  });
});

describe("a table of text on a phone", () => {
  const WITH_TABLES = "/docs/api/external/authentication";

  it("shows rows below each other, with the labels of their columns, and does not scroll", async () => {
    const { page } = await site.open(WITH_TABLES, { viewport: PHONE });
    const tables = page.locator(".table-scroller:has(.stacked)");
    expect(await tables.count()).toBeGreaterThan(0);
    for (const table of await tables.all()) {
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    const cell = tables.first().locator("td[data-label]").first();
    const heading = await tables.first().locator("thead tr > *").nth(1).textContent();
    const label = await cell.evaluate((td) => getComputedStyle(td, "::before").content);
    expect(label).toContain(`"${heading}"`);
  });

  it("is a table to screen readers, with the headings of its columns", async () => {
    const { page } = await site.open(WITH_TABLES, { viewport: PHONE });
    const columns = await page.locator(".stacked").first().locator("th").allTextContents();
    const cdp = await page.context().newCDPSession(page);
    const { nodes } = await cdp.send("Accessibility.getFullAXTree");
    const named = (role: string) =>
      nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
    expect(named("columnheader")).toEqual(expect.arrayContaining(columns));
    expect(named("row").length).toBeGreaterThan(columns.length);
    expect(named("cell").length).toBeGreaterThan(columns.length);
  });
});

describe("the contents of a page on a phone", () => {
  it.each([
    ["a title of the front matter", START],
    ["a title of the text", "/docs/api/external/authentication"],
    ["a post", "/blog/rotate-agent-access-token"],
    ["a module", "/docs/guides/roi-calculator"],
  ])("come after the title and the first paragraph: %s", async (_, address) => {
    const { page } = await site.open(address, { viewport: PHONE });
    const tops = await page.evaluate(() => {
      const [lead, text] = document.querySelectorAll("main .prose > p:not(.actions)");
      const parts = { title: "main h1", lead, contents: ".toc-disclosure", text };
      return Object.entries(parts).map(([name, part]) => {
        const element = typeof part === "string" ? document.querySelector(part) : part;
        return { name, top: element?.getBoundingClientRect().top ?? Number.NaN };
      });
    });
    expect(tops.every(({ top }) => top > 0)).toBe(true);
    const inOrder = tops.toSorted((a, b) => a.top - b.top).map(({ name }) => name);
    expect(inOrder).toEqual(["title", "lead", "contents", "text"]);
    expect(await page.locator(".toc-column").isVisible()).toBe(false);
  });

  it("are reached by the keyboard before the text", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await page.locator("main").focus();
    const labels: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press("Tab");
      labels.push(await focusedLabel(page));
    }
    expect(labels.some((label) => label.startsWith("On this page"))).toBe(true);
  });

  it("follow the reader, and stay in sight", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    const heading = page.locator("main h2[id]").nth(1);
    await heading.evaluate((element) => element.scrollIntoView());
    const id = await heading.getAttribute("id");
    const link = page.locator(`.toc-disclosure a[href="#${id}"]`);
    await page.waitForFunction(
      (target) =>
        document.querySelector(".toc-disclosure [aria-current]")?.getAttribute("href") === target,
      `#${id}`,
    );
    await untilMet(async () => {
      expect(await page.locator(".toc-current").textContent()).toBe(await link.textContent());
      const bar = await page.locator(".toc-disclosure").boundingBox();
      expect(bar?.y).toBeGreaterThanOrEqual(0);
      expect(bar?.y).toBeLessThanOrEqual(60);
    });
  });

  it("do not cover the heading that was chosen", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await page.locator(".toc-disclosure summary").click();
    await page.locator(".toc-disclosure a").nth(2).click();
    const hash = await page.evaluate(() => location.hash.slice(1));
    await page.waitForFunction((id) => {
      const bar = document.querySelector(".toc-disclosure")?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      return top >= bar && top < innerHeight / 2;
    }, hash);
  });
});

describe("a block of code", () => {
  it.each([
    ["with JavaScript", true],
    ["without", false],
  ])("wraps its lines when asked, %s", async (_, enabled) => {
    const { page } = await site.open(WITH_CODE, { viewport: PHONE, javaScriptEnabled: enabled });
    const block = page.locator("figure.code:visible:not(.method-path)").first();
    const isWide = () => block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    const toggle = block.getByRole("checkbox", { name: "Wrap long lines" });
    const isWideFirst = await isWide();
    await toggle.check();
    expect(await isWide()).toBe(false);
    await toggle.uncheck();
    expect(await isWide()).toBe(isWideFirst);
  });

  it("says that copying failed", async () => {
    const script = `navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))`;
    const { page, consoleErrors } = await site.openHydrated(WITH_CODE, { script });
    const block = page.locator("figure.code:visible").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("status").filter({ hasText: "Could not copy" }).waitFor();
    await untilMet(() => expect(consoleErrors.join()).toContain("could not be copied"));
  });

  it("announces that it was copied", async () => {
    const context = await site.reader({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = await site.openHydrated(WITH_CODE, context);
    const block = page.locator("figure.code:visible").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("status").filter({ hasText: "Copied" }).waitFor();
  });
});

describe("the sidebar", () => {
  const DEEP = "/docs/documentation/analytics/export-reports";
  const scrollTop = (page: Page) => page.locator("#menu").evaluate((menu) => menu.scrollTop);
  const isInView = (page: Page) =>
    page.locator("#menu [aria-current=page]").evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  it("shows the open page at once, even far down in the list", async () => {
    const { page } = await site.open(DEEP, { viewport: { width: 1200, height: 420 } });
    expect(await isInView(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it("has it in view in the menu of a phone", async () => {
    const { page } = await site.open(DEEP, { viewport: { width: 390, height: 500 } });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await untilMet(async () => expect(await isInView(page)).toBe(true));
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  it("keeps its place when the page changes", async () => {
    const { page } = await site.openHydrated(START, { viewport: { width: 1200, height: 420 } });
    await page.locator("#menu").evaluate((menu) => menu.scrollTo(0, 260));
    const link = page.locator(`#menu a[href="${DEEP}"]`);
    await link.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await link.click();
    await page.locator(`#menu a[href="${DEEP}"][aria-current=page]`).waitFor();
    expect(await scrollTop(page)).toBe(before);
  });

  it("shows the way to a page in a category that is folded elsewhere, without JavaScript", async () => {
    const address = "/docs/documentation/agents/messaging/gmail-agent";
    const { page } = await site.open(address, { javaScriptEnabled: false });
    expect(await page.locator("#menu [aria-current=page]").isVisible()).toBe(true);
  });
});

describe("links", () => {
  it("to other sites open a tab of their own, and are marked", async () => {
    const { page } = await site.open(START);
    const link = page.locator('.navbar a[target="_blank"]').first();
    expect(await link.getAttribute("rel")).toContain("noopener");
    const mark = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(mark).toContain("↗");
    expect(mark).toContain("opens in a new tab");
  });

  it("inside the site keep what the browser does with keys and the middle button", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(START, context);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page
        .locator(".sidebar-nav a")
        .nth(2)
        .click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).not.toBe(START);
    expect(new URL(page.url()).pathname).toBe(START);
  });

  it("inside the site load no whole page, also where the build wrote the HTML", async () => {
    const { page } = await site.openHydrated("/docs/api/external/create-new-message");
    await page.evaluate(() => {
      document.body.dataset.stayed = "yes";
    });
    await page.locator("main a[href^='/docs/']:visible").first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("create-new-message"));
    expect(await page.evaluate(() => document.body.dataset.stayed)).toBe("yes");
  });

  it.each(["/blog/archive", "/blog/tags", "/blog/page/2"])(
    "%s is marked as a part of the blog, without JavaScript",
    async (address) => {
      const { page } = await site.open(address, { javaScriptEnabled: false });
      const current = page.locator(".navbar-links [aria-current]");
      expect(await current.allTextContents()).toEqual(["Blog"]);
    },
  );
});

describe("the focus", () => {
  it("goes back to the button when the search closes", async () => {
    const { page } = await site.openHydrated(START);
    const button = page.locator(".search-button");
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open] input[type=search]").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    await untilMet(async () =>
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
    );
  });

  it("goes back to the button when the menu is closed by its own button", async () => {
    const { page } = await site.openHydrated(START, { viewport: PHONE });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("button", { name: "Close the menu" }).click();
    await untilMet(async () => expect(await focusedLabel(page)).toBe("Open the menu"));
  });
});

describe("the not-found page", () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("names the address, and offers a search and all pages, on a %s", async (_, viewport) => {
    const { page } = await site.open("/no/such/page", { viewport });
    const main = page.locator("main");
    await main.locator("[aria-current=page]", { hasText: "/no/such/page" }).waitFor();
    expect(await main.getByRole("link", { name: "all pages" }).getAttribute("href")).toBe(
      "/search",
    );
    await main.getByRole("searchbox").fill("token");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=token");
    await page.locator("[role=option]").first().waitFor();
  });
});

describe("reduced motion", () => {
  it("lets nothing glide", async () => {
    const { page } = await site.openHydrated(START, { reducedMotion: "reduce" });
    const durations = await page
      .locator(".navbar, .back-to-top, .card, .copy, .heading-link")
      .evaluateAll((elements) => elements.map((el) => getComputedStyle(el).transitionDuration));
    expect(new Set(durations)).toEqual(new Set(["0s"]));
    expect(durations.length).toBeGreaterThan(3);
  });
});

describe("a selection over a block of code", () => {
  it("is the code, without its language and its buttons", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page } = await site.openHydrated(WITH_CODE, { permissions });
    const block = page.locator(".code:has(.code-lang)").first();
    const code = await block.evaluate((figure) => {
      // From the text before the block to the text after it.
      getSelection()?.setBaseAndExtent(figure, 0, figure, figure.childNodes.length);
      const parts = [".code-title > span", "pre"];
      return parts.map((part) => figure.querySelector(part)?.textContent?.trim() ?? "");
    });
    await page.keyboard.press("ControlOrMeta+c");
    await untilMet(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split("\n").filter(Boolean)).toEqual(
        code.join("\n").split("\n").filter(Boolean),
      );
    });
  });
});
