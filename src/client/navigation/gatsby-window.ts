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
