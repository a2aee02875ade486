import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** Files beside the pages are not pages: the browser fetches them itself. */
const FILE = /\.(?:xml|txt|json|ya?ml|md|pdf|zip|png|svg)$/i;

/**
 * A link: inside the site it changes the page without loading everything anew, to other sites it
 * opens a tab of its own.
 */
export function SiteLink({
  href = "",
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href.startsWith("/") && !FILE.test(href)) {
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
