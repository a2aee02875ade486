import { useEffect, useRef, useState } from "react";
import { SearchField } from "./search-field";

/** The search over the page: a native dialog, which keeps and returns the focus. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        if (target === dialog.current || target.closest("a")) dialog.current?.close();
      }}
    >
      <SearchField query={query} onChange={setQuery} />
    </dialog>
  );
}
