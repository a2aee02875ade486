import { useEffect } from "react";

/**
 * Brings the place that the address points to into sight: opens the disclosures around it and
 * chooses the alternatives that hold it. Browsers do the first by themselves, but not all of them.
 */
export function useRevealTarget(): void {
  useEffect(() => {
    const reveal = () => {
      const target = findTarget(location.hash);
      if (target && open(target)) target.scrollIntoView();
    };
    reveal();
    addEventListener("hashchange", reveal);
    return () => removeEventListener("hashchange", reveal);
  }, []);
}

/** An address may hold anything; what is not encoded rightly points to nothing. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    console.warn(`"${hash}" is no address of a place on this page.`, error);
    return null;
  }
}

/** @returns whether anything had to be opened */
function open(target: HTMLElement): boolean {
  let isChanged = false;
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      isChanged = true;
    }
    const input = at.classList.contains("switch-panel")
      ? at.previousElementSibling?.querySelector("input")
      : null;
    if (input && !input.checked) {
      input.checked = true;
      isChanged = true;
    }
  }
  return isChanged;
}
