import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Lists the files in a folder, at any depth, as sorted paths from it with slashes; none without it. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => path.relative(folder, file).split(path.sep).join("/"))
    .sort();
}

/** Writes a file of the built site by its address, and makes the folders for it. */
export async function writeSiteFile(
  publicDir: string,
  address: string,
  content: string | Buffer,
): Promise<void> {
  const file = path.join(publicDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Returns a digest of the names and contents of files and of all files in folders, and of other values.
 * Tests and files that do not exist are left out.
 */
export function digestOfFiles(entries: readonly string[], values: unknown): string {
  const hash = createHash("sha1").update(JSON.stringify(values));
  for (const entry of entries) {
    const isFile = statSync(entry, { throwIfNoEntry: false })?.isFile();
    for (const name of isFile ? [""] : filesBelow(entry)) {
      const file = path.join(entry, name);
      if (!file.includes("__tests__")) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("base64");
}
