import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { violationsOf } from "../../browser/axe";
import { findOverflow, WIDTHS } from "../../browser/overflow";
import { DESKTOP, PHONE, Site } from "../../browser/reader";
import type { BuiltSite } from "../build-site";
import { buildSite } from "../build-site";
import { checkBuiltSite, plannedAddresses } from "../check-built-site";

describe("a build of a small site", () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await buildSite("src/testing/sites/small");
  });
  afterAll(() => site.remove());

  const file = (name: string) => path.join(site.workspace, "public", name);
  const read = (name: string) => readFileSync(file(name), "utf8");

  it("succeeds and tells which page is a component, and why", () => {
    expect(site.output).not.toMatch(/will not be run|Exported queries are only executed/);
    expect(site.output).toContain("as components");
    expect(site.output).toMatch(/02-computed\.mdx is a component: expression at 6:16/);
    expect(site.exitCode).toBe(0);
  });

  it.each([
    "index.html",
    "404.html",
    "about.html",
    "docs/start/intro.html",
    "docs/start/long-things.html",
    "docs/start/computed.html",
    "docs/start/deep/page.html",
    "docs/category/deeper.html",
    "docs/api/get-pet.html",
    "blog.html",
    "blog/page/2.html",
    "blog/archive.html",
    "blog/authors.html",
    "blog/authors/team.html",
    "blog/tags.html",
    "blog/tags/news.html",
    "blog/tags/news/page/2.html",
    "blog/first-post.html",
    "blog/second-post.html",
    "blog/rss.xml",
    "blog/atom.xml",
    "sitemap.xml",
    "favicon.ico",
    "favicon.svg",
    "icon-512.png",
    "llms.txt",
    "llms-full.txt",
    "manifest.webmanifest",
    "opensearch.xml",
    "robots.txt",
    "blog/feed.json",
    "docs/search-index.json",
    "docs/start/intro.md",
    "docs/start/computed.md",
    "docs/category/deeper.md",
    "docs/start/hidden.html",
    "docs/start/moved.html",
    "social/docs/start/intro.png",
    "social/blog.png",
  ])("writes %s", (name) => {
    expect(existsSync(file(name))).toBe(true);
  });

  it.each([
    "docs/start/intro/index.html",
    "docs/start/draft.html",
    "docs/start/draft.md",
    "docs/start/hidden.md",
    "social/blog/page/2.png",
    "blog/future.html",
    "blog/page/3.html",
    "blog/authors/guest.html",
    "blog/tags/unused.html",
  ])("does not write %s", (name) => {
    expect(existsSync(file(name))).toBe(false);
  });

  it.each([
    ["docs/start/intro.html", "<strong>world</strong>"],
    ["docs/start/intro.html", 'href="/docs/start/deep/page#details"'],
    ["docs/start/intro.html", "admonition-tip"],
    ["docs/start/intro.html", "Remember"],
    ["docs/start/intro.html", "hello.js"],
    ["docs/start/intro.html", "&lt;hello&gt;"],
    ["docs/start/intro.html", 'aria-label="A line from left to right"'],
    ["docs/start/intro.html", 'rel="next"'],
    [
      "docs/start/intro.html",
      '<link rel="canonical" href="https://small.example/docs/start/intro"',
    ],
    ["docs/start/computed.html", "Two and two is 4"],
    ["docs/start/computed.html", 'id="a-heading-of-a-component"'],
    ["docs/start/deep/page.html", "Braces { stay } and 1 &lt; 2"],
    ["docs/start/deep/page.html", 'id="details"'],
    ["docs/start/deep/page.html", "At 10:30 the 😄 stays."],
    ["docs/writers/everything.html", "Party 🎉 at 10:30:45."],
    ["docs/writers/everything.html", '<a href="/about">about</a>'],
    ["docs/writers/everything.html", 'id="shared-section-1"'],
    ["docs/writers/everything.html", "Hello first. Inner words."],
    ["docs/writers/everything.html", "Braces { stay } in a partial."],
    ["docs/writers/everything.html", 'alt="A required dot"'],
    ["docs/writers/everything.html", 'alt="A dot of the static folder"'],
    ["docs/writers/everything.html", "sample.js"],
    ["docs/writers/everything.html", ">Two!</button>"],
    ["docs/writers/everything.html", "Older <em>title</em>"],
    ["docs/writers/everything.html", ">pnpm</button>"],
    ["docs/writers/everything.html", 'id="chosen"'],
    ["docs/writers/everything.html", '<ol class="steps">'],
    ["docs/writers/everything.html", '<span class="card-title">'],
    ["docs/writers/everything.html", "<strong>index.ts</strong>"],
    ["docs/writers/everything.html", '<span class="badge admonition-tip">New</span>'],
    ["docs/writers/everything.html", "<summary>More of it</summary>"],
    ["docs/writers/everything.html", "Its caption"],
    ["docs/writers/everything.html", '<a href="/docs/api/get-pet">Get a pet</a>'],
    ["docs/writers/everything.html", '<a class="card" href="/docs/writers/lenient">'],
    ["docs/writers/lenient.html", "If a &lt; b and {c} is Vec&lt;String&gt;<br/>then"],
    ["docs/writers/lenient.html", "Inside { x }."],
    ["docs/writers/own.html", "Own component counts 2"],
    ["docs/writers/own.html", "Hello component."],
    ["docs/writers/own.html", "admonition-tip"],
    ["docs/writers/everything.md", "> **Warning: Older title**"],
    ["docs/writers/everything.md", "| `petId` "],
    ["blog/first-post.html", "<code>petId</code> <small>required, path</small>"],
    ["blog/first-post.html", '<i class=k>"name"</i>'],
    ["blog/first-post.md", '```json title="Response 200"\n{\n  "name"'],
    ["docs/category/deeper.html", "Pages below."],
    ["docs/category/deeper.html", 'href="/docs/start/deep/page"'],
    ["docs/api/get-pet.html", "<strong>one</strong>"],
    ["docs/api/get-pet.html", "{petId}"],
    ["blog.html", "Second post"],
    ["blog/page/2.html", "First post"],
    ["blog/first-post.html", "One min read"],
    ["blog/archive.html", "2024"],
    ["blog/rss.xml", "https://small.example/docs/start/intro"],
    ["blog/atom.xml", "https://small.example/blog/second-post"],
    ["sitemap.xml", "<changefreq>weekly</changefreq>"],
    ["llms.txt", "https://small.example/docs/start/deep/page"],
    ["docs/start/intro.md", "[deeper](https://small.example/docs/start/deep/page#details)"],
    ["docs/start/intro.md", "> **Tip: Remember**"],
    ["docs/start/intro.md", '```js title="hello.js"'],
    ["docs/start/computed.md", "Two and two is `{2 + 2}`"],
    ["docs/start/computed.md", "## A heading of a component"],
    ["docs/start/hidden.html", '<meta name="robots" content="noindex"'],
    [
      "docs/start/moved.html",
      '<link rel="canonical" href="https://small.example/docs/start/intro"',
    ],
    ["robots.txt", "Sitemap: https://small.example/sitemap.xml"],
  ])("%s holds %s", (name, text) => {
    expect([name, text, read(name).replaceAll("<!-- -->", "").includes(text)]).toEqual([
      name,
      text,
      true,
    ]);
  });

  it("makes no webpack module for a page that is data", () => {
    const modules = readdirSync(file("")).join();
    expect(modules.includes("01-intro")).toBe(false);
    expect(modules.includes("02-computed")).toBe(true);
    expect(modules.includes("01-everything")).toBe(false);
    expect(modules.includes("02-lenient")).toBe(false);
    expect(modules.includes("03-own")).toBe(true);
  });

  it("has no files that only the build needs", () => {
    const names = readdirSync(file(""));
    const isUnneeded = /\.map$|^webpack\.stats\.json$|^chunk-map\.json$|^~partytown$/;
    expect(names.filter((name) => isUnneeded.test(name))).toEqual([]);
  });

  it("loads no script of the application before the reader acts", () => {
    expect(/<script[^>]+src=/.test(read("docs/start/intro.html"))).toBe(false);
  });

  it("leaves lists out of the sitemap", () => {
    expect(/blog\/(?:tags|archive|authors|page)/.test(read("sitemap.xml"))).toBe(false);
  });

  it.each(["draft", "hidden", "moved", "future"])("names the %s page in no list", (name) => {
    const lists = [
      "docs/start/intro.html",
      "blog.html",
      "llms.txt",
      "llms-full.txt",
      "sitemap.xml",
      "docs/search-index.json",
      "blog/rss.xml",
      "blog/atom.xml",
      "blog/feed.json",
    ];
    const address = name === "future" ? "/blog/future" : `/docs/start/${name}`;
    expect(lists.filter((list) => read(list).includes(address))).toEqual([]);
  });

  it("plans what the check plans without a build", async () => {
    const { plans, problems } = await checkBuiltSite(site);
    expect(plans.map((plan) => plan.path).sort()).toEqual(plannedAddresses(site).sort());
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  describe("in a browser", () => {
    let reading: Site;
    beforeAll(async () => {
      reading = await Site.open(path.join(site.workspace, "public"));
    });
    afterEach(() => reading.closeContexts());
    afterAll(() => reading.close());

    it.each(WIDTHS)("nothing long runs over the edge of a window of %i px", async (width) => {
      const reader = await reading.reader({ viewport: { width, height: 800 } });
      for (const address of [
        "/docs/start/long-things",
        "/docs/writers/everything",
        "/about",
        "/blog",
      ]) {
        const { page } = await reading.openHydrated(address, reader);
        expect([address, await findOverflow(page)]).toEqual([address, []]);
        // Tabs that are not shown hold code, too.
        const wraps = page.locator(".wrap").filter({ visible: true });
        for (const wrap of await wraps.all()) await wrap.check({ force: true });
        expect([address, await findOverflow(page)]).toEqual([address, []]);
      }
    });

    it.each([true, false])(
      "an old address leads to the new one (JavaScript: %s)",
      async (enabled) => {
        const { page } = await reading.open("/docs/start/moved", { javaScriptEnabled: enabled });
        await page.waitForURL("**/docs/start/intro");
        expect(await page.locator("h1").textContent()).toBe("Introduction");
      },
    );

    it.each([
      [
        "Edit this page",
        "https://git.example/edit/main/docs/start/deep/page.md",
        "https://git.example/edit/main/docs/start/01-intro.mdx",
      ],
      [
        "Was this page helpful?",
        "https://git.example/issues/new?title=A%20deep%20page&body=https%3A%2F%2Fsmall.example%2Fdocs%2Fstart%2Fdeep%2Fpage",
        "https://git.example/issues/new?title=Introduction&body=https%3A%2F%2Fsmall.example%2Fdocs%2Fstart%2Fintro",
      ],
    ])("%s leads to the place of the page that is open", async (label, first, second) => {
      const context = await reading.reader();
      await context.route("https://git.example/**", (route) => route.fulfill({ body: "Here." }));
      const { page } = await reading.openHydrated("/docs/start/deep/page", context);
      const opened = async () => {
        const [tab] = await Promise.all([
          context.waitForEvent("page"),
          page.getByRole("link", { name: label }).click(),
        ]);
        await tab.waitForLoadState();
        return tab.url();
      };
      expect(await opened()).toBe(first);
      await page.locator('.sidebar-nav a[href="/docs/start/intro"]').click();
      await page.waitForURL("**/docs/start/intro");
      expect(await opened()).toBe(second);
    });

    it.each([true, false])("a dropdown holds its links (JavaScript: %s)", async (enabled) => {
      const { page } = await reading.open("/about", { javaScriptEnabled: enabled });
      const dropdown = page.locator(".navbar .dropdown");
      expect(await dropdown.locator("summary").getAttribute("aria-current")).toBe("true");
      await dropdown.locator("summary").click();
      const links = await dropdown
        .locator("a")
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
      expect(links[0]).toBe("/about");
      expect(links[1]).toMatch(/^\/docs\//);
      expect(links[2]).toBe("https://elsewhere.example/far");
      await dropdown.locator("a").nth(1).click();
      await page.waitForURL(`**${links[1]}`);
    });

    it("a dropdown closes at a click elsewhere, at a choice, and when the focus leaves", async () => {
      const { page } = await reading.openHydrated("/about", { viewport: DESKTOP });
      const dropdown = page.locator(".navbar .dropdown");
      const closed = () => page.waitForFunction(() => !document.querySelector(".dropdown[open]"));
      await dropdown.locator("summary").click();
      await page.locator("main").click();
      await closed();
      await dropdown.locator("summary").click();
      await page.locator("a.brand").focus();
      await closed();
      await dropdown.locator("summary").click();
      await dropdown.locator("a").nth(1).click();
      await page.waitForURL("**/docs/**");
      await closed();
    });

    it.each(["light", "dark"])("an open dropdown has no violation in %s mode", async (theme) => {
      const { page } = await reading.open("/about", { stored: { theme } });
      await page.locator(".navbar .dropdown summary").click();
      expect(await violationsOf(page)).toEqual([]);
    });

    it("a dropdown is used by keyboard, and Escape gives the focus back", async () => {
      const { page } = await reading.openHydrated("/about", { viewport: DESKTOP });
      const summary = page.locator(".navbar .dropdown summary");
      await summary.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("About");
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector(".dropdown[open]"));
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it("a dropdown is a group that folds in the menu of a phone", async () => {
      const { page } = await reading.openHydrated("/about", { viewport: PHONE });
      await page.getByRole("button", { name: "Open the menu" }).click();
      const group = page.locator(".menu .dropdown");
      expect(await group.locator("a").first().isVisible()).toBe(false);
      await group.locator("summary").click();
      expect(await group.locator("a").first().isVisible()).toBe(true);
      await group.locator("a", { hasText: "The same docs" }).click();
      await page.waitForURL("**/docs/**");
      expect(await page.locator("#menu:popover-open").count()).toBe(0);
    });
  });
});
