import type { MouseEvent } from "react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SearchState } from "../../lib/search/search-state";
import { SearchPanel } from "./search-panel";

/*
 * The entry of the search. It has its own root, so that it neither needs the application nor waits for it. It stays
 * when the dialog is closed, which then reopens at once with the last search.
 */

const dialog = document.querySelector<HTMLDialogElement>(".search-dialog");
if (dialog) {
  const typed = dialog.querySelector("input")?.value ?? "";
  // A click beside it, for browsers without `closedby`.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  // At once, so that the next key is typed into the field of the search.
  flushSync(() => createRoot(dialog).render(<Search typed={typed} />));
  // The next query replaces the last one.
  const select = () => dialog.open && dialog.querySelector("input")?.select();
  new MutationObserver(select).observe(dialog, { attributeFilter: ["open"] });
}

function Search({ typed }: { typed: string }) {
  const [state, setState] = useState<SearchState>({ query: typed });
  return <SearchPanel state={state} onChange={setState} onFollow={follow} limit={10} isDialog />;
}

/**
 * Follows a link in place of the dialog's history entry. `followLinks` of the application does so for other
 * pages, so this is for places of the open page, and for pages without the application.
 */
function follow(event: MouseEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The dialog does not go back, as the link takes the place of its entry.
  dialog?.addEventListener("close", (close) => close.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  dialog?.close();
  const link = event.currentTarget as HTMLAnchorElement;
  const isHere = link.pathname === location.pathname && link.hash !== "";
  if (!isHere && "___navigate" in window) return;
  event.preventDefault();
  location.replace(link.href);
}
