import { isDialogEntry, pushDialogEntry } from "../../lib/dom";

const findDialog = () => document.querySelector<HTMLDialogElement>("dialog.search-field");

/**
 * Opens a field at once, which takes what the reader types until the search is loaded.
 *
 * @param onClose called when the reader closes it
 */
export function openEarlySearch(onClose: () => void): void {
  let dialog = findDialog();
  if (!dialog) {
    dialog = document.createElement("dialog");
    const input = document.createElement("input");
    input.type = "search";
    input.placeholder = dialog.ariaLabel = "Search the site";
    dialog.className = "search-dialog search-field";
    dialog.append(input);
    document.body.append(dialog);
    dialog.showModal();
    pushDialogEntry();
    addEventListener("popstate", closeEarlySearch, { once: true });
  }
  dialog.onclose = () => {
    dialog.remove();
    if (isDialogEntry()) history.back();
    onClose();
  };
  // The browser would clear the field first. A handler that returns false would swallow other keys.
  dialog.onkeydown = ({ key, isComposing }) => {
    if (key === "Escape" && !isComposing) closeEarlySearch();
  };
  // A click beside it.
  dialog.onclick = (event) => event.target === dialog && dialog.close();
}

/** Returns whether the reader has closed the early field, whose `close` event is still to come. */
export function isEarlySearchClosing(): boolean {
  return findDialog()?.open === false;
}

/** Closes the early field as the reader would. */
export function closeEarlySearch(): void {
  findDialog()?.close();
}

/**
 * Removes the early field for the search that replaces it, which takes over its history entry.
 * Returns what the reader typed, or nothing if the field was not open.
 */
export function takeEarlySearch(): string | undefined {
  const dialog = findDialog();
  if (!dialog) return undefined;
  dialog.onclose = null;
  // Closing gives the focus back to where it was.
  dialog.close();
  dialog.remove();
  return dialog.querySelector("input")?.value;
}
