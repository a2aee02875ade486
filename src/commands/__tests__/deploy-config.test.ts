import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { temporaryFolder, writeFiles } from "../../../packages/temporary-folder";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { HASH_LENGTH, IMMUTABLE } from "../../hosting/rules";
import { filesBelow } from "../../site/files";
import { describeContentSources, parseDeployArguments, writeDeployment } from "../deploy-config";

const root = temporaryFolder();

const PAGE = `<!doctype html><html><head><title>A</title></head><body>${"text ".repeat(400)}</body></html>`;
const SCRIPT = `app-${"a".repeat(HASH_LENGTH)}.js`;
const FILES: Record<string, string> = {
  "404.html": PAGE,
  "index.html": PAGE,
  "blog.html": PAGE,
  "blog/post.html": PAGE,
  "blog/node.js.html": PAGE,
  "openapi/v2.yaml": "openapi: 3.1.0",
  "feed.css": "p {}",
  "static/photo.png": "1",
  [SCRIPT]: "1",
};

writeFiles(path.join(root, "public"), FILES);
writeFiles(path.join(root, "content"), {
  "redirects.yml":
    "- { from: /old, to: /blog }\n- { from: /part, to: '/blog#part' }\n- { from: /own, to: '/blog?b=2' }\n",
});

/** Writes the folder for a host, and returns its files and a reader of them. */
async function deployed(host: string, basePath = "/", hosting = {}, home: string | null = "/blog") {
  const out = path.join(root, "deploy", host);
  const settings = siteSettingsFile.parse({
    title: "A",
    url: "https://a.example",
    ...(home ? { home } : {}),
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
    [["iis"], "Name one host"],
    [["toString"], "Name one host"],
    [["nginx", "caddy"], "Name one host"],
    [["nginx", "--listen", "0"], '"0" is not a port'],
    [["nginx", "--port", "1"], "--port"],
  ])("are checked: %s", (words, message) => {
    expect(() => parseDeployArguments(words)).toThrow(message);
  });
});

describe("what content adds to the policy", () => {
  it.each([
    ["nothing", "", []],
    ["an object", '<object data="https://o.example/f"></object>', ["object-src https://o.example"]],
    [
      "frames and pictures",
      '<iframe src="https://b.example"></iframe><img src="https://i.example/a.png"><iframe src="https://a.example"></iframe>',
      ["img-src https://i.example", "frame-src https://a.example https://b.example"],
    ],
  ])("is printed: %s", async (_, html, expected) => {
    const publicDir = path.join(root, "sources");
    writeFiles(publicDir, { "404.html": PAGE, "index.html": html });
    const settings = siteSettingsFile.parse({ title: "A", url: "https://a.example" });
    const site = { publicDir, contentRoot: path.join(root, "content"), settings };
    const { contentSources } = await writeDeployment(site, {
      host: "plain",
      out: path.join(root, "deploy/sources"),
    });
    const lines = describeContentSources(contentSources);
    expect(lines.map((line) => line.replace(/^.*: /, "")).sort()).toEqual([...expected].sort());
  });
});

