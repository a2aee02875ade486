/*
 * Addresses in nodes, settings, page data and content trees are permalinks: site-absolute, without the
 * site's base path. They get the base path here, where an address leaves the site's data, and nowhere else.
 */

/** The base path, empty at the root of a host. webpack replaces it, so only rendered code has it. */
declare const __BASE_PATH__: string;

declare const IS_COMPLETE: unique symbol;

/** An address that has got the base path, for an attribute or a request. */
export type CompleteAddress = string & { readonly [IS_COMPLETE]: true };

/** Accepts every string but a `CompleteAddress`, so that the base path cannot be added twice. */
export type Permalink<Address extends string> = Address &
  (Address extends CompleteAddress ? never : Address);

/**
 * Returns the address of a page or file of the site for HTML and requests. Addresses of other sites,
 * relative ones and fragments stay as they are.
 */
export function toHref<Address extends string>(permalink: Permalink<Address>): CompleteAddress {
  return complete(permalink, () => __BASE_PATH__);
}

/**
 * Returns the URL of a page or file of the site, for what is read outside it. Other addresses stay as they
 * are.
 *
 * @param siteUrl URL of the site with its base path, without a trailing slash
 */
export function toUrl<Address extends string>(
  permalink: Permalink<Address>,
  siteUrl: string,
): CompleteAddress {
  return complete(permalink, () => siteUrl);
}

function complete(permalink: string, base: () => string): CompleteAddress {
  return (isInSite(permalink) ? base() + permalink : permalink) as CompleteAddress;
}

/** Returns whether an address is site-absolute. */
export function isInSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** Adds the base path to the addresses in HTML that the build made. */
export function withHrefs(html: string): string {
  return html.replace(
    /(\s(?:href|src)=")(\/(?!\/)[^"]*)/g,
    (_, start: string, address: string) => start + toHref(address),
  );
}

/** Returns the permalink of a path that a browser or Gatsby's router has, with the base path. */
export function toPermalink(pathname: string): string {
  return pathname.slice(__BASE_PATH__.length);
}

/** Adds the URL of the site to the links and images of a Markdown text, but not in code. */
export function withUrls(markdown: string, siteUrl: string): string {
  return markdown.replace(
    CODE_OR_DESTINATION,
    (found, _fence, _ticks, start: string | undefined, address: string | undefined) =>
      start === undefined || address === undefined ? found : start + toUrl(address, siteUrl),
  );
}

const CODE_OR_DESTINATION =
  /^ *(`{3,}|~{3,})[\s\S]*?^ *\1[`~]* *$|(?<!`)(`+)(?!`)(?:[^\n]|\n(?!\n))*?(?<!`)\2(?!`)|(\]\(<?|^ {0,3}\[[^\]\n]+\]: *<?)(\/(?!\/)[^)\s>]*)/gm;
