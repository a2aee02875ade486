import { useEffect, useRef } from "react";

/**
 * In develop, loads a page again when its content has become a module, as after the repair of one: the open
 * page has the template without it.
 */
export function useReloadInDevelop(isEmpty: boolean): void {
  const hadContent = useRef(false);
  useEffect(() => {
    if (isEmpty && hadContent.current) window.location.reload();
    hadContent.current = !isEmpty;
  }, [isEmpty]);
}
