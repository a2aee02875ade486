import type { GatsbyNode } from "gatsby";
import { startFreshUnlessResumable } from "./last-run";

/** Prepares a run of Gatsby, before it reads its cache. */
export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  disableSlices();
  startFreshUnlessResumable(api);
};

/**
 * Makes Gatsby write whole pages. With Slices it writes pages without their scripts and inserts them at the end
 * of the build, in a later build even into pages that it does not render again. It looks for these pages at
 * `x/index.html`, from where `flattenPages` has moved them. Without Slices it renders a page again when the
 * scripts have changed.
 */
function disableSlices(): void {
  delete process.env.GATSBY_SLICES;
}
