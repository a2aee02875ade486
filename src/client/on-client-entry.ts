import type { GatsbyBrowser } from "gatsby";
import { followLinks } from "./follow-links";
import { dropMalformedHash, guardNavigation, watchLoading } from "./navigation";
import type { GatsbyWindow } from "./navigation";

/** Prepares the browser's side of the site, after Gatsby's own and before anything is drawn. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const target = window as unknown as GatsbyWindow;
  repairChunkMapping(target);
  watchLoading(target.___loader);
  guardNavigation(target);
  followLinks(target);
  closeDropdowns();
  // Before the router's own listener, which would throw at it.
  addEventListener("popstate", dropMalformedHash);
};

/**
 * Gatsby writes the chunk mapping as JSON inside of JSON, and so never prefetches a page's code.
 * One parse puts it right.
 */
function repairChunkMapping(target: GatsbyWindow): void {
  if (typeof target.___chunkMapping === "string") {
    target.___chunkMapping = JSON.parse(target.___chunkMapping);
  }
}

/** Tells the page's loader that the application is there; it then repeats a click that came early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event("site:hydrated"));
};

/**
 * Closes what is unfolded in the navbar when the reader turns to something else: by a click, by the
 * focus, by a choice in it, or with Escape, which leaves the focus on what unfolds it.
 */
export function closeDropdowns(): void {
  const closeOthers = ({ target, type }: Event) => {
    const element = target as Element;
    const isChoice = type === "click" && element.closest("a");
    for (const details of openDropdowns()) {
      if (isChoice || !details.contains(element)) details.open = false;
    }
  };
  document.addEventListener("click", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of openDropdowns()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
}

function openDropdowns() {
  return document.querySelectorAll<HTMLDetailsElement>(".navbar details[open]");
}
