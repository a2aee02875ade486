import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/**
 * A link. Links inside the site are ordinary ones, which `followLinks` handles. Links to other
 * sites open a new tab. Files of the site open in place, so that the back button works. Without
 * `href` it is the target of other links: `<a id="x"></a>`.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href === undefined) return <a {...rest} />;
  if (href.startsWith("/")) return <a {...rest} href={withPrefix(bare(href))} />;
  const isElsewhere = /^https?:\/\//.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    />
  );
}

/** Removes the trailing slash of a page's address. */
function bare(href: string): string {
  return href.replace(/^([^?#]+)\/(?=[?#]|$)/, "$1");
}

/** Returns the path of a page without the path prefix. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(withPrefix("/").length - 1);
}

/** Adds the path prefix to the addresses in HTML that the build made. */
export function prefixAddresses(html: string): string {
  return html.replace(
    /(\s(?:href|src)=")(\/(?!\/)[^"]*)/g,
    (_, start: string, address: string) => start + withPrefix(address),
  );
}
