import type { GatsbyBrowser } from "gatsby";
import { dropMalformedHash } from "./navigation/malformed-hash";
import { guardNavigation } from "./navigation/guard-navigation";
import { watchLoading } from "./navigation/watch-loading";
import type { GatsbyWindow } from "./navigation/gatsby-window";

/** Prepares the browser's side of the site, after Gatsby's own and before anything is drawn. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const target = window as unknown as GatsbyWindow;
  repairChunkMapping(target);
  watchLoading(target.___loader);
  guardNavigation(target);
  // Before the router's own listener, which would throw at it.
  addEventListener("popstate", dropMalformedHash);
};

/**
 * Gatsby writes the chunk mapping as JSON inside of JSON, and so never prefetches a page's code.
 * One parse puts it right.
 */
function repairChunkMapping(target: GatsbyWindow): void {
  if (typeof target.___chunkMapping === "string") {
    target.___chunkMapping = JSON.parse(target.___chunkMapping);
  }
}
