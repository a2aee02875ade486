import path from "node:path";
import { projectFile } from "../environment";
import { digestOfFiles } from "../files";
import type { Cache } from "./cache";
import { digestOf, NO_CACHE, openCache } from "./cache";

/** Files that results depend on besides the content: the code of this project and of packages. */
const CODE = [
  "packages",
  "plugins",
  "src",
  "node_modules/.package-lock.json",
  "package-lock.json",
].map((entry) => path.resolve(__dirname, "../../..", entry));

/** Where `npm run check` keeps what it need not do again. */
export const CHECK_CACHE = projectFile("node_modules/.cache/site-check");

/**
 * Opens the cache of one part of the checks of a site.
 *
 * @param folder folder of caches; without it nothing is stored
 * @param part `site` or `prose`: they run at the same time, so each has a separate cache
 */
export function openSiteCache(
  folder: string | undefined,
  contentRoot: string,
  part: "site" | "prose",
): Cache {
  if (folder === undefined) return NO_CACHE;
  const site = digestOf([projectFile(), contentRoot]).replace(/\W/g, "").slice(0, 12);
  return openCache(path.join(folder, `${site}-${part}`), digestOfFiles(CODE, process.version));
}
