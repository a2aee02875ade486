/** What is known of a page after an attempt to load it; nothing when it could not be loaded. */
export type PageResources = { readonly status?: string } | undefined;

/** The part of Gatsby's public loader that the site uses. */
export interface PublicLoader {
  /** Loads a page's data and code; `path` may carry a query. Answers from memory the second time. */
  loadPage: (path: string) => Promise<PageResources>;
  /** Called for links that the pointer enters. */
  hovering: (path: string) => void;
  /** Fetches a page ahead of need, later; does nothing where the connection is slow or dear. */
  enqueue: (path: string) => { abort: () => void } | undefined;
}

/** Options of a navigation. */
export interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

/** What Gatsby leaves on the window. Not public, so it is named in this one place only. */
export interface GatsbyWindow {
  ___chunkMapping?: unknown;
  ___loader: PublicLoader;
  ___navigate: (to: string | number, options?: NavigateOptions) => void;
}

/** Whether a page can be shown. */
export function isLoaded(resources: PageResources): boolean {
  return resources !== undefined && resources.status !== "error";
}

/** Words for a reader whose connection is gone. */
const OFFLINE_TEXT = "You are offline. This page could not be loaded.";

/**
 * Loads a page before Gatsby goes there, so that a failure can be dealt with: offline the reader
 * stays and is told so; else the browser itself goes to the address, whole, with query and fragment.
 * That cannot become a loop, as the page that it arrives at needs nothing of what failed.
 *
 * Only the last of several quick clicks counts.
 */
export function guardNavigation(target: GatsbyWindow): void {
  const navigate = target.___navigate;
  let latest = 0;
  target.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const url = normalizeAddress(to);
    const path = url.pathname + url.search;
    latest += 1;
    const turn = latest;
    const resources = await target.___loader.loadPage(path);
    if (turn !== latest) return;
    if (isLoaded(resources)) navigate(path + url.hash, options);
    else if (navigator.onLine) location.assign(url.href);
    else showNotice(OFFLINE_TEXT);
  };
}

/** An address without `index.html` and without a fragment that means nothing. */
export function normalizeAddress(to: string): URL {
  const url = new URL(to, location.href);
  url.pathname = url.pathname.replace(/\/index\.html$/, "") || "/";
  if (!isDecodable(url.hash)) url.hash = "";
  return url;
}

/**
 * Adds to Gatsby's loader what it lacks: a progress bar for another page that is slow, a warning for
 * one that fails, and no loading on hover where the connection is slow or dear (links in view are
 * left alone there by Gatsby itself).
 */
export function watchLoading(loader: PublicLoader): void {
  const { loadPage, hovering } = loader;
  loader.loadPage = async (path) => {
    const isOther = path.split("?")[0] !== location.pathname;
    const finish = isOther ? startProgress() : undefined;
    try {
      const resources = await loadPage(path);
      if (!isLoaded(resources)) console.warn(`The page ${path} could not be loaded.`);
      return resources;
    } catch (error) {
      console.warn(`The page ${path} could not be loaded.`, error);
      return undefined;
    } finally {
      finish?.();
    }
  };
  loader.hovering = (path) => {
    if (!isConstrained()) hovering(path);
  };
}

/** The part of the Network Information API that is asked for; not every browser has it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's connection is slow or dear, so that nothing is fetched ahead of need. */
export function isConstrained(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** Time that a page may take before the reader is told that it is on its way, in milliseconds. */
const PROGRESS_DELAY = 200;

/**
 * Shows a thin bar at the top of the window when something takes long.
 *
 * @returns ends it; may be called at any time
 */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined;
  const timer = setTimeout(() => {
    bar = document.createElement("div");
    bar.className = "progress";
    bar.setAttribute("role", "progressbar");
    bar.setAttribute("aria-label", "Loading the page");
    document.body.append(bar);
  }, PROGRESS_DELAY);
  return () => {
    clearTimeout(timer);
    bar?.remove();
  };
}

/** How long a notice stays, in milliseconds. */
const SHOWN_FOR = 6000;

/** Tells the reader something in passing, at the lower edge of the window. */
export function showNotice(text: string): void {
  document.querySelector(".notice")?.remove();
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  // A text that comes into a live region is read out; one that comes along with it may not be.
  notice.textContent = text;
  setTimeout(() => notice.remove(), SHOWN_FOR);
}

/** Whether a part of an address can be decoded. Gatsby's scrolling throws at a fragment that cannot. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Takes a fragment that means nothing out of the address. The rest of the address stays. */
export function dropMalformedHash(): void {
  if (isDecodable(location.hash)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
