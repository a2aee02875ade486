import { useCallback, useEffect, useRef, useState } from "react";
import { opensSearch, typeKey } from "../../lib/search/typed-keys";

/** Text typed for the search before the application was there; the page's loader keeps it. */
type LoaderWindow = typeof window & { searchTyped?: string | undefined };

/**
 * Whether the search is open, by its shortcuts too, and what was typed while its code was on the
 * way: no letter is lost between the key that opens it and the field.
 */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const typed = useRef("");
  const isFieldThere = useRef(false);
  const isWaiting = useRef(false);
  const open = useCallback(() => {
    const { searchTyped } = window as LoaderWindow;
    (window as LoaderWindow).searchTyped = undefined;
    typed.current += searchTyped ?? "";
    isWaiting.current = !isFieldThere.current;
    setOpened(true);
    setOpen(true);
  }, []);
  const ready = useCallback(() => {
    isFieldThere.current = true;
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
