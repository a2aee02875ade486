import type { GatsbyBrowser } from "gatsby";

/**
 * Gatsby writes the chunk mapping as JSON inside of JSON, and so never prefetches a page's code.
 * One parse puts it right.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const target = window as unknown as { ___chunkMapping?: unknown };
  if (typeof target.___chunkMapping === "string") {
    target.___chunkMapping = JSON.parse(target.___chunkMapping);
  }
};
