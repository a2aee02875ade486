import { withPrefix } from "gatsby";

/** `@docusaurus/useBaseUrl`: adds the path prefix to an address of the site. */
export default function useBaseUrl(url: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return url;
  return withPrefix(url.startsWith("/") ? url : `/${url}`);
}

/** `useBaseUrlUtils()`, for use in loops. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}
