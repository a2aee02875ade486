import { lazy, Suspense } from "react";
import { useOpening } from "./use-opening";

const loadDialog = () => import("./search-dialog");
const SearchDialog = lazy(loadDialog);

/** Opens the search by click, `/`, Ctrl+K or ⌘K. Its code is loaded on first use. */
export function SearchButton() {
  const { isOpen, wasOpened, typed, open, close, ready } = useOpening();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link to the search page without JavaScript. */}
      <a
        className="search-button"
        href="/search"
        role="button"
        data-client=""
        aria-haspopup="dialog"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          open();
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="M13 13l4 4" />
        </svg>
        <span>Search</span>
        <kbd>/</kbd>
      </a>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} typed={typed} onReady={ready} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
