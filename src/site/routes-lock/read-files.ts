import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseLock } from "./lock-file";
import type { LockedRoute } from "./lock-file";
import { parseRedirects } from "./redirects-file";

/** The content's folder, which holds the settings' file. */
export function contentRootOf(settingsFile: string): string {
  return path.dirname(settingsFile);
}

/** Path of the list of published addresses. */
export function lockFileOf(contentRoot: string): string {
  return path.join(contentRoot, "routes.lock");
}

/** Path of the list of pages that have moved. */
export function redirectsFileOf(contentRoot: string): string {
  return path.join(contentRoot, "redirects.yml");
}

/** The published addresses; nothing for a site that does not keep a list. */
export function readLock(contentRoot: string): LockedRoute[] | undefined {
  const file = lockFileOf(contentRoot);
  return existsSync(file) ? parseLock(readFileSync(file, "utf8")) : undefined;
}

/** The pages that have moved, and what is wrong with their list. */
export function readRedirects(contentRoot: string): ReturnType<typeof parseRedirects> {
  const file = redirectsFileOf(contentRoot);
  return parseRedirects(existsSync(file) ? readFileSync(file, "utf8") : "");
}
