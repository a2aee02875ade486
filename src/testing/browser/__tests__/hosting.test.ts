import { readdirSync } from "node:fs";
import { readSiteSources } from "../../../site/settings";
import type { LocalServer } from "../../listen";
import { pageKinds, START } from "../page-kinds";
import type { OpenPage } from "../reader";
import { hydrate, Site } from "../reader";
import { PUBLIC_DIR } from "../serve-site";
import type { Server } from "../web-servers";
import { crawl, SERVERS, startServer } from "../web-servers";

const { contentRoot, settings } = readSiteSources();
const SCRIPT = `/${readdirSync(PUBLIC_DIR).find((name) => /^app-.*\.js$/.test(name))}`;
const HASHED = "public, max-age=31536000, immutable";
const OTHERS = "public, max-age=0, must-revalidate";

/** Time limit in milliseconds for copying and compressing the whole site. */
const COPYING = 300_000;

interface Expected {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
}

const html = { status: 200, type: "text/html; charset=utf-8", cache: OTHERS };
const missing = { status: 404, type: "text/html; charset=utf-8", cache: OTHERS };
const movedTo = (location: string) => ({ status: 301, location });

/** What every host must answer. */
const ANSWERS: Array<[address: string, expected: Expected]> = [
  ["/", { status: 302, location: settings.home }],
  [START, html],
  ["/blog", html],
  ["/docs/api/external/login?lang=python", html],
  [`${START}/`, movedTo(START)],
  [`${START}.html`, movedTo(START)],
  [`${START}/index.html`, movedTo(START)],
  [`${START}/?lang=python`, movedTo(`${START}?lang=python`)],
  ["/blog/", movedTo("/blog")],
  ["//blog//", movedTo("/blog")],
  ["//elsewhere.example/", movedTo("/elsewhere.example")],
  ["/docs", missing],
  ["/docs/no-such-page", missing],
  ["/docs/no-such-page.md", missing],
  ["/static/no-such-file.png", missing],
  ["/404", missing],
  [`${START}.md`, { status: 200, type: "text/markdown; charset=utf-8", cache: OTHERS }],
  ["/manifest.webmanifest", { status: 200, type: "application/manifest+json; charset=utf-8" }],
  ["/openapi/v2.yaml", { status: 200, type: "application/yaml; charset=utf-8" }],
  [`/page-data${START}/page-data.json`, { status: 200, cache: OTHERS }],
  ["/page-data/app-data.json", { status: 200, cache: OTHERS }],
  ["/search-files/manifest.json", { status: 200, cache: OTHERS }],
  ["/sitemap.xml", { status: 200, cache: OTHERS }],
  [SCRIPT, { status: 200, cache: HASHED }],
];

const started = new Map<Server, LocalServer>();
afterAll(async () => {
  for (const server of started.values()) await server.close();
});

/** Starts a server once for all tests. */
async function serverOf(name: Server): Promise<LocalServer> {
  const site = { publicDir: PUBLIC_DIR, contentRoot, settings };
  const server = started.get(name) ?? (await startServer(name, site));
  started.set(name, server);
  return server;
}

describe.each(SERVERS)("%s", (name) => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await serverOf(name);
  }, COPYING);

  it.each(ANSWERS)("answers %s", async (address, expected) => {
    // fetch would normalize the address.
    const response = await fetch(`${server.origin}${address}`, { redirect: "manual" });
    const { status, headers } = response;
    const answer = {
      status,
      // Apache writes the whole URL.
      location: headers.get("location")?.replace(server.origin, ""),
      type: headers.get("content-type") ?? undefined,
      cache: headers.get("cache-control") ?? undefined,
    };
    expect(answer).toMatchObject(expected);
    if (status === 404) expect(await response.text()).toContain("404");
  });

  it("sends no file from outside of the site", async () => {
    for (const address of ["/..%2f..%2fpackage.json", "/docs/%2e%2e/%2e%2e/package.json"]) {
      const { status } = await fetch(server.origin + address, { redirect: "manual" });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it("sends the same headers with pages, files and errors", async () => {
    for (const address of [START, SCRIPT, "/no/such/page"]) {
      const { headers } = await fetch(server.origin + address);
      expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    }
  });

  it("compresses texts", async () => {
    const { headers } = await fetch(server.origin + START, {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(headers.get("content-encoding")).toBe("gzip");
  });

  it("has no dead link", async () => {
    const { visited, bad, outside } = await crawl(server.origin, "", [
      settings.home ?? "/",
      "/sitemap.xml",
      "/blog/rss.xml",
      "/search",
    ]);
    // The logo leads to the site's root, which redirects.
    expect(bad.filter((link) => !link.startsWith("302 / "))).toEqual([]);
    expect(outside).toEqual([]);
    expect(visited.size).toBeGreaterThan(500);
  });
});

describe("pages with the headers of nginx", () => {
  let site: Site;
  beforeAll(async () => {
    const { origin } = await serverOf("nginx");
    site = await Site.open({ origin, close: async () => undefined });
  }, COPYING);
  afterEach(() => site.closeContexts());
  afterAll(() => site.close());

  const violations = ({ consoleErrors }: OpenPage) =>
    consoleErrors.filter((text) => /Content Security Policy|Refused to/.test(text));

  it.each(pageKinds())("violate no policy: %s", async (_kind, address) => {
    const opened = await site.openHydrated(address);
    const label = opened.page.locator(".search-button").first();
    await label.click();
    await opened.page.locator("dialog[open] input[type=search]").fill("chat");
    await opened.page.locator("dialog[open] a").first().waitFor();
    expect(violations(opened)).toEqual([]);
  });

  it("hide a closed announcement", async () => {
    const stored = {
      "docusaurus.announcement.id": "x",
      "docusaurus.announcement.dismiss": "true",
      theme: "dark",
    };
    const opened = await site.open(START, { stored });
    await hydrate(opened.page);
    expect(violations(opened)).toEqual([]);
  });

  it("include feeds with their style sheet", async () => {
    const opened = await site.open("/blog/rss.xml");
    const width = await opened.page.evaluate(
      () => getComputedStyle(document.documentElement).maxWidth,
    );
    expect(width).toBe("672px");
    expect(violations(opened)).toEqual([]);
  });

  it("run no script that the build did not write", async () => {
    const { page } = await site.open(START);
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.attacked = true";
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.attacked = true");
      image.src = "/no-such-picture.png";
      const hasFailed = new Promise((resolve) => image.addEventListener("error", resolve));
      document.body.append(script, image);
      await hasFailed;
      return "attacked" in window;
    });
    expect(ran).toBe(false);
  });
});
