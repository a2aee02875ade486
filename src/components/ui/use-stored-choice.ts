import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/preferences";

const CHANGED = "site:stored-choice";

/** A change on this page. It carries the value, because storage may have refused it. */
type Change = CustomEvent<{ key: string; value: string }>;

/**
 * Returns a choice in local storage and a function that stores it. All components with the same key
 * share it, on this page and in other tabs. `undefined` before hydration, to match the server's
 * HTML.
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
