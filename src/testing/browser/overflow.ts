import type { Page } from "playwright-core";

/** Widths of windows at which nothing may run over the edge of a page. */
export const WIDTHS = [320, 390, 768, 997, 1440] as const;

/**
 * What makes a page wider than its window: elements that stick out, outermost first, without what
 * scrolls in a container of its own.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent !== document.body && getComputedStyle(parent).overflowX !== "visible")
          return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width && !isClipped(element))
      .map(({ tagName, className }) => `${tagName} .${className}`)
      .slice(0, 5);
  });
}
