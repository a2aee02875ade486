import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes `/_redirects`, which static hosts read, so that the root needs no page in between. */
export async function writeRedirects(publicDir: string, home: string): Promise<void> {
  await writeFile(path.join(publicDir, "_redirects"), `/ ${home} 302\n`);
}
