import { useLayoutEffect, useRef, useState } from "react";
import type { MutableRefObject } from "react";
import type { SearchState } from "../../lib/search/search-address";
import { SearchPanel } from "./search-panel";

interface SearchDialogProps {
  isOpen: boolean;
  /** What was typed while this code was on the way. */
  typed: MutableRefObject<string>;
  /** Called when the field is there and takes the keys itself. */
  onReady: () => void;
  onClose: () => void;
}

/**
 * The search over the page: a native dialog, which keeps the focus and gives it back. It stays when
 * it is closed, so that it opens at once with the last search the next time.
 */
export default function SearchDialog({ isOpen, typed, onReady, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<SearchState>({ query: "" });
  // Before the browser takes the next key: what was typed early must stand in the field by then.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it, Escape, is the dialog's own.
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
