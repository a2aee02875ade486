import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../lib/storage";

const CHANGED = "site:stored-choice";

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
    read();
    addEventListener(CHANGED, read);
    addEventListener("storage", read);
    return () => {
      removeEventListener(CHANGED, read);
      removeEventListener("storage", read);
    };
  }, [key]);
  const store = useCallback(
    (next: string) => {
      if (!key) return;
      setValue(next);
      writeStored(key, next);
      dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [value, store];
}
