import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `@docusaurus/useIsBrowser`: false in the HTML and until hydration, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
