import { useLayoutEffect, useRef, useState } from "react";
import type { MutableRefObject } from "react";
import type { SearchState } from "../../lib/search/search-state";
import { SearchPanel } from "./search-panel";

interface SearchDialogProps {
  isOpen: boolean;
  /** Text typed while this code was loading. */
  typed: MutableRefObject<string>;
  /** Called once the field takes keys itself. */
  onReady: () => void;
  onClose: () => void;
}

/**
 * The search in a native dialog, which traps and restores focus. It stays mounted when closed, so it
 * reopens at once with the last search.
 */
export default function SearchDialog({ isOpen, typed, onReady, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<SearchState>({ query: "" });
  // A layout effect, so that early text is in the field before the next key.
  useLayoutEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    const early = typed.current;
    typed.current = "";
    if (early) setState((before) => ({ ...before, query: early }));
    else dialog.current?.querySelector("input")?.select();
    onReady();
  }, [isOpen, typed, onReady]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself handles Escape.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <SearchPanel
        state={state}
        onChange={setState}
        onFollow={() => dialog.current?.close()}
        limit={20}
        isDialog
      />
    </dialog>
  );
}
