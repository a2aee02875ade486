import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { fileOf, pageKinds, START } from "../page-kinds";
import { hydrate, Site } from "../reader";
import { PUBLIC_DIR } from "../serve-site";

const site = Site.ofThisProject();

const KB = 1000;
const ENDPOINT = "/docs/api/external/create-new-chat";
const compressed = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + compressed(file), 0);
const fileOfUrl = (url: string) => path.join(PUBLIC_DIR, new URL(url).pathname);

/** Addresses of the files of a kind that a page asks for from now on. */
function collect(page: Page, kind: string): Set<string> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === kind) urls.add(request.url());
  });
  return urls;
}

/** Compressed size of a page and of all files that it loads by itself, in bytes. */
async function sizeBeforeActing(address: string): Promise<number> {
  const context = await site.reader();
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on("request", (request) => urls.add(request.url()));
  await page.goto(address, { waitUntil: "networkidle" });
  const [, ...files] = [...urls].map(fileOfUrl);
  return sizeOf([fileOf(address), ...files]);
}

/** Has the page load all that the search needs. */
async function search(page: Page): Promise<void> {
  await page.locator(".navbar .search-button").click();
  await page.locator("dialog[open] input[type=search]").fill("chat");
  await page.locator("dialog[open] a").first().waitFor();
}

describe("compressed sizes of an endpoint page", () => {
  it("before the reader acts it has at most 75 KB in all, the typeface included", async () => {
    expect(await sizeBeforeActing(ENDPOINT)).toBeLessThanOrEqual(75 * KB);
  });
});

describe("before the reader acts", () => {
  it.each([
    ["near the top of its sidebar", START],
    ["far down in it, which is scrolled there", "/docs/api/external/errors"],
  ])("a page %s loads no script", async (_, address) => {
    const context = await site.reader();
    const page = await context.newPage();
    const scripts = collect(page, "script");
    await page.goto(address, { waitUntil: "networkidle" });
    expect([...scripts]).toEqual([]);
    const top = await page.locator("#menu").evaluate((menu) => menu.scrollTop);
    expect(top > 0).toBe(address !== START);
  });
});

describe("compressed sizes of a docs page", () => {
  it("its style sheet has at most 15 KB", () => {
    const html = readFileSync(fileOf(START), "utf8");
    const [, href = ""] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    expect(readdirSync(PUBLIC_DIR)).toContain(href.slice(1));
    expect(compressed(path.join(PUBLIC_DIR, href))).toBeLessThanOrEqual(15 * KB);
  });

  it("before the reader acts it has at most 60 KB in all, the typeface included", async () => {
    expect(await sizeBeforeActing(START)).toBeLessThanOrEqual(60 * KB);
  });
});

describe("compressed sizes of a first search on a page where nothing has happened", () => {
  it("are at most 65 KB of scripts, and 120 KB with the file that gives the first results", async () => {
    const context = await site.reader();
    const page = await context.newPage();
    const [scripts, files] = [collect(page, "script"), collect(page, "fetch")];
    await page.goto(START);
    await search(page);
    const first = [...files].filter((url) => url.includes("manifest"));
    expect(first).toHaveLength(1);
    expect(sizeOf([...scripts].map(fileOfUrl))).toBeLessThanOrEqual(65 * KB);
    expect(sizeOf([...scripts, ...first].map(fileOfUrl))).toBeLessThanOrEqual(120 * KB);
  });
});

describe("compressed sizes of all scripts that a page ever loads, the search with them", () => {
  it.each(pageKinds())("%s: at most 100 KB", async (_, address) => {
    const context = await site.reader();
    const page = await context.newPage();
    const scripts = collect(page, "script");
    await page.goto(address);
    await search(page);
    await page.keyboard.press("Escape");
    await hydrate(page);
    expect(scripts.size).toBeGreaterThan(3);
    expect(sizeOf([...scripts].map(fileOfUrl))).toBeLessThanOrEqual(100 * KB);
  });
});

describe("the code that sends requests from pages", () => {
  it("is in no script of a site that does not ask for it", () => {
    const scripts = readdirSync(PUBLIC_DIR).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    const marks = scripts.filter((name) =>
      /You stopped it|data-connect/.test(readFileSync(path.join(PUBLIC_DIR, name), "utf8")),
    );
    expect(marks).toEqual([]);
  });
});
