import { isDialogEntry, isWithin, pushDialogEntry } from "../../lib/dom";

/** What the search needs. */
export interface SearchSources {
  /** Addresses of its scripts, in the order in which they run. */
  scripts: readonly string[];
  /** Address of the manifest of its files. */
  manifest: string;
}

declare global {
  interface Window {
    /** The manifest, requested before the search is there. `undefined` if it could not be fetched. */
    searchManifest?: Promise<Response | undefined> | undefined;
  }
}

/**
 * Opens the dialog of the search when the reader asks for it, and loads what the search needs, without the application.
 * Until that has come, the field in the dialog takes what the reader types. Back closes the dialog.
 *
 * @param load adds scripts to the page that it does not have
 * @param onOpen called when the dialog has opened
 */
export function listenForSearch(
  { scripts, manifest }: SearchSources,
  load: (scripts: readonly string[]) => void,
  onOpen: () => void,
): void {
  const dialog = document.querySelector<HTMLDialogElement>(".search-dialog");
  if (!dialog) return;
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    if (dialog.open) return;
    load(scripts);
    // The search asks again after a failure, and reports the next one.
    window.searchManifest ??= fetch(manifest).catch(() => undefined);
    dialog.showModal();
    pushDialogEntry();
    onOpen();
  };
  addEventListener("click", open, true);
  addEventListener("keydown", open, true);
  addEventListener("popstate", () => dialog.close());
  dialog.onclose = () => isDialogEntry() && history.back();
}

/** Returns whether an event is one of the search, which works without the application. */
export function isOfSearch({ defaultPrevented, target }: Event): boolean {
  return defaultPrevented || isWithin(target, ".search-button,.search-dialog");
}

/** The button, `/` outside of fields, and Ctrl+K and ⌘K everywhere. */
function opensSearch(event: MouseEvent | KeyboardEvent): boolean {
  const isOnButton = isWithin(event.target, ".search-button");
  if (!("key" in event)) return isOnButton;
  if (event.key.toLowerCase() === "k") return event.metaKey || event.ctrlKey;
  if (event.key === " ") return isOnButton;
  return event.key === "/" && !isWithin(event.target, FIELDS);
}

const FIELDS = "input,textarea,select,[contenteditable]";
