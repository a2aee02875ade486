import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { siteSettingsFile } from "../../../../plugins/gatsby-transformer-content/data-files";
import { writeDeployment } from "../../../commands/deploy-config";
import type { HostedSite } from "../../../hosting/rules";
import { HASH_LENGTH, IMMUTABLE, REVALIDATE } from "../../../hosting/rules";
import type { LocalServer } from "../../listen";
import type { EmulatedHost } from "../emulated-hosts";
import { EMULATED_HOSTS, serveAsHost } from "../emulated-hosts";
import type { Server } from "../web-servers";
import { SERVERS, startServer } from "../web-servers";

type Host = Server | EmulatedHost;
const ALL: readonly Host[] = [...SERVERS, ...EMULATED_HOSTS];

const root = temporaryFolder();

const html = (text: string) =>
  `<!doctype html><html><head><title>${text}</title></head><body>${"text ".repeat(400)}</body></html>`;
const SCRIPT = `app-${"a".repeat(HASH_LENGTH)}.js`;
const FILES: Record<string, string> = {
  "404.html": html("Not found"),
  "index.html": html("Root"),
  "blog.html": html("Blog"),
  "blog/post.html": html("Post"),
  "blog/node.js.html": html("Node"),
  "old.html": html("Moved"),
  "part.html": html("Moved"),
  "feed.css": "p {}",
  "openapi/v2.yaml": "openapi: 3.1.0",
  [SCRIPT]: "1;".repeat(1000),
  "search-files/part.0123456789ab.json": "{}",
};

writeFiles(path.join(root, "public"), FILES);
writeFiles(path.join(root, "content"), {
  "redirects.yml":
    "- { from: /old, to: /blog }\n- { from: /part, to: '/blog#part' }\n- { from: /out, to: 'https://x.example/a?b=1' }\n",
});

function siteAt(basePath: string, home: string | undefined): HostedSite {
  return {
    publicDir: path.join(root, "public"),
    contentRoot: path.join(root, "content"),
    settings: siteSettingsFile.parse({ title: "A", url: "https://a.example", basePath, home }),
  };
}

/** Starts a server, or an emulation of a host, with a site. */
async function start(host: Host, site: HostedSite): Promise<LocalServer> {
  if (!isEmulated(host)) return startServer(host, site);
  const out = path.join(root, host);
  await writeDeployment(site, { host, out });
  const { basePath } = site.settings;
  const mount = host === "github-pages" && basePath !== "/" ? basePath : "";
  return serveAsHost(host, path.join(out, "site"), mount);
}

function isEmulated(host: Host): host is EmulatedHost {
  return EMULATED_HOSTS.some((name) => name === host);
}

/** A request, and the answer of all hosts but some: `status title`, or `status location`. */
type Case = [request: string, answer: string, others?: Partial<Record<Host, string>>];

const CASES: Case[] = [
  ["/?x=1", "302 /blog?x=1", { "github-pages": "200 Root", vercel: "302 /blog?x=1" }],
  ["/blog", "200 Blog"],
  ["/blog?x=1", "200 Blog"],
  ["/blog/post", "200 Post"],
  ["/blog/node.js", "200 Node"],
  [
    "/blog/?x=1",
    "301 /blog?x=1",
    { cloudflare: "308 /blog?x=1", vercel: "308 /blog?x=1", "github-pages": "200 Moved" },
  ],
  [
    "/blog.html?x=1",
    "301 /blog?x=1",
    {
      cloudflare: "308 /blog?x=1",
      vercel: "308 /blog?x=1",
      netlify: "200 Blog",
      "github-pages": "200 Blog",
    },
  ],
  [
    "/blog/index.html",
    "301 /blog",
    {
      cloudflare: "404 Not found",
      vercel: "308 /blog",
      netlify: "404 Not found",
      "github-pages": "200 Moved",
    },
  ],
  ["/old?x=1", "301 /blog?x=1", { "github-pages": "200 Moved" }],
  ["/part?x=1", "301 /blog?x=1#part", { "github-pages": "200 Moved" }],
  ["/part", "301 /blog#part", { "github-pages": "200 Moved" }],
  ["/out?x=1", "301 https://x.example/a?b=1", { "github-pages": "404 Not found" }],
  ["/missing", "404 Not found"],
  ["/blog/missing", "404 Not found"],
  ["/openapi", "404 Not found"],
  ["/openapi/missing.yaml", "404 Not found"],
];

