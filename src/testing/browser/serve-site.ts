import { existsSync } from "node:fs";
import path from "node:path";
import { siteHandler } from "../../commands/serve";
import type { HostedSite } from "../../hosting/rules";
import { hostingRules } from "../../hosting/rules";
import { readSiteSources } from "../../site/settings";
import type { LocalServer } from "../listen";
import { listen } from "../listen";

/** Folder of the built site that the tests look at. */
export const PUBLIC_DIR = path.resolve(process.env.SITE_PUBLIC ?? "public");

/** Serves a built site in this process, with the headers and redirects of its settings. */
export async function serveSite(
  publicDir = PUBLIC_DIR,
  sources: Omit<HostedSite, "publicDir"> = readSiteSources(),
): Promise<LocalServer> {
  if (!existsSync(path.join(publicDir, "404.html"))) {
    throw new Error(`There is no built site in ${publicDir}. Run \`npm run build\` first.`);
  }
  const rules = await hostingRules({ publicDir, ...sources });
  return listen(siteHandler(publicDir, rules));
}
