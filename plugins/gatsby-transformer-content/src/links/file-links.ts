import path from "node:path";
import type { Reference } from "../content/types";

/** A link that names a file and not an address. It becomes an address when GraphQL reads it. */
export interface FileLink {
  /** As it stands in the page. */
  url: string;
  /** Absolute paths of the files that it may mean, the likeliest first; none for an address. */
  candidates: string[];
  /** Query and fragment, which the address keeps; the whole of it where there are no candidates. */
  suffix: string;
}

/** Addresses of other sites, of mail, of the page itself. */
const NO_FILE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i;
/** An extension has a letter in it: `./v1.2` is an address. */
const EXTENSION = /\.[a-z0-9]*[a-z][a-z0-9]*$/i;
const HTML = /\.html?$/i;
/** What stands before an address on this host that the site knows nothing of. */
const OPAQUE = /^pathname:\/\//;

/**
 * The links of a page that name files: pages by their `.md` or `.mdx`, also from the content's folder
 * on, and any other file relative to the page. Other addresses from the root on are left alone: files
 * of static folders stand there already.
 */
export function findFileLinks(references: readonly Reference[], from: Surroundings): FileLink[] {
  const urls = references.filter(({ kind }) => kind === "link").map(({ url }) => url);
  return [...new Set(urls)].flatMap((url) => {
    if (isOpaque(url)) return [{ url, candidates: [], suffix: url.replace(OPAQUE, "") }];
    const pathname = url.replace(/[?#].*$/s, "");
    if (!namesFile(pathname)) return belowFolder(url, pathname, from);
    const candidates = candidateFiles(pathname, from);
    const suffix = url.slice(pathname.length);
    return spellingsOf(url).map((spelling) => ({ url: spelling, candidates, suffix }));
  });
}

/** A relative address on a page that stands for a folder. */
function belowFolder(url: string, pathname: string, { folderAddress }: Surroundings): FileLink[] {
  if (folderAddress === undefined || NO_FILE.test(pathname) || pathname.startsWith("/")) return [];
  const { pathname: path, search, hash } = new URL(url, `https://site.invalid${folderAddress}/`);
  return [{ url, candidates: [], suffix: path + search + hash }];
}

/** Whether an address, `pathname:///x`, is to be used as it is, without a check. */
export function isOpaque(url: string): boolean {
  return OPAQUE.test(url);
}

function namesFile(pathname: string): boolean {
  if (NO_FILE.test(pathname)) return false;
  if (pathname.startsWith("@site/") || isPageFile(pathname)) return true;
  return !pathname.startsWith("/") && EXTENSION.test(pathname) && !HTML.test(pathname);
}

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
