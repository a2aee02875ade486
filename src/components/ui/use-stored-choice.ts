import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/preferences";

const CHANGED = "site:stored-choice";

/** A change of a choice on this page. It carries the value, as storage may have refused it. */
type Change = CustomEvent<{ key: string; value: string }>;

/**
 * A choice in local storage, shared by every component that asks for the same key, on this page and
 * in other tabs. `undefined` until the page has come alive, so that the server's HTML fits.
 */
export function useStoredChoice(
  key: string | undefined,
): [value: string | undefined, store: (value: string) => void] {
  const [value, setValue] = useState<string>();
  useEffect(() => {
    if (!key) return undefined;
    const read = () => setValue(readStored(key) ?? undefined);
    const take = (event: Event) => {
      const { detail } = event as Change;
      if (detail.key === key) setValue(detail.value);
    };
    read();
    addEventListener(CHANGED, take);
    addEventListener("storage", read);
    return () => {
      removeEventListener(CHANGED, take);
      removeEventListener("storage", read);
    };
  }, [key]);
  const store = useCallback(
    (next: string) => {
      if (!key) return;
      writeStored(key, next);
      dispatchEvent(new CustomEvent(CHANGED, { detail: { key, value: next } }));
    },
    [key],
  );
  return [value, store];
}
