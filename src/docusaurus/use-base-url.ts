import { withPrefix } from "gatsby";

/** `@docusaurus/useBaseUrl`: the address of a file or page of the site, below the site's path. */
export default function useBaseUrl(url: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return url;
  return withPrefix(url.startsWith("/") ? url : `/${url}`);
}

/** The same as a function, for use in loops. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}
