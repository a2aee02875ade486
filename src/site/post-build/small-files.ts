import { toUrl } from "../../lib/addresses";
import { FILES } from "../../lib/paths";
import type { OpenSearchSite } from "../search/open-search";
import { toOpenSearch } from "../search/open-search";

/** What the small files are made from. */
export interface SiteFacts extends OpenSearchSite {
  /** `en`. */
  locale: string;
  /** Start page. */
  home: string;
}

/**
 * Files that every build writes from the settings alone: functions that return their text, by address.
 * Links to these addresses are known to the checks.
 */
export const SMALL_FILES: Readonly<Record<string, (site: SiteFacts) => string>> = {
  "/manifest.webmanifest": toManifest,
  "/opensearch.xml": toOpenSearch,
  "/robots.txt": toRobots,
};

/** Returns name and icons for home screens. */
function toManifest({ siteUrl, ...site }: SiteFacts): string {
  const onHost = (permalink: string) => new URL(toUrl(permalink, siteUrl)).pathname;
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
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Allows robots everything and names the sitemap. */
function toRobots({ siteUrl }: SiteFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(FILES.sitemap, siteUrl)}\n`;
}
