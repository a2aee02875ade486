import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFile } from "../environment";
import type { Cache } from "./cache";
import { digestOf, NO_CACHE, openCache } from "./cache";

const PROJECT = path.resolve(__dirname, "../../..");

/** Files that results depend on besides the content: the code of this project and of packages. */
const CODE = ["packages", "plugins", "src", "node_modules/.package-lock.json", "package-lock.json"];

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
  return openCache(path.join(folder, `${site}-${part}`), digestOfCode());
}

function digestOfCode(): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of CODE.map((part) => path.join(PROJECT, part)).flatMap(filesBelow)) {
    hash.update(path.relative(PROJECT, file)).update(readFileSync(file));
  }
  return hash.digest("base64");
}

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (path.extname(entry)) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath ?? item.path, item.name))
    .sort();
}
