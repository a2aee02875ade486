import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import type { AddressInfo } from "node:net";
import { siteHandler } from "./serve/handler";
import { readPort } from "./serve/read-port";

/** Serves `public/` and says where. */
function main(words: readonly string[]): void {
  const port = readPort(words, process.env.PORT);
  const publicDir = path.resolve("public");
  if (!existsSync(path.join(publicDir, "404.html"))) {
    console.error("There is no built site in public/. Run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const server = createServer(siteHandler(publicDir));
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(isTaken ? `Port ${port} is in use. Choose another: --port 9001.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const { port: given } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${given}/`);
  });
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
