import path from "node:path";
import { decoded, withoutSlash } from "../../../../packages/addresses";
import type { Reference } from "../content/types";
import { isNamedLink } from "./named-links";

/** A link that is not written as the address of its target. GraphQL resolves it to an address. */
export type UnresolvedLink =
  /** Absolute paths of possible files, most likely first, and the link's query and fragment. */
  | { kind: "file"; url: string; candidates: string[]; suffix: string }
  /** A name, such as `op:callAgent`. */
  | { kind: "name"; url: string; name: string }
  /** An address that depends on the page. One that begins with the site's base path has it without that, too. */
  | { kind: "address"; url: string; address: string; withoutBase?: string };

/** URLs, fragments and e-mail addresses. */
const NO_FILE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i;
/** An extension contains a letter: `./v1.2` is an address. */
const EXTENSION = /\.[a-z0-9]*[a-z][a-z0-9]*$/i;
const HTML = /\.html?$/i;
/** Prefix of an address on this host that is outside of the site. */
const OPAQUE = /^pathname:\/\//;

/**
 * Finds links to files (pages by `.md` or `.mdx`, and other files relative to the page), links by name, and
 * addresses that depend on the page. Root-relative addresses of static files need no change.
 */
export function findUnresolvedLinks(
  references: readonly Reference[],
  from: BasePaths,
): UnresolvedLink[] {
  const urls = references.filter(({ kind }) => kind === "link").map(({ url }) => url);
  return [...new Set(urls)].flatMap((url) => {
    if (isNamedLink(url)) {
      return urlVariants(url).map((spelling) => ({ kind: "name", url: spelling, name: url }));
    }
    if (isOpaque(url)) return [{ kind: "address", url, address: url.replace(OPAQUE, "") }];
    const pathname = url.replace(/[?#].*$/s, "");
    if (!namesFile(pathname)) {
      return [...belowBase(url, from), ...relativeToFolder(url, pathname, from)];
    }
    const candidates = candidateFiles(pathname, from);
    const suffix = url.slice(pathname.length);
    return urlVariants(url).map((spelling) => ({
      kind: "file",
      url: spelling,
      candidates,
      suffix,
    }));
  });
}

/** Returns an address that begins with the base path, which Docusaurus does not add a second time. */
function belowBase(url: string, { siteBase = "" }: BasePaths): UnresolvedLink[] {
  if (siteBase === "" || !/^[/?#]|^$/.test(url.slice(siteBase.length))) return [];
  if (!url.startsWith(siteBase)) return [];
  const below = url.slice(siteBase.length);
  const withoutBase = below.startsWith("/") ? below : `/${below}`;
  return [{ kind: "address", url, address: url, withoutBase }];
}

/** Resolves a relative address on a folder's index page. */
function relativeToFolder(
  url: string,
  pathname: string,
  { folderAddress }: BasePaths,
): UnresolvedLink[] {
  if (folderAddress === undefined || NO_FILE.test(pathname) || pathname.startsWith("/")) return [];
  const {
    pathname: path,
    search,
    hash,
  } = new URL(url, `https://site.invalid${withoutSlash(folderAddress)}/`);
  return [{ kind: "address", url, address: path + search + hash }];
}

/** Returns whether a URL such as `pathname:///x` is used without a check. */
export function isOpaque(url: string): boolean {
  return OPAQUE.test(url);
}

function namesFile(pathname: string): boolean {
  if (NO_FILE.test(pathname)) return false;
  if (pathname.startsWith("@site/") || isMarkdownFile(pathname)) return true;
  return !pathname.startsWith("/") && EXTENSION.test(pathname) && !HTML.test(pathname);
}

/** Absolute paths that the paths in a content file are relative to. */
export interface BasePaths {
  /** Folder of the file. */
  directory: string;
  /** Folder of the file's collection, such as `content/docs`. */
  collectionRoot: string;
  /** Folder with `docs` and `blog`. */
  contentRoot: string;
  /** Working directory of the build. */
  projectRoot: string;
  /**
   * Address of a folder's index page. As in Docusaurus, where it ends with a slash, `./x` is below
   * it.
   */
  folderAddress?: string;
  /** Base path of the site, without a trailing slash. */
  siteBase?: string;
}

/** Folder of a collection. Each version of the documentation is a collection. */
const COLLECTION = /^(?:[^/]*versioned_docs\/)?[^/]+/;

/** Returns the base paths of a file, from its path below the content folder. */
export function basePathsOf(absolutePath: string, relativePath: string): BasePaths {
  const contentRoot = absolutePath.slice(0, -relativePath.length - 1);
  return {
    directory: path.dirname(absolutePath),
    collectionRoot: path.join(contentRoot, COLLECTION.exec(relativePath)?.[0] ?? ""),
    contentRoot,
    projectRoot: process.cwd(),
  };
}

const PAGE = /\.mdx?$/i;

/** Returns whether a path is a Markdown or MDX file. */
export function isMarkdownFile(pathname: string): boolean {
  return PAGE.test(pathname);
}

/**
 * Returns the files that a path in a page may refer to, most likely first. Does not check whether
 * they exist.
 *
 * @param pathname path without query and fragment: `../a.mdx`, `@site/docs/a.mdx`, `/img/x.png`
 */
export function candidateFiles(pathname: string, from: BasePaths): string[] {
  const name = decoded(pathname);
  const below = (folders: string[], rest: string) =>
    [...new Set(folders)].map((folder) => path.join(folder, rest));
  if (name.startsWith("@site/")) return below([from.contentRoot, from.projectRoot], name.slice(6));
  if (name.startsWith("/")) return below(rootsOf(name, from), name);
  const isExplicit = /^\.\.?\//.test(name);
  if (isExplicit || !isMarkdownFile(name)) return below([from.directory], name);
  return below([from.directory, from.collectionRoot, from.contentRoot], name);
}

/** Root-relative pages are in the collection or content folder, other files in a static folder. */
function rootsOf(name: string, from: BasePaths): string[] {
  if (isMarkdownFile(name)) return [from.collectionRoot, from.contentRoot];
  return staticFolders(from);
}

/** Folders that are copied to the site's root. */
export function staticFolders(roots: Pick<BasePaths, "contentRoot" | "projectRoot">): string[] {
  return [path.join(roots.contentRoot, "static"), path.join(roots.projectRoot, "static")];
}

/**
 * Returns how a URL can appear in a compiled page: as written, or percent-encoded. Markdown URLs
 * are encoded, those in JSX are not.
 */
export function urlVariants(url: string): string[] {
  const escaped = encodeURI(url).replace(/%25([0-9a-f]{2})/gi, "%$1");
  return [...new Set([url, escaped])];
}
