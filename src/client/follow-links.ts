import { isDialogEntry } from "../lib/dom";
import type { GatsbyWindow, PublicLoader } from "./navigation";

/** Files are not pages of the site: the browser fetches them itself. */
const FILE = /\.[a-z]\w*$/i;

/**
 * Navigates to other pages of the site without a full page load, and prefetches the pages whose
 * links are in view or under the pointer. One listener serves all links, including those in HTML
 * that the build makes. The links are ordinary ones and work without it.
 */
export function followLinks(target: GatsbyWindow): void {
  document.addEventListener("click", (event) => {
    const link = pageLinkOf(event.target);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const isHere = link.href === location.href;
    target.___navigate(pathOf(link) + link.hash, { replace: isHere || isDialogEntry() });
  });
  fetchOnApproach(target.___loader);
  fetchInView(target.___loader);
}

function fetchOnApproach(loader: PublicLoader): void {
  const fetchTarget = (event: Event) => {
    const link = pageLinkOf(event.target);
    if (link) loader.hovering(pathOf(link));
  };
  document.addEventListener("mouseover", fetchTarget);
  document.addEventListener("touchstart", fetchTarget, { passive: true });
}

function fetchInView(loader: PublicLoader): void {
  const fetching = new WeakMap<Element, ReturnType<PublicLoader["enqueue"]>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) fetching.set(target, loader.enqueue(pathOf(target as HTMLAnchorElement)));
      else fetching.get(target)?.abort();
    }
  });
  const observed = new WeakSet<Element>();
  const observeAll = () => {
    for (const link of document.links) {
      if (observed.has(link) || !pageLinkOf(link)) continue;
      observed.add(link);
      observer.observe(link);
    }
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}

/** Returns the link to another page of the site that an event came from. */
function pageLinkOf(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (element as Element).closest<HTMLAnchorElement>("a[href]:not([role=button])");
  if (!link || link.target || link.origin !== location.origin || FILE.test(link.pathname)) return;
  // The browser itself handles fragments of the current page: it opens disclosures around the target
  // and adds a history entry.
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? undefined : link;
}

function isPlain(event: MouseEvent): boolean {
  const { button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(button || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);
}

function pathOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}
