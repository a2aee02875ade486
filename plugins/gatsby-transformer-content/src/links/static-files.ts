import { readdir } from "node:fs/promises";
import path from "node:path";

/** Site-absolute addresses of all files in the static folders. */
export async function listStaticFiles(folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map(listFiles));
  return [...new Set(lists.flat())].sort();
}

async function listFiles(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`);
}
