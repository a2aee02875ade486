import { CloseButton } from "./close-button";

const LABEL = "Search the site";

/**
 * The dialog of the search in the HTML of every page, which traps and restores focus. Its field takes what the reader
 * types until the search is loaded and fills the dialog.
 */
export function SearchDialog() {
  return (
    <dialog className="search-dialog" aria-label="Search" closedby="any">
      <div className="search-field">
        {/* biome-ignore lint/a11y/useSemanticElements: Escape would clear a field of type `search` first. */}
        <input
          role="searchbox"
          inputMode="search"
          autoComplete="off"
          placeholder={LABEL}
          aria-label={LABEL}
        />
        <CloseButton />
      </div>
      <p className="search-note" role="status">
        Loading the search…
      </p>
    </dialog>
  );
}
