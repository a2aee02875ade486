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
  }
  dialog.onclose = () => {
    dialog.remove();
    onClose();
  };
  // A click beside it.
  dialog.onclick = (event) => event.target === dialog && dialog.close();
}

/** Removes the early field. Returns what the reader typed, or nothing if the field was not open. */
export function takeEarlySearch(): string | undefined {
  const dialog = findDialog();
  if (!dialog) return undefined;
  dialog.onclose = null;
  // Closing gives the focus back to where it was.
  dialog.close();
  dialog.remove();
  return dialog.querySelector("input")?.value;
}
