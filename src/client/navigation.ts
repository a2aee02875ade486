import { toHref } from "../lib/addresses";
import { isDecodable } from "../lib/dom";

/** The result of loading a page; `undefined` if it could not be loaded. */
type PageResources =
  | {
      readonly status?: string;
      readonly page?: {
        readonly path?: string;
        readonly componentChunkName?: string;
        /** Identifies the build that the server has. */
        readonly webpackCompilationHash?: string;
      };
      readonly json?: { readonly pageContext?: { readonly to?: string } };
    }
  | undefined;

/** The part of Gatsby's public loader that the site uses. */
export interface PublicLoader {
  /**
   * Loads a page's data and code. `path` may contain a query. Later calls are answered from memory.
   */
  loadPage: (path: string) => Promise<PageResources>;
  /** Prefetches a page whose link the pointer enters. */
  hovering: (path: string) => void;
  /** Schedules the prefetch of a page. Does nothing on slow or metered connections. */
  enqueue: (path: string) => { abort: () => void } | undefined;
}

/** Options of a navigation. */
interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

/**
 * Globals that Gatsby sets on `window`. They are not a public API, so only this file names them.
 */
export interface GatsbyWindow {
  ___loader: PublicLoader;
  ___navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Identifies the build that the open document is of. */
  ___webpackCompilationHash: string;
  /** Functions that load the code of templates. */
  asyncRequires: { components: Record<string, () => Promise<unknown>> };
  /** Address of the open page. */
  pagePath: string;
  /** The data of the open page, which Gatsby uses instead of loading it. Not there in develop. */
  pageData?: { path: string; componentChunkName?: string };
}

/**
 * Returns whether a page can be shown. Gatsby gives the not-found page if the answer is an error or no
 * data, but the page may be there nevertheless.
 */
function isLoaded(resources: PageResources): boolean {
  if (resources === undefined || resources.status === "error") return false;
  return resources.page?.path !== "/404.html";
}

/** Shown when the reader follows a link while offline. */
const OFFLINE_TEXT = "You are offline. This page could not be loaded.";

/**
 * Loads a page before Gatsby navigates to it, so that a failure can be handled. When offline, the
 * reader stays and sees a notice. Otherwise the browser loads the address itself, with query and
 * fragment. This cannot loop, because a full page load needs nothing of what failed.
 *
 * Only the last of several quick clicks counts, and going back cancels it. A redirect is replaced
 * by the page it leads to.
 */
export function guardNavigation(target: GatsbyWindow): void {
  const navigate = target.___navigate;
  let latest = 0;
  addEventListener("popstate", () => {
    latest += 1;
  });
  target.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const url = normalizeAddress(to);
    const path = url.pathname + url.search;
    latest += 1;
    const turn = latest;
    const resources = await target.___loader.loadPage(path);
    if (turn !== latest) return;
    const redirected = redirectTarget(resources);
    if (redirected?.startsWith("/")) {
      target.___navigate(toHref(redirected), options);
    } else if (redirected) location.assign(redirected);
    else if (isLoaded(resources)) navigate(path + url.hash, options);
    else if (navigator.onLine) location.assign(url.href);
    else showNotice(OFFLINE_TEXT);
  };
}

/** Returns the address that a page redirects to, if it is a redirect. */
function redirectTarget(resources: PageResources): string | undefined {
  const isRedirect = resources?.page?.componentChunkName?.endsWith("templates-redirect-tsx");
  return isRedirect ? resources?.json?.pageContext?.to : undefined;
}

/** Removes `index.html` and a fragment that cannot be decoded from an address. */
export function normalizeAddress(to: string): URL {
  const url = new URL(to, location.href);
  url.pathname = url.pathname.replace(/\/index\.html$/, "") || "/";
  if (!isDecodable(url.hash)) url.hash = "";
  return url;
}

/**
 * Adds to Gatsby's loader a progress bar for slow pages and a warning for failed ones, and disables
 * prefetching on hover on slow or metered connections. Gatsby itself does not prefetch links in
 * view there.
 */
