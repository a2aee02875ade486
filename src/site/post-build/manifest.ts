import { toUrl } from "../../lib/addresses";
import type { OutputContext } from "./output-files";
import { outputFiles } from "./output-files";

/** `/manifest.webmanifest`, with which the site can be put on a home screen. */
export const MANIFEST = outputFiles(
  { "/manifest.webmanifest": toManifest },
  { isReplaceable: true },
);

/** Returns name and icons for home screens. */
function toManifest({ site }: OutputContext): string {
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
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
