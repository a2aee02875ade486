import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { startProgress } from "../../client/navigation";
import { toHref } from "../../lib/addresses";
import { closeEarlySearch, openEarlySearch } from "./early-search";
import type SearchDialog from "./search-dialog";
import { SearchFailure } from "./search-failure";
import { isField, opensSearch } from "./search-keys";

/** Opens the search by click, `/`, Ctrl+K or ⌘K. Its code is loaded on first use. */
export function SearchButton() {
  const { Dialog, hasFailed, load } = useDialog();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    // The browser gives the focus back, unless the dialog was opened from one that is gone.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(".search-button")?.focus();
    }
  }, []);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
    if (Dialog) return;
    openEarlySearch(close);
    load(true);
  }, [Dialog, close, load]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event, isField(event.target))) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);
  const prefetch = () => load(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link to the search page without JavaScript. */}
      <a
        className="search-button"
        href={toHref("/search")}
        role="button"
        data-client=""
        aria-haspopup="dialog"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
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
      {wasOpened && Dialog ? <Dialog isOpen={isOpen} onClose={close} /> : null}
      {isOpen && !Dialog && hasFailed ? (
        <FailureDialog onRetry={open} onClose={closeEarlySearch} />
      ) : null}
    </>
  );
}

/** Loads the code of the dialog. A failure takes nothing away, and each call tries again. */
function useDialog() {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [hasFailed, setFailed] = useState(false);
  /** @param isWanted true if the reader waits for it, who then sees a failure */
  const load = useCallback(async (isWanted: boolean) => {
    if (isWanted) setFailed(false);
    const finish = isWanted ? startProgress("Loading the search") : undefined;
    try {
      const loaded = await import("./search-dialog");
      setDialog(() => loaded.default);
    } catch (error) {
      console.warn("The search could not be loaded.", error);
      if (isWanted) setFailed(true);
    } finally {
      finish?.();
    }
  }, []);
  return { Dialog, hasFailed, load };
}

/** Covers the early field if the code of the search could not be loaded. */
function FailureDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClose}>
      <SearchFailure retry={onRetry} isPartial={false} />
      <form method="dialog" className="search-note">
        <button type="submit" className="search-close">
          Close
        </button>
      </form>
    </dialog>
  );
}
