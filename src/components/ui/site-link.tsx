import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/**
 * A link: an ordinary one inside the site, where `followLinks` lets it change the page without
 * loading everything anew; to other sites it opens a tab of its own. Files of the site open in
 * place, as the way back is then the one that readers know, and a tab is theirs to open.
 */
export function SiteLink({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
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

/** Addresses of pages have no trailing slash, whatever the writer put there. */
function bare(href: string): string {
  return href.replace(/^([^?#]+)\/(?=[?#]|$)/, "$1");
}
