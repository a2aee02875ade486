import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { filesBelow } from "../../site/files";
import { parseDeployArguments, writeDeployment } from "../deploy-config";

const root = mkdtempSync(path.join(tmpdir(), "deploy-"));
afterAll(() => rmSync(root, { recursive: true }));

const PAGE = `<!doctype html><html><head><title>A</title></head><body>${"text ".repeat(400)}</body></html>`;
const SCRIPT = `app-${"a".repeat(20)}.js`;
const FILES: Record<string, string> = {
  "404.html": PAGE,
  "index.html": PAGE,
  "blog.html": PAGE,
  "blog/post.html": PAGE,
  "blog/node.js.html": PAGE,
  "openapi/v2.yaml": "openapi: 3.1.0",
  [SCRIPT]: "1",
};

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
write("public", FILES);
write("content", { "redirects.yml": "- { from: /old, to: /blog }\n" });

/** Writes the folder for a host, and returns its files and a reader of them. */
async function deployed(host: string, basePath = "/", hosting = {}) {
  const out = path.join(root, "deploy", host);
  const settings = siteSettingsFile.parse({
    title: "A",
    url: "https://a.example",
    home: "/blog",
    basePath,
    hosting,
  });
  const site = {
    publicDir: path.join(root, "public"),
    contentRoot: path.join(root, "content"),
    settings,
  };
  await writeDeployment(site, { host, out });
  return {
    files: filesBelow(out).sort(),
    read: (name: string) => readFileSync(path.join(out, name), "utf8"),
  };
}

describe("the arguments of deploy-config", () => {
  it("are a host and options", () => {
    expect(parseDeployArguments(["nginx", "--listen", "81", "--root", "/srv"])).toEqual({
      host: "nginx",
      out: path.resolve("deploy/nginx"),
      root: "/srv",
      listen: 81,
    });
  });

  it.each([
    [[], "Name one host: nginx, caddy,"],
    [["apache"], "Name one host"],
    [["toString"], "Name one host"],
    [["nginx", "caddy"], "Name one host"],
    [["nginx", "--listen", "0"], '"0" is not a port'],
    [["nginx", "--port", "1"], "--port"],
  ])("are checked: %s", (words, message) => {
    expect(() => parseDeployArguments(words)).toThrow(message);
  });
});

describe("a deployment", () => {
  it.each(["nginx", "caddy", "netlify", "cloudflare", "github-pages", "s3", "container"])(
    "for %s has the whole site below its base path",
    async (host) => {
      const { files } = await deployed(host, "/help");
      const missing = Object.keys(FILES).filter((name) => !files.includes(`site/help/${name}`));
      expect(missing).toEqual([]);
    },
  );

  it.each([
    ["nginx", ["site.conf"]],
    ["caddy", ["Caddyfile"]],
    ["netlify", ["site/_headers", "site/_redirects"]],
    ["cloudflare", ["site/_headers", "site/_redirects"]],
    ["s3", ["stack.json", "upload.sh"]],
    ["container", ["Caddyfile", "Dockerfile"]],
  ])("for %s has its configuration, with redirects and headers", async (host, names) => {
    const { files, read } = await deployed(host, "/help", { hsts: true });
    expect(files).toEqual(expect.arrayContaining(names));
    const text = names.map(read).join("\n");
    for (const part of ["/help/old", "/help/blog", "script-src 'self' 'sha256-", "31536000"]) {
      expect(text).toContain(part);
    }
  });

  it("compresses texts only for hosts that send them, unless the setting forbids it", async () => {
    const has = ({ files }: { files: string[] }) => files.includes("site/blog.html.br");
    expect(has(await deployed("nginx"))).toBe(true);
    expect(has(await deployed("netlify"))).toBe(false);
    expect(has(await deployed("nginx", "/", { precompress: false }))).toBe(false);
  });

  it("for servers without rules has pages as folders", async () => {
    const { files } = await deployed("plain");
    expect(files.filter((file) => file.endsWith(".html"))).toEqual([
      "site/404.html",
      "site/blog/index.html",
      "site/blog/node.js/index.html",
      "site/blog/post/index.html",
      "site/index.html",
    ]);
  });

  it("for GitHub Pages has the policy in each page and a page at each x/", async () => {
    const { read } = await deployed("github-pages", "/help");
    expect(read("site/help/blog.html")).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; (?!.*frame-ancestors)/,
    );
    expect(read("site/help/blog/index.html")).toContain(`content="0;url=/help/blog"`);
  });

  it("replaces the one of before as a whole", async () => {
    await deployed("nginx");
    const leftOver = path.join(root, "deploy/nginx/site/left-over.html");
    writeFileSync(leftOver, "");
    await deployed("nginx");
    expect(existsSync(leftOver)).toBe(false);
  });
});

describe("the function of CloudFront", () => {
  it.each([
    ["/", { status: 302, to: "/blog" }],
    ["/old", { status: 301, to: "/blog" }],
    ["/blog", "/blog.html"],
    ["/blog/", { status: 301, to: "/blog?a=1" }],
    ["/blog.html", { status: 301, to: "/blog?a=1" }],
    ["/blog/post/index.html", { status: 301, to: "/blog/post?a=1" }],
    ["//elsewhere.example/", { status: 301, to: "/elsewhere.example?a=1" }],
    ["/blog/node.js", "/blog/node.js.html"],
    [`/${SCRIPT}`, `/${SCRIPT}`],
    ["/404", "/no-such-page"],
  ])("answers %s", async (uri, expected) => {
    const { read } = await deployed("s3");
    const { Resources } = JSON.parse(read("stack.json"));
    const code = Resources.Addresses.Properties.FunctionCode as string;
    const event = { request: { uri, querystring: { a: { value: "1" } } } };
    const answer = runInNewContext(`${code}; handler(event)`, { event });
    const { statusCode: status, headers } = answer;
    expect(status ? { status, to: headers.location.value } : answer.uri).toEqual(expected);
  });
});
