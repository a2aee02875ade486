declare const __BASE_PATH__: string;

/** Stands for gatsby-link, of whose parts the runtime needs two: links are ordinary elements here. */
export function parsePath(path: string) {
  const [, pathname = "/", search = "", hash = ""] = /^([^?#]+)?(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return {
    pathname,
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  };
}

/** An address of this site below the folder that the site is served from. */
export function withPrefix(path: string): string {
  return path.startsWith("/") ? __BASE_PATH__ + path : path;
}

// Gatsby's entry names these too; nothing here uses them.
export const Link = undefined;
export const navigate = undefined;
export const withAssetPrefix = undefined;
