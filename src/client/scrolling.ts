import type { GatsbyBrowser } from "gatsby";
import { findTarget } from "../lib/dom";

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

/** Shows what the address points to, once the page stands and React is done with it. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  setTimeout(revealTarget);
};

/**
 * Brings the place that the address points to into sight: opens the disclosures around it, and
 * chooses the tabs and alternatives that hold it. Browsers do the first by themselves, but not all of
 * them, and not where no page is loaded.
 */
export function revealTarget(): void {
  const target = findTarget(location.hash);
  if (target && open(target)) target.scrollIntoView();
}

/** @returns whether anything had to be opened */
function open(target: HTMLElement): boolean {
  let isChanged = false;
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    const control = controlOf(at);
    control?.click();
    if (control) isChanged = true;
  }
  return isChanged;
}

/** What shows an element that is not shown. */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches("details:not([open])")) return element.querySelector("summary");
  if (element.matches("[role=tabpanel][hidden]"))
    return document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  if (element.matches("label:not(:has(:checked)) + .switch-panel"))
    return element.previousElementSibling as HTMLElement;
  return null;
}
