import type { Reference } from "../content/types";
import { candidateFiles, isPageFile, spellingsOf } from "./file-path";
import type { Surroundings } from "./file-path";

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
