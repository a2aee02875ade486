/** Facts from the path of a documentation page. */
export interface DocPath {
  /** Path without number prefixes and extension: `documentation/getting-started/introduction`. */
  docId: string;
  /** Folder below `docs` as on disk: `documentation/01-start`. Empty at the top level. */
  folder: string;
  /** Folder without number prefixes. */
  cleanFolder: string;
  /** File name without number prefix and extension. */
  baseName: string;
  /** Number prefix of the file name, the page's position in its folder. */
  numberPrefix?: number;
  /** True if the page is the index of its folder: `index`, `readme`, or named like the folder. */
  isFolderIndex: boolean;
}

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** `2024-05-01-x` and `1.2-x` are dates and versions, not number prefixes. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/** Splits a number prefix such as `03-` from a file or folder name. */
export function splitNumberPrefix(name: string): { name: string; number?: number } {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], number: Number(match[1]) } : { name };
}

/** Removes the number prefixes of all folders in a path. */
export function cleanFolder(folder: string): string {
  return folder
    .split("/")
    .map((part) => splitNumberPrefix(part).name)
    .join("/");
}

/**
 * Parses the path of a documentation page.
 *
 * @param relativePath path below `docs`: `documentation/01-start/02-intro.mdx`
 */
export function parseDocPath(
  relativePath: string,
  options: { id?: string; parseNumberPrefixes: boolean },
): DocPath {
  const parts = relativePath.replace(/\.mdx?$/i, "").split("/");
  const file = parts.pop() ?? "";
  const folder = parts.join("/");
  const prefixed = options.parseNumberPrefixes ? splitNumberPrefix(file) : { name: file };
  const clean = options.parseNumberPrefixes ? cleanFolder(folder) : folder;
  const docId = [clean, options.id ?? prefixed.name].filter(Boolean).join("/");
  return {
    docId,
    folder,
    cleanFolder: clean,
    baseName: prefixed.name,
    isFolderIndex: isFolderIndexFile(file, parts[parts.length - 1]),
    ...(prefixed.number === undefined ? {} : { numberPrefix: prefixed.number }),
  };
}

/** Compares names as on disk, with number prefixes: `01-a/a` is not an index page. */
function isFolderIndexFile(file: string, folder: string | undefined): boolean {
  const name = file.toLowerCase();
  return ["index", "readme", folder?.toLowerCase()].includes(name);
}

/**
 * Returns the address of a documentation page: its slug, relative to the folder or to the
 * documentation's root, or else its folder and name.
 */
export function docPermalink(basePath: string, path: DocPath, slug: string | undefined): string {
  const own = slug === undefined ? undefined : resolveSlug(path.cleanFolder, slug);
  if (own !== undefined) return joinPath(basePath, own);
  if (path.isFolderIndex) return joinPath(basePath, path.cleanFolder);
  // Hosts serve `index` files at the address of the folder, so no page can have this name.
  return joinPath(basePath, path.docId).replace(/\/index$/i, "");
}

/**
 * Resolves a slug to a path from the documentation's root. Returns `undefined` if it is not a valid
 * path, or leads out of the documentation.
 */
export function resolveSlug(folder: string, slug: string): string | undefined {
  const written = slug.startsWith("/") ? slug : `/${folder}/${slug}`;
  if (/[?#\\]|^\s|\s$|[^\S ]|\p{Cc}/u.test(slug) || slug === "") return undefined;
  const parts: string[] = [];
  for (const part of written.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return URL.canParse(`https://site.invalid/${parts.join("/")}`)
    ? `/${parts.join("/")}`
    : undefined;
}

/** Joins URL paths with single slashes and without a trailing slash. */
export function joinPath(...parts: string[]): string {
  const joined = parts
    .join("/")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  return joined === "" ? "/" : joined;
}
