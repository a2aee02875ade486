import type { ReactNode } from "react";
import {
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { hasScrollPosition } from "../../lib/dom";

const never = () => () => undefined;

/**
 * Renders a long part of a page without blocking the browser. The server's HTML is hydrated in small
 * steps. On a page that opens in the application, the part follows the rest of the page, also in
 * small steps, unless the page scrolls to a place in it.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown, setShown] = useState(() => isHydrating || !!location.hash || hasScrollPosition());
  useEffect(() => startTransition(() => setShown(true)), []);
  // React would hydrate the part at once if its element changed.
  return useMemo(() => <Suspense>{isShown ? children : null}</Suspense>, [isShown, children]);
}
