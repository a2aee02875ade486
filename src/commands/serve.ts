import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import compression from "compression";
import serve from "serve-handler";
import { withQuery } from "../hosting/recipes/recipe";
import type { HostingRules } from "../hosting/rules";
import { cacheControl, hostingRules, REVALIDATE, readBuiltSite } from "../hosting/rules";

const DEFAULT_PORT = 9000;

/**
 * Chooses the port: `--port`, else the variable `PORT`, else 9000.
 *
 * @throws Error for invalid arguments
 */
export function readPort(words: readonly string[], variable: string | undefined): number {
  const { values } = parseArgs({ args: [...words], options: { port: { type: "string" } } });
  const value = values.port ?? variable;
  if (value === undefined || value === "") return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `"${value}" is not a port. Use a number from 1 to 65535, or 0 for any free port.`,
  );
}

/**
 * Answers requests for a built site as the recipes of `npm run deploy-config` have other hosts do: `/x`
 * with `x.html`; `/x/`, `/x.html` and `/x/index.html` redirect to it and keep their query; anything else,
 * folders included, gets the not-found page with status 404.
 */
export function siteHandler(publicDir: string, rules: HostingRules): RequestListener {
  const compress = compression();
  const { basePath, redirects, headers, contentTypes } = rules;
  const types = Object.entries(contentTypes).map(([extension, type]) => ({
    source: `**/*.${extension}`,
    headers: toList({ "Content-Type": type }),
  }));
  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "/", query] = (request.url ?? "/").split("?");
    const permalink = requestedPermalink(pathname, basePath);
    const redirect = redirects.find(({ from }) => from === pathname);
    const redirectTo = (status: number, location: string) =>
      response.writeHead(status, { ...headers, Location: location }).end();
    if (redirect) {
      redirectTo(redirect.status, withQuery(redirect.to, query ? `?${query}` : ""));
      return;
    }
    if (permalink !== pathname) {
      redirectTo(301, query ? `${permalink}?${query}` : permalink);
      return;
    }
    // The not-found page itself counts as a path that the site does not have.
    const isInside =
      pathname.startsWith(`${basePath}/`) &&
      pathname !== `${basePath}/404` &&
      isWellFormed(pathname);
    request.url = isInside ? request.url?.slice(basePath.length) : "/404/404";
    const file = pathname.slice(basePath.length);
    // compression is typed for Express but works with Node's request and response.
    compress(request as never, response as never, () => {
      void serve(request, response, {
        public: publicDir,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        etag: true,
        // Sources are compared with the file that is sent, which may be the not-found page.
        headers: [
          { source: "**", headers: toList({ ...headers, "Cache-Control": REVALIDATE }) },
          { source: file, headers: toList({ "Cache-Control": cacheControl(rules, pathname) }) },
          ...types,
        ],
      });
    });
  };
}

/** Returns whether all percent escapes of a path are valid. */
function isWellFormed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

function toList(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** Removes `index.html`, `.html` and trailing slashes from a path. Only the site's root has a slash at its end. */
export function requestedPermalink(pathname: string, basePath = ""): string {
  // Two slashes at the beginning would name another host.
  const path = pathname.replace(/^\/+/, "/").replace(/\/index\.html$|\.html$|\/+$/, "");
  return path === basePath ? `${basePath}/` : path || "/";
}

const USAGE = `Serves the built site, public/, as the hosts of deploy-config do.

  npm run serve [-- --port PORT]

--port  by default the variable PORT, else ${DEFAULT_PORT}; 0 for any free port`;

/** Serves `public/` and prints the address. */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes("--help")) return console.log(USAGE);
  const port = readPort(words, process.env.PORT);
  const site = readBuiltSite();
  const rules = await hostingRules(site);
  const server = createServer(siteHandler(site.publicDir, rules));
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isInUse = error.code === "EADDRINUSE";
    console.error(isInUse ? `Port ${port} is in use. Choose another: --port 9001.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${actual}${rules.basePath}/`);
  });
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
