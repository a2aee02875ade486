import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { toUrl } from "../../lib/addresses";
import { FILES } from "../../lib/paths";
import { writeSiteFile } from "../files";
import { toToolIndex } from "../markdown-export/tool-index";
import type { SiteFacts } from "./small-files";
import { SMALL_FILES } from "./small-files";

/**
 * Writes the files that are made from the settings alone and that a site does not have in its `static` folder.
 *
 * @param staticDir the content's folder of static files
 */
export async function writeSmallFiles(
  publicDir: string,
  staticDir: string,
  site: SiteFacts,
): Promise<void> {
  for (const [address, toText] of Object.entries(SMALL_FILES)) {
    if (existsSync(path.join(staticDir, address))) continue;
    await writeSiteFile(publicDir, address.slice(1), toText(site));
  }
}

/** Writes the text of every section for tools. */
export async function writeToolIndex(
  publicDir: string,
  data: Queries.MarkdownExportsQuery,
): Promise<void> {
  const index = JSON.stringify(toToolIndex(data));
  await writeSiteFile(publicDir, FILES.toolIndex, `${index}\n`);
}

/**
 * Moves the sitemap to `/sitemap.xml`, where crawlers expect it. gatsby-plugin-sitemap always writes an
 * index and numbered parts. A single part needs no index.
 */
export async function writeSitemap(publicDir: string, siteUrl: string): Promise<void> {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const index = path.join(publicDir, "sitemap-index.xml");
  if (parts.length === 1 && parts[0]) {
    await rename(path.join(publicDir, parts[0]), path.join(publicDir, FILES.sitemap));
    await rm(index, { force: true });
    return;
  }
  const xml = await readFile(index, "utf8").catch(() => undefined);
  if (xml === undefined) return;
  await writeSiteFile(
    publicDir,
    FILES.sitemap,
    xml.replaceAll("<loc>/", `<loc>${toUrl("/", siteUrl)}`),
  );
  await rm(index);
}
