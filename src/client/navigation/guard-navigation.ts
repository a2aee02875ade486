import { isLoaded } from "./gatsby-window";
import type { GatsbyWindow } from "./gatsby-window";
import { isDecodable } from "./malformed-hash";
import { showNotice } from "./notice";

/** Words for a reader whose connection is gone. */
const OFFLINE_TEXT = "You are offline. This page could not be loaded.";

/**
 * Loads a page before Gatsby goes there, so that a failure can be dealt with: offline the reader
 * stays and is told so; else the browser itself goes to the address, whole, with query and fragment.
 * That cannot become a loop, as the page that it arrives at needs nothing of what failed.
 *
 * Only the last of several quick clicks counts.
 */
export function guardNavigation(target: GatsbyWindow): void {
  const navigate = target.___navigate;
  let latest = 0;
  target.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const url = normalizeAddress(to);
    const path = url.pathname + url.search;
    latest += 1;
    const turn = latest;
    const resources = await target.___loader.loadPage(path);
    if (turn !== latest) return;
    if (isLoaded(resources)) navigate(path + url.hash, options);
    else if (navigator.onLine) location.assign(url.href);
    else showNotice(OFFLINE_TEXT);
  };
}

/** An address without `index.html` and without a fragment that means nothing. */
export function normalizeAddress(to: string): URL {
  const url = new URL(to, location.href);
  url.pathname = url.pathname.replace(/\/index\.html$/, "") || "/";
  if (!isDecodable(url.hash)) url.hash = "";
  return url;
}
