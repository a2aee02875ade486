import { useEffect, useState } from "react";

/** Height that the navbar may cover, in CSS pixels. */
const NAVBAR_HEIGHT = 64;

/**
 * The id of the heading whose section is being read: the first one below the navbar if it stands in
 * the upper half of the window, else the one before it.
 */
export function useActiveHeading(headings: ReadonlyArray<{ id: string }>): string | undefined {
  const [active, setActive] = useState<string>();
  const key = headings.map(({ id }) => id).join(" ");
  useEffect(() => {
    const elements = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => setActive(findActive(elements)?.id);
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [key]);
  return active;
}

function findActive(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const index = elements.findIndex(
    (element) => element.getBoundingClientRect().top >= NAVBAR_HEIGHT,
  );
  if (index < 0) return elements[elements.length - 1];
  const below = elements[index];
  const isNear = below && below.getBoundingClientRect().top < innerHeight / 2;
  return isNear ? below : elements[index - 1];
}
