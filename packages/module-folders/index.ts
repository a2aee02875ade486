import path from "node:path";

/**
 * Returns the folders that hold the packages of a site, nearest first: `node_modules` of the content
 * folder, of the folders around it, and of this project. They are searched for files that have no
 * `node_modules` around them, such as documentation beside the site. Webpack and the checks both ask
 * this function, so that a page that passes the checks also builds.
 */
export function siteModuleFolders(contentRoot: string): string[] {
  return [...new Set([...foldersAround(contentRoot), path.resolve("node_modules")])];
}

/** Returns `node_modules` of a folder and of all folders around it. */
export function foldersAround(folder: string): string[] {
  const above = path.dirname(folder);
  const own = path.join(folder, "node_modules");
  return above === folder ? [own] : [own, ...foldersAround(above)];
}
