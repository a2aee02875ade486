import type { GatsbyBrowser } from "gatsby";

/** A location as the router makes it: `key` names the entry of the history. */
type RoutedLocation = Location & { key?: string };

/**
 * Where a change of route scrolls to: the fragment's element, a position that history remembers, or
 * the top, as Gatsby does by itself. Two cases are left alone: the first, as the browser has put the
 * page where it belongs long before the application came; and a change of the query alone.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const before: RoutedLocation = prevRouterProps.location;
  const location: RoutedLocation = routerProps.location;
  if (before.href === location.href && before.key === location.key) return false;
  const isSamePlace = before.pathname === location.pathname && before.hash === location.hash;
  return !(isSamePlace && before.search !== location.search);
};
