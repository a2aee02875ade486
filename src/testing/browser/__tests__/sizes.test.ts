import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { fileOf, START } from "../page-kinds";
import { Site } from "../reader";
import { PUBLIC_DIR } from "../serve-site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.forget());
afterAll(() => site.close());

const KB = 1000;
const ENDPOINT = "/docs/api/external/create-new-chat";
const compressed = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const fileOfUrl = (url: string) => path.join(PUBLIC_DIR, new URL(url).pathname);

/** Addresses of the files of a kind that a page asks for from now on. */
function collect(page: import("playwright-core").Page, kind: string): Set<string> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === kind) urls.add(request.url());
  });
  return urls;
}

describe("compressed sizes of an endpoint page", () => {
  it("has at most 60 KB before the reader acts, and 140 KB with all that it loads", async () => {
    const context = await site.reader();
    const page = await context.newPage();
    const urls = new Set<string>();
    page.on("request", (request) => urls.add(request.url()));
    const loaded = () =>
      [...urls].reduce((sum, url) => {
        const file = fileOfUrl(url);
        return sum + compressed(url.endsWith(ENDPOINT) ? fileOf(ENDPOINT) : file);
      }, 0);
    await page.goto(ENDPOINT, { waitUntil: "networkidle" });
    expect(loaded()).toBeLessThanOrEqual(60 * KB);
    await page.mouse.move(5, 5);
    await page.locator(".search-button").click();
    await page.locator("dialog[open] input[type=search]").fill("chat");
    await page.locator("dialog[open] a").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(urls.size).toBeGreaterThan(6);
    expect(loaded()).toBeLessThanOrEqual(140 * KB);
  });
});

describe("compressed sizes of a docs page", () => {
  it("its style sheet has at most 11 KB", () => {
    const html = readFileSync(fileOf(START), "utf8");
    const [, href = ""] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    expect(readdirSync(PUBLIC_DIR)).toContain(href.slice(1));
    expect(compressed(path.join(PUBLIC_DIR, href))).toBeLessThanOrEqual(11 * KB);
  });

  it("before the reader acts it has at most 45 KB in all", async () => {
    const context = await site.reader();
    const page = await context.newPage();
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await page.goto(START, { waitUntil: "networkidle" });
    const [, ...files] = urls.map(fileOfUrl);
    const total = [fileOf(START), ...files].reduce((sum, file) => sum + compressed(file), 0);
    expect(total).toBeLessThanOrEqual(45 * KB);
  });

  it("all scripts that it ever loads, the search with them, have at most 85 KB", async () => {
    const context = await site.reader();
    const page = await context.newPage();
    const scripts = collect(page, "script");
    await page.goto(START);
    await page.locator(".search-button").click();
    await page.locator("dialog[open] input[type=search]").fill("chat");
    await page.locator("dialog[open] a").first().waitFor();
    const total = [...scripts].reduce((sum, url) => sum + compressed(fileOfUrl(url)), 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(85 * KB);
  });
});
