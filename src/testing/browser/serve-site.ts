import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteHandler } from "../../commands/serve";

/** A built site that answers on a port of its own. */
export interface ServedSite {
  /** `http://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Folder of the built site that the tests look at. */
export const PUBLIC_DIR = path.resolve(process.env.SITE_PUBLIC ?? "public");

/** Serves a built site in this process. */
export async function serveSite(publicDir = PUBLIC_DIR): Promise<ServedSite> {
  if (!existsSync(path.join(publicDir, "404.html"))) {
    throw new Error(`There is no built site in ${publicDir}. Run \`npm run build\` first.`);
  }
  const server = createServer(siteHandler(publicDir));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
