import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "../routes-lock/redirects";

/**
 * Writes `/_redirects`, which static hosts read, so that neither the root nor a page that has moved
 * needs a page in between.
 */
export async function writeRedirects(
  publicDir: string,
  home: string,
  redirects: readonly Redirect[],
): Promise<void> {
  const lines = [`/ ${home} 302`, ...redirects.map(({ from, to }) => `${from} ${to} 301`)];
  await writeFile(path.join(publicDir, "_redirects"), `${lines.join("\n")}\n`);
}
