import { toHref } from "../../lib/addresses";

/** The button of the search, which `listenForSearch` opens. Without JavaScript it leads to the search page. */
export function SearchButton() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link to the search page without JavaScript.
    <a
      className="search-button"
      href={toHref("/search")}
      role="button"
      aria-haspopup="dialog"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="9" cy="9" r="5.5" />
        <path d="M13 13l4 4" />
      </svg>
      <span>Search</span>
      <kbd>/</kbd>
    </a>
  );
}
