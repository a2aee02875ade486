/** What a link says, as far as it leads to this site. */
export interface OwnAddress {
  /** Path as written, with whatever stands at its end. */
  pathname: string;
  /** Path as pages have it: without `index.html`, without a slash at the end. */
  path: string;
  /** Query and fragment. */
  suffix: string;
  /** Fragment without the hash sign. */
  id: string;
  /** Whether the link names the site's host. */
  namesHost: boolean;
}

/**
 * Reads a link of a page; nothing if it leads elsewhere.
 *
 * @param siteUrl address of the site, by which links from outside know it
 */
export function readOwnAddress(
  url: string,
  permalink: string,
  siteUrl: string | undefined,
): OwnAddress | undefined {
  const namesHost = /^(?:https?:)?\/\//i.test(url);
  if (!namesHost && /^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const base = siteUrl ?? "https://site.invalid";
  if (!URL.canParse(url, new URL(permalink, base))) return undefined;
  const { host, pathname: encoded, search, hash } = new URL(url, new URL(permalink, base));
  if (namesHost && host !== new URL(base).host) return undefined;
  const pathname = decode(encoded);
  const path = pathname.replace(/\/index\.html?$/i, "/").replace(/(.)\/$/, "$1");
  return { pathname, path, suffix: search + hash, id: decode(hash.slice(1)), namesHost };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the text as it stands is all that can be compared.
    return text;
  }
}
