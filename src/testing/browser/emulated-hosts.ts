import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../site/files";
import type { LocalServer } from "../listen";
import { listen } from "../listen";

/** What a host sends for a request. */
interface HostResponse {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** Path of the file that is sent, from the uploaded folder. */
  file?: string;
}

/** An uploaded folder. */
interface Upload {
  has: (file: string) => boolean;
  read: (file: string) => string;
}

/** The rules of a host of static files, as far as its documentation describes them. */
interface HostRules {
  respond: (upload: Upload, pathname: string, query: string) => HostResponse;
  /** Headers of a response, in addition to its type. */
  headers: (upload: Upload, pathname: string) => Record<string, string>;
}

const REVALIDATE = { "Cache-Control": "public, max-age=0, must-revalidate" };

/**
 * https://docs.github.com/pages and https://github.com/slorber/trailing-slash-guide: `/x` is `x.html`, a folder
 * with an index redirects to `/x/`, and nothing else redirects. There are no settings for headers.
 */
const githubPages: HostRules = {
  respond: ({ has }, pathname) => {
    const file = pathname.slice(1);
    if (pathname.endsWith("/") && has(`${file}index.html`))
      return { status: 200, file: `${file}index.html` };
    if (has(file)) return { status: 200, file };
    if (has(`${file}.html`)) return { status: 200, file: `${file}.html` };
    if (has(`${file}/index.html`)) return { status: 301, location: `${pathname}/` };
    return { status: 404, file: "404.html" };
  },
  headers: () => ({ "Cache-Control": "max-age=600" }),
};

/**
 * https://docs.netlify.com/routing/redirects/: a redirect applies where there is no file, or with `!`; a slash at
 * the end makes no difference for it, and the query is passed on. With "Pretty URLs", `/x` is `x.html`.
 */
const netlify: HostRules = {
  respond: ({ has, read }, pathname, query) => {
    const file = pathname.slice(1);
    const found = [file, `${file}.html`, path.posix.join(file, "index.html")].find(has);
    const rule = redirectRules(read("_redirects")).find(
      ({ from }) => withoutSlash(from) === withoutSlash(pathname),
    );
    if (rule && (!found || rule.isForced))
      return { status: rule.status, location: addQuery(rule.to, query) };
    const page = withoutSlash(pathname);
    if (pathname !== page && has(`${page.slice(1)}.html`))
      return { status: 301, location: page + query };
    return found ? { status: 200, file: found } : { status: 404, file: "404.html" };
  },
  headers: ({ read }, pathname) => ({ ...REVALIDATE, ...headersFor(read("_headers"), pathname) }),
};

/**
 * https://developers.cloudflare.com/pages/configuration/ and the open source of its asset server: redirects come
 * before files, addresses lose `.html`, and without a `404.html` at the top every path shows the root.
 */
const cloudflare: HostRules = {
  respond: ({ has, read }, pathname, query) => {
    const file = pathname.slice(1);
    const rule = redirectRules(read("_redirects")).find(({ from }) => from === pathname);
    if (rule) return { status: rule.status, location: addQuery(rule.to, query) };
    if (has(file) && file.endsWith(".html"))
      return { status: 308, location: pathname.replace(/(?<=\/)index\.html$|\.html$/, "") + query };
    if (has(file)) return { status: 200, file };
    const index = `${file}index.html`;
    if (pathname.endsWith("/") && has(index)) return { status: 200, file: index };
    if (pathname.endsWith("/") && has(`${file.slice(0, -1)}.html`))
      return { status: 308, location: pathname.slice(0, -1) + query };
    if (has(`${file}.html`)) return { status: 200, file: `${file}.html` };
    if (has(`${file}/index.html`)) return { status: 308, location: `${pathname}/${query}` };
    if (!has("404.html")) return { status: 200, file: "index.html" };
    const folders = ancestors(path.posix.dirname(pathname));
    const nearest = folders.map((folder) => path.posix.join(folder, "404.html").slice(1)).find(has);
    return { status: 404, file: nearest ?? "404.html" };
  },
  headers: ({ read }, pathname) => ({ ...REVALIDATE, ...headersFor(read("_headers"), pathname) }),
};

interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash: boolean;
  redirects: Array<{ source: string; destination: string; statusCode: number }>;
  headers: Array<{ source: string; headers: Array<{ key: string; value: string }> }>;
}

/**
 * https://vercel.com/docs/project-configuration: with `cleanUrls` and without `trailingSlash`, both endings are
 * removed before the redirects of the site apply, which come before its files.
 */
const vercel: HostRules = {
  respond: ({ has, read }, pathname, query) => {
    const { cleanUrls, trailingSlash, redirects }: VercelConfig = JSON.parse(read("vercel.json"));
    const clean = cleanUrls ? pathname.replace(/\/index(?:\.html)?$|\.html$/, "") : pathname;
    const plain = (trailingSlash ? clean : withoutSlash(clean)) || "/";
    if (plain !== pathname) return { status: 308, location: plain + query };
    const rule = redirects.find(({ source }) => sourcePattern(source).test(pathname));
    if (rule) return { status: rule.statusCode, location: addQuery(rule.destination, query) };
    const file = pathname.slice(1);
    const found = [file, `${file}.html`, path.posix.join(file, "index.html")].find(has);
    return found ? { status: 200, file: found } : { status: 404, file: "404.html" };
  },
  headers: ({ read }, pathname) => {
    const { headers }: VercelConfig = JSON.parse(read("vercel.json"));
    const matching = headers.filter(({ source }) => sourcePattern(source).test(pathname));
    const values = matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
    return { ...REVALIDATE, ...Object.fromEntries(values) };
  },
};

const HOSTS = { "github-pages": githubPages, netlify, cloudflare, vercel };
export type EmulatedHost = keyof typeof HOSTS;
/** Hosts that cannot be run here. */
export const EMULATED_HOSTS = Object.keys(HOSTS) as EmulatedHost[];

/**
 * Serves an uploaded folder as a host would.
 *
 * @param mount path at which the host shows the folder, or empty for its root
 */
export function serveAsHost(
  host: EmulatedHost,
  folder: string,
  mount: string,
): Promise<LocalServer> {
  const files = new Set(filesBelow(folder));
  const upload: Upload = {
    has: (file) => files.has(file),
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
  };
  const { respond, headers } = HOSTS[host];
  return listen((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (mount && pathname === mount) {
      response.writeHead(301, { Location: `${mount}/` }).end();
      return;
    }
    const inFolder = decodeURI(pathname.slice(mount.length));
    const { status, location, file = "" } = respond(upload, inFolder, search);
    if (location === undefined) {
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      const values = { "Content-Type": type, ...headers(upload, inFolder) };
      response.writeHead(status, values).end(readFileSync(path.join(folder, file)));
    } else {
      const prefix = location.startsWith("/") ? mount : "";
      response.writeHead(status, { Location: prefix + location }).end();
    }
  });
}

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};

/** Parses `_redirects`. */
function redirectRules(text: string) {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = "", status = ""] = line.split(" ");
      return { from, to, status: Number.parseInt(status, 10), isForced: status.endsWith("!") };
    });
}

/** Returns the headers of `_headers` for a path. In patterns, `*` matches any text. */
function headersFor(text: string, pathname: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of text.trim().split("\n\n")) {
    const [pattern = "", ...lines] = rule.split("\n");
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    if (!new RegExp(`^${source}$`).test(pathname)) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      found[name] = value;
    }
  }
  return found;
}

/** The part of path-to-regexp that the recipe uses: escaped text and groups. */
function sourcePattern(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

function addQuery(to: string, query: string): string {
  return to.includes("?") ? to : to.replace(/(?=#)|$/, query);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "");
}

/** Returns a folder and all folders above it, the nearest first. */
function ancestors(folder: string): string[] {
  return folder === "/" ? ["/"] : [folder, ...ancestors(path.posix.dirname(folder))];
}
