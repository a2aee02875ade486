import { writeFile } from "node:fs/promises";
import path from "node:path";

/** What the manifest says of the site. */
interface ManifestFacts {
  title: string;
  description: string;
  /** `en`. */
  locale: string;
  /** Where the site starts. */
  home: string;
}

/** Writes `/manifest.webmanifest`: name and icons for those who put the site on a home screen. */
export async function writeManifest(publicDir: string, site: ManifestFacts): Promise<void> {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.locale,
    dir: "ltr",
    start_url: site.home,
    scope: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [icon(192), icon(512)],
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(publicDir, "manifest.webmanifest"), text);
}
