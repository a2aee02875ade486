import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { toUrl } from "../../lib/addresses";
import { writeSiteFile } from "../files";
import { toToolIndex } from "../markdown-export/tool-index";
import type { OpenSearchSite } from "../search/open-search";
import { toOpenSearch } from "../search/open-search";

/** Properties of the site in the manifest. */
interface ManifestFacts {
  title: string;
  description: string;
  /** `en`. */
  locale: string;
  /** Start page. */
  home: string;
  /** URL of the site. */
  siteUrl: string;
}

/** Writes `/manifest.webmanifest`: name and icons for home screens. */
export async function writeManifest(publicDir: string, site: ManifestFacts): Promise<void> {
  const onHost = (permalink: string) => new URL(toUrl(permalink, site.siteUrl)).pathname;
  const icon = (size: number) => ({
    src: onHost(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.locale,
    dir: "ltr",
    start_url: onHost(site.home),
    scope: onHost("/"),
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [icon(192), icon(512)],
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeSiteFile(publicDir, "manifest.webmanifest", text);
}

/** Writes `/opensearch.xml`, which lets browsers search the site from the address bar. */
export async function writeOpenSearch(publicDir: string, site: OpenSearchSite): Promise<void> {
  await writeSiteFile(publicDir, "opensearch.xml", toOpenSearch(site));
}

/** Writes `/docs/search-index.json`, the text of every section for tools. */
export async function writeToolIndex(
  publicDir: string,
  data: Queries.MarkdownExportsQuery,
): Promise<void> {
  const index = JSON.stringify(toToolIndex(data));
  await writeSiteFile(publicDir, "docs/search-index.json", `${index}\n`);
}

/** Writes `/robots.txt`, which allows everything and names the sitemap. */
export async function writeRobots(publicDir: string, siteUrl: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${toUrl("/sitemap.xml", siteUrl)}\n`;
  await writeSiteFile(publicDir, "robots.txt", text);
}

/**
 * Moves the sitemap to `/sitemap.xml`, where crawlers expect it. gatsby-plugin-sitemap always writes an
 * index and numbered parts. A single part needs no index.
 */
export async function writeSitemap(publicDir: string, siteUrl: string): Promise<void> {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const index = path.join(publicDir, "sitemap-index.xml");
  if (parts.length === 1 && parts[0]) {
    await rename(path.join(publicDir, parts[0]), path.join(publicDir, "sitemap.xml"));
    await rm(index, { force: true });
    return;
  }
  const xml = await readFile(index, "utf8").catch(() => undefined);
  if (xml === undefined) return;
  await writeSiteFile(
    publicDir,
    "sitemap.xml",
    xml.replaceAll("<loc>/", `<loc>${toUrl("/", siteUrl)}`),
  );
  await rm(index);
}
