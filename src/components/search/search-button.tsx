import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { isField, opensSearch, typeKey } from "./search-keys";

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

/** The page's loader script stores text typed for the search before the application is loaded. */
type LoaderWindow = typeof window & { searchTyped?: string | undefined };

/**
 * Opens and closes the search, also by its shortcuts, and collects what is typed while its code is
 * loading, so that no letter between the shortcut and the field is lost.
 */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const typed = useRef("");
  const hasField = useRef(false);
  const isWaiting = useRef(false);
  const open = useCallback(() => {
    const { searchTyped } = window as LoaderWindow;
    (window as LoaderWindow).searchTyped = undefined;
    typed.current += searchTyped ?? "";
    isWaiting.current = !hasField.current;
    setOpened(true);
    setOpen(true);
  }, []);
  const ready = useCallback(() => {
    hasField.current = true;
    isWaiting.current = false;
  }, []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const text = isWaiting.current ? typeKey(typed.current, event) : undefined;
      if (text !== undefined) typed.current = text;
      else if (opensSearch(event, isField(event.target))) open();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);
  return { isOpen, wasOpened, typed, open, close, ready };
}
