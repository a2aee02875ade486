import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import handler from "serve-handler";

const DEFAULT_PORT = 9000;

/**
 * Serves `public/` as a static host would: `/x` answers with `x.html`, `/x/` and `/x/index.html` lead
 * to it, and everything else is the not-found page with status 404.
 */
function main(): void {
  const publicDir = path.resolve("public");
  if (!existsSync(path.join(publicDir, "404.html"))) {
    console.error("There is no built site in public/. Run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const compress = compression();
  const server = createServer((request, response) => {
    // compression's types are Express's; it needs no more than Node's request and response.
    compress(request as never, response as never, () => {
      request.url = request.url?.replace(/\/index\.html(?=$|[?#])/, "/");
      void handler(request, response, { public: publicDir, cleanUrls: true, trailingSlash: false });
    });
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(isTaken ? `Port ${port} is in use. Set PORT to another one.` : error.message);
    process.exitCode = 1;
  });
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  server.listen(port, () => console.log(`The site is at http://localhost:${port}/`));
}

main();
