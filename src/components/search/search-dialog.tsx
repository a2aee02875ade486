import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { isDialogEntry, pushDialogEntry } from "../../lib/dom";
import type { SearchState } from "../../lib/search/search-state";
import { isEarlySearchClosing, takeEarlySearch } from "./early-search";
import { SearchPanel } from "./search-panel";

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The search in a native dialog, which traps and restores focus. It stays mounted when closed, so it
 * reopens at once with the last search.
 */
export default function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<SearchState>({ query: "" });
  const history = useCloseOnBack(dialog);
  // A layout effect, so that early text is in the field before the next key.
  useLayoutEffect(() => {
    if (!isOpen || dialog.current?.open || isEarlySearchClosing()) return;
    const early = takeEarlySearch();
    dialog.current?.showModal();
    pushDialogEntry();
    if (early) setState((before) => ({ ...before, query: early }));
    else dialog.current?.querySelector("input")?.select();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself handles Escape.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={() => {
        history.onClose();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <SearchPanel
        state={state}
        onChange={setState}
        onFollow={() => {
          history.onFollow();
          dialog.current?.close();
        }}
        limit={10}
        isDialog
      />
    </dialog>
  );
}

/**
 * Makes Back close the dialog, which has its own history entry. Closing it in another way removes
 * the entry, and following a link replaces it (see `followLinks`).
 */
function useCloseOnBack(dialog: RefObject<HTMLDialogElement>) {
  const isReturning = useRef(false);
  const isFollowing = useRef(false);
  const [handlers] = useState(() => ({
    onFollow() {
      isFollowing.current = true;
    },
    onClose() {
      if (isDialogEntry() && !isFollowing.current) {
        isReturning.current = true;
        history.back();
      }
      isFollowing.current = false;
    },
  }));
  // A layout effect, so that Back is not lost between the showing of the dialog and a later effect.
  useLayoutEffect(() => {
    const onBack = () => {
      if (isReturning.current) isReturning.current = false;
      else if (dialog.current?.open) dialog.current.close();
    };
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, [dialog]);
  return handlers;
}
