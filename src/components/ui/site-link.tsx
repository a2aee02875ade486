import type { AnchorHTMLAttributes } from "react";
import { isInSite, toHref } from "../../lib/addresses";

/**
 * A link. Links inside the site are ordinary ones, which `followLinks` handles. Links to other
 * sites open a new tab. Files of the site open in place, so that the back button works. Without
 * `href` it is the target of other links: `<a id="x"></a>`.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href === undefined) return <a {...rest} />;
  if (isInSite(href)) return <a {...rest} href={toHref(bare(href))} />;
  const isElsewhere = /^https?:\/\//.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(isElsewhere
        ? { target: "_blank", rel: `noopener noreferrer ${rest.rel ?? ""}`.trim() }
        : {})}
    />
  );
}

/** Removes the trailing slash of a page's address. */
function bare(href: string): string {
  return href.replace(/^([^?#]+)\/(?=[?#]|$)/, "$1");
}
