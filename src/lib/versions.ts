/** A page in a version of the documentation. */
export interface VersionedPage {
  version: string;
  permalink: string;
}

/**
 * Gives where a version is read on.
 *
 * @param pages the page that is open in all versions that have it; a version that has not is entered
 *   at the page to start from
 */
export function counterpart(
  pages: readonly VersionedPage[],
): (version: { readonly name: string; readonly mainDocPermalink: string | null }) => string {
  const addresses = new Map(pages.map(({ version, permalink }) => [version, permalink]));
  return ({ name, mainDocPermalink }) => addresses.get(name) ?? mainDocPermalink ?? "/";
}
