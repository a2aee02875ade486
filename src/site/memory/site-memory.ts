import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestOf, NO_MEMORY, openMemory } from "./memory";
import type { Memory } from "./memory";

const PROJECT = path.resolve(__dirname, "../../..");

/** All that a result may depend on besides the content: this project's code, and packages. */
const CODE = ["packages", "plugins", "src", "node_modules/.package-lock.json", "package-lock.json"];

/**
 * The memory of what is found in a site's content, for one part of the work.
 *
 * @param folder in which memories are kept; without it nothing is remembered
 * @param part `site` or `prose`: they run at the same time, so each has a memory of its own
 */
export function openSiteMemory(
  folder: string | undefined,
  contentRoot: string,
  part: "site" | "prose",
): Memory {
  if (folder === undefined) return NO_MEMORY;
  const site = digestOf([process.cwd(), contentRoot]).replace(/\W/g, "").slice(0, 12);
  return openMemory(path.join(folder, `${site}-${part}`), digestOfCode());
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
