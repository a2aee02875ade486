import { readFileSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeDeployment } from "../../../commands/deploy-config";
import { filesBelow } from "../../../site/files";
import { readSiteSources } from "../../../site/settings";
import { serveAsHost } from "../../browser/emulated-hosts";
import { Site } from "../../browser/reader";
import { crawl, startServer } from "../../browser/web-servers";
import { buildIn } from "../build-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

const BASE = "/help/v1";
const FIRST = `${BASE}/docs/start/intro`;

describe("a site with a base path", () => {
  let workspace: Workspace;
  let site: Site;
  let publicDir: string;
  let contentRoot: string;
  const read = (file: string) => readFileSync(path.join(publicDir, file), "utf8");

  beforeAll(async () => {
    workspace = await createWorkspace("src/testing/sites/small");
    publicDir = path.join(workspace.root, "public");
    contentRoot = path.join(workspace.root, "site/content");
    const settingsFile = path.join(contentRoot, "site.yml");
    const text = await readFile(settingsFile, "utf8");
    await writeFile(settingsFile, `${text}\nbasePath: ${BASE}\n`);
    await appendFile(
      path.join(contentRoot, "docs/start/deep/page.md"),
      `
[With the base path](${FIRST})
`,
    );
    const { exitCode, output } = await buildIn(workspace, { SOURCE_DATE_EPOCH: "1790000000" });
    expect([exitCode, exitCode === 0 ? "" : output]).toEqual([0, ""]);
    const { settings } = readSiteSources({ CONTENT_ROOT: contentRoot } as never);
    site = await Site.open(await startServer("nginx", { publicDir, contentRoot, settings }));
  });
  afterAll(async () => {
    await site?.close();
    await workspace.remove();
  });

  it("has no dead link and no link that leaves it", async () => {
    const pages = filesBelow(publicDir)
      .filter((file) => file.endsWith(".html") && file !== "index.html" && file !== "404.html")
      .map((file) => `${BASE}/${file.slice(0, -".html".length)}`);
    const start = [
      ...pages,
      `${BASE}/sitemap.xml`,
      `${BASE}/blog/rss.xml`,
      `${BASE}/blog/atom.xml`,
    ];
    const { bad, outside, visited } = await crawl(site.origin, BASE, start);
    const isRedirect = (link: string) => /^30[12] /.test(link);
    expect(bad.filter((link) => !isRedirect(link))).toEqual([]);
    // The logo leads to the root, which redirects to the first page. The moved page has a file.
    const redirected = bad.filter(isRedirect).map((link) => link.split(" ")[1]);
    expect([...new Set(redirected)].sort()).toEqual([`${BASE}/`, `${BASE}/docs/start/moved`]);
    expect(outside).toEqual([]);
    expect(visited.size).toBeGreaterThan(40);
  });

  it("has the base path in every absolute address of the site", () => {
    const { origin } = new URL(read("robots.txt").match(/Sitemap: (\S+)/)?.[1] ?? "");
    const texts = filesBelow(publicDir).filter((file) => /\.(?:html|md|txt|xml|json)$/.test(file));
    const wrong = texts.flatMap((file) =>
      [...read(file).matchAll(/https?:\/\/[^\s"'<>)\\]+/g)]
        .map(([url]) => url)
        .filter((url) => url.startsWith(origin) && !url.startsWith(`${origin}${BASE}/`))
        .map((url) => `${file}: ${url}`),
    );
    expect(wrong.filter((line) => !line.endsWith(`${origin}${BASE}`))).toEqual([]);
    expect(read("docs/start/intro.html")).toContain(
      `<link rel="canonical" href="${origin}${FIRST}"`,
    );
    expect(read("sitemap.xml")).toContain(`<loc>${origin}${FIRST}</loc>`);
    expect(read("llms.txt")).toContain(`${origin}${FIRST}.md`);
    expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({ scope: `${BASE}/` });
  });

  it("accepts links that contain the base path, as Docusaurus does", () => {
    expect(read("docs/start/deep/page.html")).toContain(
      `<a href="${FIRST}">With the base path</a>`,
    );
  });

  it("redirects its root and moved pages", async () => {
    for (const [from, to] of [
      [BASE, FIRST],
      [`${BASE}/`, FIRST],
      [`${BASE}/docs/start/moved`, FIRST],
      [`${FIRST}/`, FIRST],
      [`${FIRST}/index.html`, FIRST],
    ]) {
      const { headers } = await fetch(site.origin + from, { redirect: "manual" });
      expect([from, headers.get("location")]).toEqual([from, to]);
    }
    expect((await fetch(`${site.origin}/docs/start/intro`)).status).toBe(404);
    expect((await fetch(`${site.origin}${BASE}/nothing`)).status).toBe(404);
  });

  it("keeps the query and the fragment where the host cannot redirect", async () => {
    const out = path.join(workspace.root, "deploy");
    const { settings } = readSiteSources({ CONTENT_ROOT: contentRoot } as never);
    await writeDeployment({ publicDir, contentRoot, settings }, { host: "github-pages", out });
    const pages = await Site.open(await serveAsHost("github-pages", path.join(out, "site"), BASE));
    for (const { from, to } of [
      { from: `${BASE}/?x=1#what`, to: `${FIRST}?x=1#what` },
      { from: `${BASE}/`, to: FIRST },
      { from: `${FIRST}/?x=1#what`, to: `${FIRST}?x=1#what` },
      { from: `${BASE}/docs/start/moved?x=1`, to: `${FIRST}?x=1` },
    ]) {
      const { page, consoleErrors } = await pages.open(from);
      await page.waitForURL(pages.origin + to);
      expect(consoleErrors).toEqual([]);
      await pages.closeContexts();
    }
    await pages.close();
  });

  it("is searched and followed below it", async () => {
    const { page, consoleErrors } = await site.openHydrated(FIRST);
    await page.locator(".search-button").first().click();
    await page.locator("dialog[open] input[type=search]").fill("intro");
    const result = page.locator("dialog[open] a").first();
    await result.waitFor();
    expect(await result.getAttribute("href")).toMatch(new RegExp(`^${BASE}/`));
    await page.keyboard.press("Escape");
    await page.locator(`main a[href^="${BASE}/"], nav a[href^="${BASE}/docs/"]`).last().click();
    await page.waitForURL((url) => url.pathname.startsWith(`${BASE}/`) && url.pathname !== FIRST);
    expect(consoleErrors.filter((text) => !/prefetch/.test(text))).toEqual([]);
  });
});
