import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteHandler } from "../../commands/serve";
import type { HostedSite } from "../../hosting/rules";
import { hostingRules } from "../../hosting/rules";
import { readSiteSources } from "../../site/settings";

/** A built site that answers on a port of its own. */
export interface ServedSite {
  /** `http://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Folder of the built site that the tests look at. */
export const PUBLIC_DIR = path.resolve(process.env.SITE_PUBLIC ?? "public");

/** Serves a built site in this process, with the headers and redirects of its settings. */
export async function serveSite(
  publicDir = PUBLIC_DIR,
  sources: Omit<HostedSite, "publicDir"> = readSiteSources(),
): Promise<ServedSite> {
  if (!existsSync(path.join(publicDir, "404.html"))) {
    throw new Error(`There is no built site in ${publicDir}. Run \`npm run build\` first.`);
  }
  const rules = await hostingRules({ publicDir, ...sources });
  const server = createServer(siteHandler(publicDir, rules));
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
