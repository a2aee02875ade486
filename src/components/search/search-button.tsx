import { lazy, Suspense, useEffect, useState } from "react";

const SearchDialog = lazy(() => import("./search-dialog"));

/** Opens the search: by click, with `/`, Ctrl+K or ⌘K. Its code comes with the first use. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <a
        className="search-button"
        href="/search"
        role="button"
        data-client=""
        aria-haspopup="dialog"
        aria-label="Search"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="M13 13l4 4" />
        </svg>
        <span>Search</span>
        <kbd>/</kbd>
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey)) return true;
  return event.key === "/" && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
