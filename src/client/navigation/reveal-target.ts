import { findTarget } from "../../lib/find-target";

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
