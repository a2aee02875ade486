/** What a documentation page's place in the folders says about it. */
export interface DocPath {
  /** `documentation/getting-started/introduction`: folders and name, number prefixes removed. */
  docId: string;
  /** Folder below `docs`, as it is on disk: `documentation/01-start`; empty at the top. */
  folder: string;
  /** Folder with number prefixes removed. */
  cleanFolder: string;
  /** File name without extension and number prefix. */
  baseName: string;
  /** Number in front of the file's name, which orders it in its folder. */
  numberPrefix?: number;
  /** Whether the page stands for its folder: `index`, `readme`, or named like the folder. */
  isFolderIndex: boolean;
}

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** `2024-05-01-x` and `1.2-x` are dates and versions, not places in an order. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/** Takes `03-` from the front of a file's or folder's name. */
export function splitNumberPrefix(name: string): { name: string; number?: number } {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], number: Number(match[1]) } : { name };
}

/** Removes the number prefix of every folder in a path. */
export function cleanFolder(folder: string): string {
  return folder
    .split("/")
    .map((part) => splitNumberPrefix(part).name)
    .join("/");
}

/**
 * Reads a documentation page's path.
 *
 * @param relativePath path of the file below `docs`: `documentation/01-start/02-intro.mdx`
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
    isFolderIndex: standsForFolder(file, parts[parts.length - 1]),
    ...(prefixed.number === undefined ? {} : { numberPrefix: prefixed.number }),
  };
}

/** Names are compared as they are on disk, numbers included: `01-a/a` is a page of its own. */
function standsForFolder(file: string, folder: string | undefined): boolean {
  const name = file.toLowerCase();
  return ["index", "readme", folder?.toLowerCase()].includes(name);
}

/**
 * The address of a documentation page: its slug, absolute below the documentation or relative to
 * its folder, else its folder and name.
 */
export function docPermalink(basePath: string, path: DocPath, slug: string | undefined): string {
  const own = slug === undefined ? undefined : resolveSlug(path.cleanFolder, slug);
  if (own !== undefined) return joinPath(basePath, own);
  if (path.isFolderIndex) return joinPath(basePath, path.cleanFolder);
  // Hosts answer the address of a folder with the file `index`, so no page can have it for its name.
  return joinPath(basePath, path.docId).replace(/\/index$/i, "");
}

/** The path that a slug means in a folder, from the documentation's root; `undefined` for a bad one. */
export function resolveSlug(folder: string, slug: string): string | undefined {
  const written = slug.startsWith("/") ? slug : `/${folder}/${slug}`;
  if (/[?#\\]|^\s|\s$|[^\S ]/.test(slug) || slug === "") return undefined;
  const parts: string[] = [];
  for (const part of written.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return URL.canParse(`https://site.invalid/${parts.join("/")}`)
    ? `/${parts.join("/")}`
    : undefined;
}

/** Joins parts of an address: one slash between them, none at the end. */
export function joinPath(...parts: string[]): string {
  const joined = parts
    .join("/")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  return joined === "" ? "/" : joined;
}