const title = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1];

describe.each(ALL)("%s", (host) => {
  describe.each(["/", "/help", "/help/v1"])("with a site at %s", (at) => {
    const base = at === "/" ? "" : at;
    let server: LocalServer;
    beforeAll(async () => {
      server = await start(host, siteAt(at, "/blog"));
    }, 60_000);
    afterAll(() => server.close());

    const get = (address: string, headers: Record<string, string> = {}) =>
      fetch(server.origin + address, { redirect: "manual", headers });
    const answer = async (address: string) => {
      const response = await get(address);
      // Apache writes the whole URL.
      const location = response.headers
        .get("location")
        ?.replace(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+/, "");
      const said = location ?? title(await response.text());
      return `${response.status} ${said}`;
    };

    it.each(CASES)("answers %s", async (request, usual, others = {}) => {
      const expected = (others[host] ?? usual).replace(/^(30\d )\//, `$1${base}/`);
      // Vercel removes the slash of the root first.
      const isVercelRoot = host === "vercel" && base && request.startsWith("/?");
      expect(await answer(base + (isVercelRoot ? request.slice(1) : request))).toBe(expected);
    });

    it.each([
      ["blog", REVALIDATE, "text/html; charset=utf-8"],
      ["feed.css", REVALIDATE, "text/css; charset=utf-8"],
      ["missing", REVALIDATE, "text/html; charset=utf-8"],
      ["openapi/v2.yaml", REVALIDATE, "application/yaml; charset=utf-8"],
      [SCRIPT, IMMUTABLE, "text/javascript"],
    ])("sends %s with its caching and type", async (file, cache, type) => {
      const { headers } = await get(`${base}/${file}`);
      // GitHub Pages has no settings for either, and knows YAML as text/yaml.
      const isSet = host !== "github-pages";
      expect(headers.get("cache-control")).toBe(isSet ? cache : "max-age=600");
      if (!isSet) return;
      const sent = headers
        .get("content-type")
        ?.replace("application/javascript", "text/javascript");
      expect(sent).toContain(type);
    });

    it("sends the policy with pages and errors", async () => {
      for (const address of ["/blog", "/missing"]) {
        const response = await get(base + address);
        const text = await response.text();
        const policy =
          response.headers.get("content-security-policy") ??
          /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(text)?.[1];
        expect([address, policy]).toEqual([address, expect.stringContaining("script-src 'self'")]);
      }
    });

    it("shows the not-found page at the root of the host", async () => {
      if (host !== "github-pages") expect(await answer("/missing")).toBe("404 Not found");
      if (host !== "github-pages" && base) expect(await answer("/")).toBe("404 Not found");
    });

    if (isEmulated(host)) return;

    it.each([
      // Without a module, nginx has no Brotli.
      ["br", host === "nginx" ? null : "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ])("compresses pages and scripts for %s", async (accepted, expected) => {
      for (const [file, type] of [
        ["blog", "text/html"],
        [SCRIPT, "javascript"],
      ]) {
        const response = await get(`${base}/${file}`, { "Accept-Encoding": accepted });
        const { headers } = response;
        // fetch decodes the text.
        expect((await response.text()).length).toBeGreaterThan(1500);
        expect([file, headers.get("content-encoding")]).toEqual([file, expected]);
        expect(headers.get("content-type")).toContain(type);
        if (expected) expect(headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
      }
    });

    it("lets browsers ask again for a hashed file that is missing", async () => {
      const { status, headers } = await get(`${base}/static/${"b".repeat(32)}/gone.png`);
      expect([status, headers.get("cache-control")]).toEqual([404, REVALIDATE]);
    });

    it("sends a page again only if it has changed", async () => {
      const etag = (await get(`${base}/blog`)).headers.get("etag") ?? "";
      expect((await get(`${base}/blog`, { "If-None-Match": etag })).status).toBe(304);
    });
  });

  it("shows the page at the root of a site without a home", async () => {
    const server = await start(host, siteAt("/help", undefined));
    const response = await fetch(`${server.origin}/help/`);
    const text = await response.text();
    await server.close();
    expect([response.status, title(text)]).toEqual([200, "Root"]);
  });
});
