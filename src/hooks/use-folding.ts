import { useEffect, useRef, useState } from "react";
import type { MouseEvent, RefObject } from "react";
import { foldingDuration } from "../lib/folding-duration";
import { prefersReducedMotion } from "../lib/reduced-motion";

/** What a folding `details` element needs. */
interface Folding {
  ref: RefObject<HTMLDetailsElement>;
  /** Never changes: whether it is open now is known to the element alone. */
  isOpenAtFirst: boolean;
  /** For the click on the summary. */
  onSummaryClick: (event: MouseEvent) => void;
}

/**
 * Unfolds and folds a native `details` element with a motion whose duration follows from the height
 * of what it holds. The element itself knows whether it is open, with JavaScript and without, so
 * what the reader folded before the page came alive stays folded.
 *
 * @param mustOpen opens it when it becomes true; it is never closed but by the reader
 */
export function useFolding(mustOpen: boolean, isOpen: boolean): Folding {
  const ref = useRef<HTMLDetailsElement>(null);
  const isFirst = useRef(true);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (mustOpen && !isFirst.current && ref.current) ref.current.open = true;
    isFirst.current = false;
  }, [mustOpen]);

  const onSummaryClick = (event: MouseEvent) => {
    const details = ref.current;
    const content = details?.querySelector<HTMLElement>(":scope > :not(summary)");
    const isLink = (event.target as Element).closest("a") !== null;
    if (!details || !content || isLink || prefersReducedMotion()) return;
    event.preventDefault();
    fold(details, content);
  };
  return { ref, isOpenAtFirst, onSummaryClick };
}

function fold(details: HTMLDetailsElement, content: HTMLElement): void {
  const isOpening = !details.open || details.dataset.folding === "closing";
  for (const animation of content.getAnimations()) animation.cancel();
  details.dataset.folding = isOpening ? "opening" : "closing";
  details.open = true;
  const height = content.offsetHeight;
  const frames = [
    { height: "0", opacity: 0, overflow: "clip" },
    { height: `${height}px`, opacity: 1, overflow: "clip" },
  ];
  const animation = content.animate(isOpening ? frames : frames.reverse(), {
    duration: foldingDuration(height),
    easing: "ease-out",
  });
  animation.onfinish = () => {
    delete details.dataset.folding;
    details.open = isOpening;
  };
}
