import type { ReactNode } from "react";
import {
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { hasScrollPosition } from "../../lib/dom";

const never = () => () => undefined;

/** React warns of layout effects on the server, where no effect runs. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Renders a long part of a page without blocking the browser. The server's HTML is hydrated in small
 * steps. On a page that opens in the application, the part follows the rest of the page, also in
 * small steps, unless the page scrolls to a place in it.
 */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown, setShown] = useState(() => isHydrating || !!location.hash || hasScrollPosition());
  useEffect(() => startTransition(() => setShown(true)), []);
  const onHydrated = useHistoryAfterHydration(isHydrating);
  // React would hydrate the part at once if its element changed.
  return useMemo(
    () => (
      <Suspense>
        {isShown ? children : null}
        <AfterMount run={onHydrated} />
      </Suspense>
    ),
    [isShown, children, onHydrated],
  );
}

/**
 * Keeps changes of the address from the router until the part is hydrated. The router would update
 * the page, and React would replace the part's HTML by new elements: the reader loses what is opened
 * in it, and the target of the fragment is no longer marked.
 *
 * @returns a function to call when the part is hydrated
 */
function useHistoryAfterHydration(isHydrating: boolean): () => void {
  const isWaiting = useRef(isHydrating);
  const hasChanged = useRef(false);
  // A layout effect of the page, so that it runs before the router listens. In Chromium, capturing
  // listeners of the window do not come first.
  useBrowserLayoutEffect(() => {
    const hold = (event: PopStateEvent) => {
      if (!isWaiting.current) return;
      hasChanged.current = true;
      event.stopImmediatePropagation();
    };
    addEventListener("popstate", hold);
    return () => removeEventListener("popstate", hold);
  }, []);
  return useCallback(() => {
    isWaiting.current = false;
    if (hasChanged.current) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    hasChanged.current = false;
  }, []);
}

function AfterMount({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
