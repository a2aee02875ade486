import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";

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

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

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

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Returns whether a key opens the search: `/` outside of fields, Ctrl+K and ⌘K everywhere. */
export function opensSearch(event: PressedKey, isTyping: boolean): boolean {
  if (event.key.toLowerCase() === "k") return event.metaKey || event.ctrlKey;
  return event.key === "/" && !isTyping;
}

/**
 * Returns text with a key added that was typed before there was a field, or `undefined` for a key
 * that types nothing.
 */
export function typeKey(text: string, event: PressedKey): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Backspace") return text.slice(0, -1);
  return event.key.length === 1 ? text + event.key : undefined;
}
