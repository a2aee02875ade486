import { existsSync, readFileSync } from "node:fs";
import { appendFile, readdir } from "node:fs/promises";
import path from "node:path";
import { DESKTOP, PHONE, Site } from "../../browser/reader";
import type { BuildWork } from "../build-work";
import { buildAndProbe } from "../build-work";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

const KEY = "docs-preferred-version-default";

describe("a site whose documentation has three versions", () => {
  let workspace: Workspace;
  let built: BuildWork;
  let site: Site;

  beforeAll(async () => {
    workspace = await createWorkspace("src/testing/sites/versioned");
    built = await buildAndProbe(workspace);
    site = await Site.open(path.join(workspace.root, "public"));
  });
  afterEach(() => site?.closeContexts());
  afterAll(async () => {
    await site?.close();
    await workspace.remove();
  });

  const file = (name: string) => path.join(workspace.root, "public", name);
  const read = (name: string) => readFileSync(file(name), "utf8").replaceAll("<!-- -->", "");

  it.each([
    ["docs/next/intro.html", true],
    ["docs/next/thing.html", true],
    ["docs/intro.html", true],
    ["docs/category/guide.html", true],
    ["docs/1.0/intro.html", true],
    ["docs/1.0/legacy.html", true],
    ["docs/1.0/category/guide.html", true],
    ["docs/next/tags.html", true],
    ["docs/next/tags/start.html", true],
    ["docs/next/tags/inline-tag.html", true],
    ["docs/tags/start.html", true],
    ["docs/1.0/tags/start.html", true],
    ["blog/2025/01/02/news.html", true],
    ["docs/legacy.html", false],
    ["docs/2.0/intro.html", false],
    ["docs/next/category/guide.html", false],
    ["blog/news.html", false],
  ])("%s is there: %s", (name, exists) => {
    expect(existsSync(file(name))).toBe(exists);
  });

  it.each([
    ["docs/next/intro.html", "is not released yet"],
    ["docs/1.0/intro.html", "gets no more updates"],
    ["docs/1.0/intro.html", "Version: 1.0"],
    ["docs/1.0/intro.html", '<meta name="robots" content="noindex"'],
    [
      "docs/1.0/intro.html",
      '<link rel="canonical" href="https://versioned.example/docs/1.0/intro"',
    ],
    ["docs/1.0/intro.html", 'href="/docs/1.0/guide/setup"'],
    ["docs/intro.html", "Version: 2.0 (stable)"],
    ["docs/intro.html", 'href="/docs/1.0/legacy">Old days'],
    ["docs/next/guide/setup.html", "<hr class='divider'>"],
    ["docs/next/guide/setup.html", '<li class="of-the-page">'],
    ["docs/next/guide/setup.html", '<meta name="keywords" content="install, begin"'],
    ["docs/next/guide/setup.html", 'content="https://versioned.example/card.png"'],
    ["docs/next/guide/setup.html", 'title="First steps" href="/docs/next/tags/start"'],
    ["docs/next/thing.html", 'href="https://elsewhere.example/edit"'],
    ["docs/next/intro.html", "https://edit.example/site/content/docs/intro.mdx"],
    ["docs/next/tags.html", 'rel="tag" href="/docs/next/tags/start"'],
    ["docs/next/tags/start.html", "2 pages tagged with “Getting started”"],
    ["docs/tags/start.html", "One page tagged with “start”"],
    ["docs/tags/start.html", 'href="/docs/tags">View all tags'],
    ["blog/2025/01/02/news.html", "By The travelling team"],
    ["blog/2025/01/02/news.html", ", Somebody"],
    ["docs/search-index.json", '"permalink":"/docs/intro"'],
    ["sitemap.xml", "https://versioned.example/docs/next/intro"],
  ])("%s holds %s", (name, text) => {
    expect([name, text, read(name).includes(text)]).toEqual([name, text, true]);
  });

  it.each([
    ["docs/intro.html", "admonition-warning"],
    ["docs/next/guide/setup.html", "Edit this page"],
    ["docs/next/guide/setup.html", 'rel="next"'],
    ["docs/next/alone.html", 'aria-label="Docs sidebar"'],
    ["blog.html", "version-menu"],
    ["sitemap.xml", "/docs/1.0/"],
    ["sitemap.xml", "/tags"],
    ["docs/search-index.json", "/docs/next/"],
    ["llms.txt", "/docs/1.0/"],
  ])("%s does not hold %s", (name, text) => {
    expect([name, text, read(name).includes(text)]).toEqual([name, text, false]);
  });

  it("warns of tags that the version's list does not know", () => {
    expect(built.output).toContain("site/content/docs/intro.mdx:4:15 warning docs/inline-tag");
  });

  describe.each([
    ["without JavaScript on a desktop", { javaScriptEnabled: false, viewport: DESKTOP }],
    ["without JavaScript on a phone", { javaScriptEnabled: false, viewport: PHONE }],
    ["with JavaScript", { viewport: DESKTOP }],
  ])("the menu %s", (_, reader) => {
    it.each([
      ["the same page", "/docs/next/guide/setup", "1.0", "/docs/1.0/guide/setup"],
      ["the page to start from", "/docs/1.0/legacy", "Next", "/docs/next/intro"],
    ])("leads to %s of another version", async (_what, from, label, to) => {
      const { page } = await site.open(from, reader);
      const menu = page.locator(".version-menu");
      await menu.locator("summary").click();
      await menu.getByRole("link", { name: label, exact: true }).click();
      await page.waitForURL(`**${to}`);
      // The address changes before the page is drawn.
      await page.locator(".version-menu [aria-current]", { hasText: label }).waitFor({
        state: "attached",
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  });

  const stored = (page: import("playwright-core").Page) =>
    page.evaluate((key) => localStorage.getItem(key), KEY);
  const docsLink = (page: import("playwright-core").Page) =>
    page.locator(".navbar .navbar-links a", { hasText: "Docs" });

  it("the chosen version is remembered, and links elsewhere lead to it", async () => {
    const { page } = await site.openHydrated("/docs/intro");
    await page.locator(".version-menu summary").click();
    await page.locator(".version-menu a", { hasText: "1.0" }).click();
    await page.waitForURL("**/docs/1.0/intro");
    expect(await stored(page)).toBe("1.0");
    await page.locator(".navbar .navbar-links a", { hasText: "Blog" }).click();
    await page.waitForURL("**/blog");
    expect(await docsLink(page).getAttribute("href")).toBe("/docs/1.0/intro");
  });

  it("a click before hydration counts too", async () => {
    const { page } = await site.open("/docs/1.0/intro");
    await page.locator(".version-notices a").click();
    await page.waitForURL("**/docs/intro");
    expect(await stored(page)).toBe("2.0");
  });

  it("a page of the documentation keeps to its own version", async () => {
    const { page } = await site.openHydrated("/docs/intro", { stored: { [KEY]: "1.0" } });
    expect(await docsLink(page).getAttribute("href")).toBe("/docs/intro");
  });

  it("a version that is no more is forgotten", async () => {
    const { page } = await site.openHydrated("/blog", { stored: { [KEY]: "0.1" } });
    await page.waitForFunction((key) => localStorage.getItem(key) === null, KEY);
    expect(await docsLink(page).getAttribute("href")).toBe("/docs/intro");
  });

  it("a storage that throws is logged, and nothing breaks", async () => {
    const script = `for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get() { throw new Error("storage is broken"); } });
    }`;
    const { page, consoleErrors } = await site.openHydrated("/docs/intro", { script });
    await page.locator(".version-menu summary").click();
    await page.locator(".version-menu a", { hasText: "1.0" }).click();
    await page.waitForURL("**/docs/1.0/intro");
    expect(consoleErrors.join("\n")).toContain("could not be written to local storage");
    await page.locator(".navbar .navbar-links a", { hasText: "Blog" }).click();
    await page.waitForURL("**/blog");
    expect(await docsLink(page).getAttribute("href")).toBe("/docs/1.0/intro");
  });

  // The site has no page that is a component, which Babel compiles.
  describe("and its builds on two cores", () => {
    let afterEdit: BuildWork;

    beforeAll(async () => {
      await appendFile(path.join(workspace.root, "site/content/docs/intro.mdx"), "\nMore.\n");
      afterEdit = await buildAndProbe(workspace);
    });

    it.each([
      ["compiles Node.js code with esbuild", "esbuild", "@parcel/core"],
      ["compiles scripts with swc", "swc-loader", "babel-preset-gatsby"],
      ["minifies styles with esbuild", "css-minimizer-webpack-plugin", "cssnano"],
      ["minifies scripts with swc", "terser-webpack-plugin", "terser"],
    ])("%s", (_, used, unused) => {
      expect([built.main.has(used), built.main.has(unused)]).toEqual([true, false]);
    });

    it("runs queries where it bundles, and starts one process that only renders", () => {
      expect(built.others.map((loaded) => loaded.has("webpack"))).toEqual([false]);
      expect(built.others.map((loaded) => loaded.has("gatsby"))).toEqual([true]);
    });

    it("bundles nothing again after an edit of content", () => {
      expect([built, afterEdit].map(({ main }) => main.has("swc-loader"))).toEqual([true, false]);
      expect(afterEdit.others).toHaveLength(1);
    });

    it("has written no cache of webpack", async () => {
      const caches = await readdir(path.join(workspace.root, ".cache/webpack")).catch(() => []);
      expect(caches.filter((name) => name.startsWith("stage-"))).toEqual([]);
    });

    it("writes Markdown exports while HTML is rendered, before social cards are drawn", () => {
      const isCard = (file: string) => file.startsWith("social") && file.endsWith(".png");
      const card = built.written.findIndex(isCard);
      expect(card).toBeGreaterThan(0);
      expect(built.written.slice(0, card)).toEqual(
        expect.arrayContaining(["docs/intro.md", "llms.txt"]),
      );
    });
  });
});
