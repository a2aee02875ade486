import { useEffect } from "react";
import { findTarget } from "../lib/find-target";

/** Height of the navbar: above this the page counts as being at its top. In CSS pixels. */
const AT_TOP = 56;
/** From here on the way back to the top is worth a button. */
const FAR_DOWN = 300;

/** What the style sheets are told; nothing at the top of the page. */
type Direction = "down" | "up" | undefined;

/**
 * Writes on the root element which way the reader scrolls (`data-scroll`), for the navbar, which
 * hides on the way down, and the button back to the top, which shows on the way up. A jump to an
 * element of the page is not a way down: the navbar stays.
 *
 * @param current address of the page; a new one shows the navbar
 */
export function useScrollDirection(current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what starts it anew.
  useEffect(() => {
    const root = document.documentElement;
    let lastY = scrollY;
    let lastHash = location.hash;
    const show = (direction: Direction) => {
      if (direction) root.dataset.scroll = direction;
      else delete root.dataset.scroll;
    };
    const onScroll = () => {
      const isJump = location.hash !== lastHash && findTarget(location.hash) !== null;
      lastHash = location.hash;
      if (scrollY !== lastY) show(isJump ? undefined : directionFrom(lastY));
      lastY = scrollY;
    };
    // A second click on the same link jumps again, though the address stays the same.
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest("a[href*='#']")) lastHash = "";
    };
    show(undefined);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("click", onClick, true);
    };
  }, [current]);
}

/** The way from an earlier position. At its end a page may bounce back: that is no way up. */
function directionFrom(lastY: number): Direction {
  if (scrollY < AT_TOP) return undefined;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
  if (scrollY > lastY || isAtEnd) return "down";
  return scrollY > FAR_DOWN ? "up" : undefined;
}