describe("a deployment", () => {
  it.each(["nginx", "caddy", "apache", "netlify", "cloudflare", "vercel", "s3", "container"])(
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
    ["vercel", ["site/vercel.json"]],
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
    const { files, read } = await deployed("github-pages", "/help");
    expect(files).not.toContain("site/help/blog.html");
    expect(read("site/blog.html")).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; (?!.*frame-ancestors)/,
    );
    expect(read("site/blog/index.html")).toContain(`content="0;url=/help/blog"`);
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
    ["/", { status: 302, to: "/blog?a=1" }],
    ["/old", { status: 301, to: "/blog?a=1" }],
    ["/part", { status: 301, to: "/blog?a=1#part" }],
    ["/own", { status: 301, to: "/blog?b=2" }],
    ["/blog", "/blog.html"],
    ["/blog/", { status: 301, to: "/blog?a=1" }],
    ["/blog.html", { status: 301, to: "/blog?a=1" }],
    ["/blog/post/index.html", { status: 301, to: "/blog/post?a=1" }],
    ["//elsewhere.example/", { status: 301, to: "/elsewhere.example?a=1" }],
    ["/blog/node.js", "/blog/node.js.html"],
    [`/${SCRIPT}`, `/${SCRIPT}`],
    ["/404", "/no-such-page"],
  ])("answers %s", async (uri, expected) => {
    expect(await viewerResponse("/", uri)).toEqual(expected);
  });

  it.each([
    ["/help", { status: 302, to: "/help/blog?a=1" }, { status: 301, to: "/help/?a=1" }],
    ["/help/", { status: 302, to: "/help/blog?a=1" }, "/help/index.html"],
    ["/help/blog", "/help/blog.html", "/help/blog.html"],
  ])("answers %s with and without a home", async (uri, withHome, withoutHome) => {
    expect(await viewerResponse("/help", uri)).toEqual(withHome);
    expect(await viewerResponse("/help", uri, null)).toEqual(withoutHome);
  });

  async function viewerResponse(basePath: string, uri: string, home?: null) {
    const { read } = await deployed("s3", basePath, {}, home);
    const { Resources } = JSON.parse(read("stack.json"));
    const code = Resources.Addresses.Properties.FunctionCode as string;
    const event = { request: { uri, querystring: { a: { value: "1" } } } };
    const answer = runInNewContext(`${code}; handler(event)`, { event });
    const { statusCode: status, headers } = answer;
    return status ? { status, to: headers.location.value } : answer.uri;
  }
});

/** A stand-in for the command of AWS: prints the key and metadata of each file that a command uploads. */
const AWS = `#!/usr/bin/env node
const { existsSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const [service, command, from, to, ...options] = process.argv.slice(2);
if (service !== "s3" || options.includes("--delete")) process.exit();
const store = process.env.STORE;
const objects = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
const valueOf = (name) => options[options.indexOf(name) + 1];
const filters = options.flatMap((option, at) =>
  /^--(?:in|ex)clude$/.test(option) ? [[option, options[at + 1]]] : []);
const matches = (pattern, name) => new RegExp("^" + pattern.replace(/[.]/g, "[.]").replaceAll("*", ".*") + "$").test(name);
for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const name = (entry.parentPath + "/" + entry.name).slice(from.length + 1);
  const last = filters.filter(([, pattern]) => matches(pattern, name)).at(-1);
  if (last && last[0] === "--exclude") continue;
  const key = (to + "/" + name).replace("s3://bucket/", "");
  // "sync" uploads only what is not there yet.
  if (command === "sync" && objects[key]) continue;
  objects[key] = valueOf("--cache-control");
}
writeFileSync(store, JSON.stringify(objects));
`;

describe("the upload to S3", () => {
  it.each(["/", "/help"])("caches only hashed files of a site at %s for long", async (basePath) => {
    await deployed("s3", basePath);
    writeFiles(path.join(root, "bin"), { aws: AWS });
    chmodSync(path.join(root, "bin/aws"), 0o755);
    const store = path.join(root, `store${basePath.replace("/", "-")}.json`);
    execFileSync(path.join(root, "deploy/s3/upload.sh"), ["bucket", "distribution"], {
      env: { ...process.env, STORE: store, PATH: `${path.join(root, "bin")}:${process.env.PATH}` },
    });
    const uploaded: Record<string, string> = JSON.parse(readFileSync(store, "utf8"));
    const prefix = basePath === "/" ? "" : "help/";
    const immutable = [`${prefix}${SCRIPT}`, `${prefix}static/photo.png`];
    expect(Object.keys(uploaded).sort()).toEqual(
      Object.keys(FILES)
        .map((name) => prefix + name)
        .sort(),
    );
    expect(
      Object.keys(uploaded)
        .filter((key) => uploaded[key] === IMMUTABLE)
        .sort(),
    ).toEqual(immutable);
  });
});
