import { toHref } from "../../lib/addresses";
import { SearchIcon } from "./search-icon";

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
      <SearchIcon />
      <span>Search</span>
      <kbd>/</kbd>
    </a>
  );
}
