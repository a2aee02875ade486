import path from "node:path";

/** Where a content file stands: what paths in it are relative to. All absolute. */
export interface Surroundings {
  /** Folder of the file. */
  directory: string;
  /** Folder of the file's collection: `content/docs`. */
  collectionRoot: string;
  /** Folder that holds `docs` and `blog`. */
  contentRoot: string;
  /** Folder that the build runs in. */
  projectRoot: string;
  /**
   * Address of a page that stands for a folder. Written for an address with a slash at its end, as
   * Docusaurus gives these pages, `./x` on it is below that address.
   */
  folderAddress?: string;
}

/** Folder of a collection; each version of the documentation is one of its own. */
const COLLECTION = /^(?:versioned_docs\/)?[^/]+/;

/** The surroundings of a file, by its path below the content's folder. */
export function surroundingsOf(absolutePath: string, relativePath: string): Surroundings {
  const contentRoot = absolutePath.slice(0, -relativePath.length - 1);
  return {
    directory: path.dirname(absolutePath),
    collectionRoot: path.join(contentRoot, COLLECTION.exec(relativePath)?.[0] ?? ""),
    contentRoot,
    projectRoot: process.cwd(),
  };
}

const PAGE = /\.mdx?$/i;

/** Whether a path names a page by its file. */
export function isPageFile(pathname: string): boolean {
  return PAGE.test(pathname);
}

/**
 * The files that a path in a page may mean, the likeliest first. Pure: which of them there are is for
 * the reader of the data layer to find out.
 *
 * @param pathname as written, without query and fragment: `../a.mdx`, `@site/docs/a.mdx`, `/img/x.png`
 */
export function candidateFiles(pathname: string, from: Surroundings): string[] {
  const name = decode(pathname);
  const below = (folders: string[], rest: string) =>
    [...new Set(folders)].map((folder) => path.join(folder, rest));
  if (name.startsWith("@site/")) return below([from.contentRoot, from.projectRoot], name.slice(6));
  if (name.startsWith("/")) return below(rootsOf(name, from), name);
  const isExplicit = /^\.\.?\//.test(name);
  if (isExplicit || !isPageFile(name)) return below([from.directory], name);
  return below([from.directory, from.collectionRoot, from.contentRoot], name);
}

/** A page's path starts at its collection or at the content; any other file's at a static folder. */
function rootsOf(name: string, from: Surroundings): string[] {
  if (isPageFile(name)) return [from.collectionRoot, from.contentRoot];
  return staticFolders(from);
}

/** Folders whose files are copied to the site's root as they are. */
export function staticFolders(roots: Pick<Surroundings, "contentRoot" | "projectRoot">): string[] {
  return [path.join(roots.contentRoot, "static"), path.join(roots.projectRoot, "static")];
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray percent sign is part of the name.
    return pathname;
  }
}

/**
 * How an address may stand in a compiled page: as written, or with the characters escaped that an
 * address cannot hold. Markdown's are escaped, those of elements are not.
 */
export function spellingsOf(url: string): string[] {
  const escaped = encodeURI(url).replace(/%25([0-9a-f]{2})/gi, "%$1");
  return [...new Set([url, escaped])];
}
