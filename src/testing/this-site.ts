import { cachedWork } from "../site/cache/cached-work";
import { CHECK_CACHE, openSiteCache } from "../site/cache/open-site-cache";
import type { DataLayer } from "../site/data-layer";
import { openDataLayer } from "../site/data-layer";
import { readSiteSources } from "../site/settings";

/** Opens the data layer of this project's own site, with the pages that the last `npm run check` compiled. */
export async function openThisSite(): Promise<DataLayer & { contentRoot: string }> {
  const sources = readSiteSources({});
  const { contentRoot } = sources;
  const cache = openSiteCache(CHECK_CACHE, contentRoot, "site");
  return { contentRoot, ...(await openDataLayer(sources, cachedWork(cache))) };
}
