import type { GatsbyBrowser } from "gatsby";
import { findTarget } from "../lib/dom";

/** A location of the router: `key` identifies the history entry. */
type RoutedLocation = Location & { key?: string };

/**
 * Decides where a route change scrolls to: the target of the fragment, the position that history
 * remembers, or the top.
 *
 * The scroll position stays unchanged on the first page, which the browser has scrolled long before
 * the application loads, and when only the query or only the fragment changes, which the browser
 * handles. Going back to a page with a fragment restores the position, where Gatsby would scroll to
 * the fragment again.
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

/**
 * Reveals the target of the fragment after React has rendered the page, and removes metadata of the
 * first page from the head of another one.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: to, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== to.pathname) {
    for (const element of document.querySelectorAll("[data-first-page]")) element.remove();
  }
  setTimeout(revealTarget);
};

/**
 * Scrolls to the target of the fragment, after opening the disclosures around it and selecting the
 * tabs and alternatives that contain it. Browsers open disclosures themselves, but not all of them,
 * and not after client-side navigation.
 */
function revealTarget(): void {
  const target = findTarget(location.hash);
  if (target && open(target)) target.scrollIntoView();
}

/**
 * Selects the alternative in which the browser's find has found something. The browser is about to show
 * it for good, but it is to be hidden again when the reader selects another one.
 */
export function selectWhatIsFound(): void {
  document.addEventListener("beforematch", ({ target }) => {
    const panel = target as HTMLElement;
    open(panel);
    setTimeout(() => panel.setAttribute("hidden", "until-found"));
  });
}

/** Opens what hides an element. Returns whether anything had to be opened. */
function open(target: HTMLElement): boolean {
  let isChanged = false;
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    const control = controlOf(at);
    control?.click();
    if (control) isChanged = true;
  }
  return isChanged;
}

/** Returns the control that reveals a hidden element. */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches("details:not([open])")) return element.querySelector("summary");
  if (element.matches("[role=tabpanel][hidden]"))
    return document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  if (element.matches("label:not(:has(:checked)) + .switch-panel"))
    return element.previousElementSibling as HTMLElement;
  return null;
}
