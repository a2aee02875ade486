import type { KeyboardEvent, RefObject } from "react";
import { useEffect, useRef, useState } from "react";

/** The option that Enter opens, and a handler for the keys that change it. */
export interface ActiveOption {
  /** Id of the option's element; `undefined` if there is none. */
  id: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves through the options of a list while focus stays in the field above it. After each change of
 * the options, the first one is active.
 *
 * @param key changes whenever the options do
 */
export function useActiveOption(list: RefObject<HTMLElement>, key: string): ActiveOption {
  const [id, setId] = useState<string>();
  const chosen = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options change with the key.
  useEffect(() => {
    chosen.current = undefined;
    const update = () => {
      const options = optionsOf(list);
      setId((options.find((option) => option.id === chosen.current) ?? options[0])?.id);
    };
    update();
    // useFlexSearch renders once more after it is given another index, and excerpts come later.
    const observer = new MutationObserver(update);
    if (list.current) observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key, list]);
  const onKeyDown = (event: KeyboardEvent) => {
    const options = optionsOf(list);
    const index = options.findIndex((option) => option.id === id);
    if (event.key === "Enter") {
      if (!options[index]) return;
      event.preventDefault();
      open(options[index], event);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    const next = options[(index + step + options.length) % options.length];
    chosen.current = next?.id;
    setId(next?.id);
    next?.scrollIntoView?.({ block: "nearest" });
  };
  return { id, onKeyDown };
}

function optionsOf(list: RefObject<HTMLElement>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
}

/** Clicks with the same modifier keys, so that Ctrl+Enter opens a new tab. */
function open(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  option.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
