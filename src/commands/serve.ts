import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import compression from "compression";
import serve from "serve-handler";

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

/** Browsers ask again whether a file has changed, as many hosts have it. */
const REVALIDATE = [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }];

/**
 * Answers requests for a built site as a static host does: `/x` with `x.html`; `/x/`, `/x.html` and
 * `/x/index.html` redirect to it and keep their query; anything else, folders included, gets the
 * not-found page with status 404.
 */
export function siteHandler(publicDir: string): RequestListener {
  const compress = compression();
  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "/", query] = (request.url ?? "/").split("?");
    const permalink = toPermalink(pathname);
    if (permalink !== pathname) {
      const location = query ? `${permalink}?${query}` : permalink;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    // compression is typed for Express but works with Node's request and response.
    compress(request as never, response as never, () => {
      void serve(request, response, {
        public: publicDir,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        etag: true,
        headers: [{ source: "**", headers: REVALIDATE }],
      });
    });
  };
}

/** Removes `index.html`, `.html` and trailing slashes from a path. */
export function toPermalink(pathname: string): string {
  // Two slashes at the beginning would name another host.
  const path = pathname.replace(/^\/+/, "/");
  return path.replace(/\/index\.html$|\.html$|\/+$/, "") || "/";
}

/** Serves `public/` and prints the address. */
function main(words: readonly string[]): void {
  const port = readPort(words, process.env.PORT);
  const publicDir = path.resolve("public");
  if (!existsSync(path.join(publicDir, "404.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const server = createServer(siteHandler(publicDir));
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isInUse = error.code === "EADDRINUSE";
    console.error(isInUse ? `Port ${port} is in use. Choose another: --port 9001.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${actual}/`);
  });
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
