import { cp } from "node:fs/promises";
import path from "node:path";

/** What builds and package managers leave in a site. */
const LEFT_BEHIND = new Set(["node_modules", "build", "public", ".docusaurus", ".cache", ".git"]);

/** Copies what people have written of a site. */
export async function copySite(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.has(path.relative(from, file).split(path.sep)[0] ?? ""),
  });
}
