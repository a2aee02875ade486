import { useCallback, useEffect, useState } from "react";
import { loadSearchIndex } from "./load-search-index";
import type { LoadedIndex } from "./load-search-index";

/** The index as far as it has arrived. */
export interface IndexState {
  /** The index; with the texts, or still without them. */
  loaded: LoadedIndex | undefined;
  /** Whether a file could not be fetched. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the index when it is first used. */
export function useSearchIndex(): IndexState {
  const [loaded, setLoaded] = useState<LoadedIndex>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadSearchIndex(setLoaded).catch((error: unknown) => {
      console.warn("The search index could not be loaded.", error);
      setFailed(true);
    });
  }, []);
  useEffect(retry, [retry]);
  return { loaded, hasFailed, retry };
}
