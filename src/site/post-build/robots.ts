import { toUrl } from "../../lib/addresses";
import { FILES } from "../../lib/paths";
import { outputFiles } from "./output-files";

/** `/robots.txt`, which allows robots everything and names the sitemap. */
export const ROBOTS = outputFiles(
  {
    "/robots.txt": ({ site }) =>
      `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(FILES.sitemap, site.siteUrl)}\n`,
  },
  { isReplaceable: true },
);
