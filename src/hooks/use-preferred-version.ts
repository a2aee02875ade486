import { useCallback, useEffect, useState } from "react";
import { readPreferredVersion, writePreferredVersion } from "../lib/preferred-version";

/**
 * The version of a docs plugin that the reader prefers, and the way to change it. `null` until one
 * was chosen, and until the page has come alive, so that the server's HTML fits.
 *
 * @param known names of the versions that exist; the same array on every call
 */
export function usePreferredVersion(
  pluginId: string,
  known: readonly string[],
): [version: string | null, prefer: (version: string) => void] {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => setVersion(readPreferredVersion(pluginId, known)), [pluginId, known]);
  const prefer = useCallback(
    (next: string) => {
      setVersion(next);
      writePreferredVersion(pluginId, next);
    },
    [pluginId],
  );
  return [version, prefer];
}
