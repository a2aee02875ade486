import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes `/robots.txt`: everything may be read, and the sitemap says what there is. */
export async function writeRobots(publicDir: string, siteUrl: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  await writeFile(path.join(publicDir, "robots.txt"), text);
}
