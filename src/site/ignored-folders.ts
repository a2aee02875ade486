import path from "node:path";
import { findConfiguration } from "./settings";

/** Folders at the top of a Docusaurus site with translations, caches and output, of which no page is made. */
const LEFTOVERS = /^(?:i18n|build|\.(?!well-known)[^/]*)$/;

/**
 * Returns a function that tells whether nothing in a folder is content: installed packages, and of a site
 * that was written for Docusaurus its translations, caches and output. All of them may be very large.
 */
export function ignoresFolders(contentRoot: string): (file: string) => boolean {
  const hasLeftovers = findConfiguration(contentRoot) !== undefined;
  return (file) => {
    const name = path.basename(file);
    if (name === "node_modules") return true;
    return hasLeftovers && path.dirname(file) === contentRoot && LEFTOVERS.test(name);
  };
}
