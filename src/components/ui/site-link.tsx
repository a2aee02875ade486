import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** Files are not pages: the browser fetches them itself. */
const FILE = /^[^?#]*\.[a-z]\w*(?:[?#]|$)/i;

/**
 * A link: inside the site it changes the page without loading everything anew, to other sites it
 * opens a tab of its own. Files of the site open in place, as the way back is then the one that
 * readers know, and a tab is theirs to open. A link with a target leads out of the application.
 */
export function SiteLink({
  href = "",
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href.startsWith("/") && !rest.target && !FILE.test(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  const isElsewhere = /^https?:\/\//.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {children}
    </a>
  );
}
