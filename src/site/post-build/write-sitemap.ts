import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Puts the sitemap at `/sitemap.xml`, where robots and people look for it. gatsby-plugin-sitemap
 * always writes an index and numbered parts; one part alone needs no index.
 */
export async function writeSitemap(publicDir: string, siteUrl: string): Promise<void> {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const index = path.join(publicDir, "sitemap-index.xml");
  const target = path.join(publicDir, "sitemap.xml");
  if (parts.length === 1 && parts[0]) {
    await rename(path.join(publicDir, parts[0]), target);
    await rm(index, { force: true });
    return;
  }
  const xml = await readFile(index, "utf8").catch(() => undefined);
  if (xml === undefined) return;
  await writeFile(target, xml.replaceAll("<loc>/", `<loc>${siteUrl}/`));
  await rm(index);
}
