import type { GatsbyNode } from "gatsby";
import { checkLastRun } from "./last-run";

/**
 * Has Gatsby write whole pages. It would write them without their scripts, and put those in at the end, in
 * a later build even into pages that it does not render again: it looks for `x/index.html`, which
 * `flattenPages` has moved. Without the variable a page is rendered again when the scripts have changed.
 */
export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  delete process.env.GATSBY_SLICES;
  checkLastRun(api);
};
