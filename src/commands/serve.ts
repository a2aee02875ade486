import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { siteHandler } from "./serve/handler";

const DEFAULT_PORT = 9000;

/** Serves `public/` and says where. `PORT` names another port. */
function main(): void {
  const publicDir = path.resolve("public");
  if (!existsSync(path.join(publicDir, "404.html"))) {
    console.error("There is no built site in public/. Run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const server = createServer(siteHandler(publicDir));
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(isTaken ? `Port ${port} is in use. Set PORT to another one.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, () => console.log(`The site is at http://localhost:${port}/`));
}

main();
