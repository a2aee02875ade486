import type { GatsbyBrowser } from "gatsby";
import { showNotice } from "../lib/notice";
import { followLinks } from "./follow-links";
import type { GatsbyWindow } from "./navigation";
import { dropMalformedHash, guardNavigation, guardTraversal, watchLoading } from "./navigation";
import { selectWhatIsFound } from "./scrolling";

/** Sets up navigation and dropdowns before the first render. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const target = window as unknown as GatsbyWindow;
  keepMachineReadableHead();
  watchLoading(target);
  guardNavigation(target);
  followLinks(target);
  copySectionLinks();
  closeDropdowns();
  selectWhatIsFound();
  if (process.env.NODE_ENV === "development") reloadUntilCompiled();
  // These run before the listener of the router.
  addEventListener("popstate", dropMalformedHash);
  addEventListener("popstate", (event) => guardTraversal(event, target.___loader));
};

/**
 * Loads a page again in develop whose code is not compiled yet: Gatsby sends its data first, and would leave the
 * tab empty.
 */
function reloadUntilCompiled(): void {
  addEventListener("unhandledrejection", ({ reason }) => {
    const isMissing = /find the correct component chunk/.test(String(reason));
    if (isMissing) setTimeout(() => window.location.reload(), 500);
  });
}

/**
 * Keeps the metadata of the first page that only its HTML has. Gatsby would remove whatever the page's
 * `Head` does not render in the browser, but it does not touch elements without its mark.
 * `onRouteUpdate` removes what does not apply to the next page.
 */
function keepMachineReadableHead(): void {
  const selector = `:is(meta[property], meta[name^="twitter:"], meta[name=keywords],
    script[type="application/ld+json"], link[rel*=icon], link[rel=manifest], link[type="text/plain"])`;
  for (const element of document.head.querySelectorAll<HTMLElement>(selector)) {
    element.removeAttribute("data-gatsby-head");
    if (!element.matches("link")) element.dataset.firstPage = "";
  }
}

/** Tells the inline loader script that the application is ready. It then repeats an early click. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event("site:hydrated"));
};

/** Copies the address of a section whose link is chosen, and confirms it. */
function copySectionLinks(): void {
  document.addEventListener("click", async ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(".heading-link, .anchor");
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link.href);
      showNotice("The link to this section was copied.");
    } catch (error) {
      // The address bar has it.
      console.warn("The link could not be copied.", error);
    }
  });
}

/**
 * Closes open dropdowns of the navbar when the reader clicks or focuses something else, chooses an
 * entry, or presses Escape, which returns the focus to the dropdown's label.
 */
function closeDropdowns(): void {
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
