import { toHref } from "../lib/addresses";
import { isDecodable } from "../lib/dom";
import { showOfflineNotice } from "../lib/notice";

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
  /** Returns a page that is in memory. */
  loadPageSync: (path: string) => PageResources;
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
    else showOfflineNotice(() => target.___navigate(to, options));
  };
}

/**
 * Keeps the page that is shown when an offline reader goes back or forward to one that is not in memory.
 * Gatsby would reload the document, and the reader would lose both.
 */
export function guardTraversal(event: PopStateEvent, loader: PublicLoader): void {
  const path = location.pathname + location.search;
  if (navigator.onLine || isLoaded(loader.loadPageSync(path))) return;
  event.stopImmediatePropagation();
  showOfflineNotice(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
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
 * code: Gatsby would reload the document. The inline loader script shows failures.
 */
async function loadFirstPage(
  target: GatsbyWindow,
  load: () => Promise<PageResources>,
): Promise<PageResources> {
  const { pagePath, pageData } = target;
  if (!pageData || pagePath.startsWith("/404")) return load();
  const address = toHref(`/page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`);
  for (;;) {
    /** Address of what is missing; none if it is there, but of another build. */
    let missing: string | undefined = address;
    try {
      await loadPageData(target, pageData, address);
      const resources = await load();
      const { webpackCompilationHash: build } = resources?.page ?? {};
      if (build && build !== target.___webpackCompilationHash) missing = undefined;
      else if (isLoaded(resources)) return resources;
    } catch (error) {
      console.warn("The page could not be loaded.", error);
      // webpack names the script that it could not load.
      missing = (error as { request?: string }).request ?? address;
    }
    const retried = new Promise((resolve) => {
      addEventListener("site:retry", resolve, { once: true });
    });
    dispatchEvent(new CustomEvent("site:failed", { detail: missing }));
    await retried;
  }
}

/**
 * Loads the data and the code of the open page. Gatsby would remember a failure and never try again.
 *
 * @throws Error if either cannot be loaded
 */
async function loadPageData(
  { asyncRequires }: GatsbyWindow,
  pageData: NonNullable<GatsbyWindow["pageData"]>,
  address: string,
): Promise<void> {
  const response = await fetch(address);
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
 * Shows a thin bar at the top of the window when a page takes long.
 *
 * @returns a function that ends it and can be called at any time
 */
function startProgress(): () => void {
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

/** Removes a fragment that cannot be decoded from the address of the page. */
export function dropMalformedHash(): void {
  if (isDecodable(location.hash)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
