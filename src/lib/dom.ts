/** The element that a fragment names (`#id`), if there is one. A fragment may be malformed. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the reader asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A choice in the query of the address; nothing where no parameter is named. */
export function readQueryChoice(parameter: string | undefined): string | undefined {
  if (!parameter) return undefined;
  return new URLSearchParams(location.search).get(parameter) ?? undefined;
}

/** Writes a choice into the query of the address, in place: going back does not undo it. */
export function writeQueryChoice(parameter: string | undefined, value: string): void {
  if (!parameter) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, "", url);
}
