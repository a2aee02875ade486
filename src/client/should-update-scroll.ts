import type { GatsbyBrowser } from "gatsby";

/** A location as the router makes it: `key` names the entry of the history. */
type RoutedLocation = Location & { key?: string };

/**
 * Where a change of route scrolls to: the fragment's element, a position that history remembers, or
 * the top, as Gatsby does by itself. Left alone are the first page, which the browser has put where it
 * belongs long before the application came; a change of the query alone; and one of the fragment
 * alone, which is the browser's, there and back. Who comes back to a page with a fragment is where
 * they were, while Gatsby would go to the fragment once more.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const before: RoutedLocation = prevRouterProps.location;
  const location: RoutedLocation = routerProps.location;
  if (before.href === location.href && before.key === location.key) return false;
  const isSame = (part: "pathname" | "search" | "hash") => before[part] === location[part];
  if (isSame("pathname") && isSame("search") !== isSame("hash")) return false;
  const remembered = getSavedScrollPosition(location);
  if (!(location.hash && remembered?.[1])) return true;
  scrollTo(...remembered);
  return false;
};
