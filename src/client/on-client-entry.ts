import type { GatsbyBrowser } from "gatsby";
import { closeDropdowns } from "./close-dropdowns";
import { followLinks } from "./navigation/follow-links";
import type { GatsbyWindow } from "./navigation/gatsby-window";
import { guardNavigation } from "./navigation/guard-navigation";
import { dropMalformedHash } from "./navigation/malformed-hash";
import { watchLoading } from "./navigation/watch-loading";

/** Prepares the browser's side of the site, after Gatsby's own and before anything is drawn. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const target = window as unknown as GatsbyWindow;
  repairChunkMapping(target);
  watchLoading(target.___loader);
  guardNavigation(target);
  followLinks(target);
  closeDropdowns();
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
