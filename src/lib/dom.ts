/** Returns the element that a fragment (`#id`) points to. The fragment may be malformed. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  return isDecodable(hash) ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Returns whether an element, or one around it, matches a selector. */
export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Returns whether a part of an address can be decoded. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns a parameter of the address's query, if a name is given. */
export function readQueryChoice(parameter: string | undefined): string | undefined {
  if (!parameter) return undefined;
  return new URLSearchParams(location.search).get(parameter) ?? undefined;
}

/** Sets a parameter of the address's query without a new history entry. */
export function writeQueryChoice(parameter: string | undefined, value: string): void {
  if (!parameter) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, "", url);
}

/** Gives an open dialog a history entry, so that Back closes it instead of changing the page below. */
export function pushDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, isDialog: true }, "");
}

/** Returns whether the current history entry is that of an open dialog. */
export function isDialogEntry(): boolean {
  return (history.state as { isDialog?: boolean } | null)?.isDialog === true;
}

/** Returns whether Gatsby stored a scroll position for the current history entry. */
export function hasScrollPosition(): boolean {
  const { key = "initial" } = (history.state ?? {}) as { key?: string };
  try {
    return sessionStorage.getItem(`@@scroll|${location.pathname}|${key}`) !== null;
  } catch {
    return false;
  }
}
