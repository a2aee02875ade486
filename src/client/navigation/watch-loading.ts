import { isLoaded } from "./gatsby-window";
import type { PublicLoader } from "./gatsby-window";
import { isConstrained } from "./is-constrained";
import { startProgress } from "./progress-bar";

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