export function watchLoading(target: GatsbyWindow): void {
  const loader = target.___loader;
  const { loadPage, hovering } = loader;
  let isFirst = true;
  loader.loadPage = async (path) => {
    if (isFirst) {
      isFirst = false;
      return loadFirstPage(target, () => loadPage(path));
    }
    const finish = startProgress();
    // The reader has gone back instead of waiting.
    addEventListener("popstate", finish, { once: true });
    try {
      const resources = await loadPage(path);
      if (!isLoaded(resources)) console.warn(`The page ${path} could not be loaded.`);
      return resources;
    } catch (error) {
      console.warn(`The page ${path} could not be loaded.`, error);
      return undefined;
    } finally {
      finish();
      removeEventListener("popstate", finish);
    }
  };
  loader.hovering = (path) => {
    if (!isConstrained()) hovering(path);
  };
}

/**
 * Loads what the application needs for the open page, again whenever the reader asks for it. Until then
 * the page stays as the HTML has it. So does a page after a new deployment, whose data does not fit this
 * code: Gatsby would reload the document.
 */
async function loadFirstPage(
  target: GatsbyWindow,
  load: () => Promise<PageResources>,
): Promise<PageResources> {
  const { pagePath, pageData } = target;
  if (!pageData || pagePath.startsWith("/404")) return load();
  for (;;) {
    const resources = await loadPageData(target, pageData)
      .then(load)
      .catch((error: unknown) => console.warn("The page could not be loaded.", error));
    const { webpackCompilationHash: build } = resources?.page ?? {};
    const isOutdated = Boolean(build && build !== target.___webpackCompilationHash);
    if (resources && isLoaded(resources) && !isOutdated) return resources;
    const retried = new Promise((resolve) => {
      addEventListener("site:retry", resolve, { once: true });
    });
    dispatchEvent(new CustomEvent("site:failed", { detail: isOutdated ? "reload" : "retry" }));
    await retried;
  }
}

/**
 * Loads the data and the code of the open page. Gatsby would remember a failure and never try again.
 *
 * @throws Error if either cannot be loaded
 */
async function loadPageData(
  { pagePath, asyncRequires }: GatsbyWindow,
  pageData: NonNullable<GatsbyWindow["pageData"]>,
): Promise<void> {
  const folder = pagePath === "/" ? "/index" : pagePath;
  const response = await fetch(toHref(`/page-data${folder}/page-data.json`));
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
  Object.assign(pageData, await response.json());
  await asyncRequires.components[pageData.componentChunkName ?? ""]?.();
}

/** The part of the Network Information API that is used. Not every browser has it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Returns whether the connection is slow or metered, so that nothing is prefetched. */
function isConstrained(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** Delay before the progress bar appears, in milliseconds. */
const PROGRESS_DELAY = 200;

/**
 * Shows a thin bar at the top of the window when something takes long.
 *
 * @returns a function that ends it and can be called at any time
 */
export function startProgress(label = "Loading the page"): () => void {
  let bar: HTMLElement | undefined;
  const timer = setTimeout(() => {
    bar = document.createElement("div");
    bar.className = "progress";
    bar.setAttribute("role", "progressbar");
    bar.setAttribute("aria-label", label);
    document.body.append(bar);
  }, PROGRESS_DELAY);
  return () => {
    clearTimeout(timer);
    bar?.remove();
  };
}

/** Time that a notice is shown, in milliseconds. */
const SHOWN_FOR = 6000;

/** Shows a short notice at the lower edge of the window. */
export function showNotice(text: string): void {
  document.querySelector(".notice")?.remove();
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  // Screen readers announce text that is added to a live region, but not always text that comes with it.
  notice.textContent = text;
  setTimeout(() => notice.remove(), SHOWN_FOR);
}

/** Removes a fragment that cannot be decoded from the address of the page. */
export function dropMalformedHash(): void {
  if (isDecodable(location.hash)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
