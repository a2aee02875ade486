import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { SiteLink } from "../components/ui/site-link";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  isNavLink?: boolean;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
  "data-noBrokenLinkCheck"?: boolean;
}

/** `@docusaurus/Link`: a link that takes its address as `to` or as `href`. */
export default function Link({
  to,
  href = to,
  isNavLink: _isNavLink,
  activeClassName: _activeClassName,
  autoAddBaseUrl: _autoAddBaseUrl,
  "data-noBrokenLinkCheck": _isUnchecked,
  ...rest
}: LinkProps) {
  return <SiteLink {...rest} href={withoutBase(href ?? "")} />;
}

/** Removes the path prefix, which addresses of `useBaseUrl` already contain. */
function withoutBase(href: string): string {
  const base = withPrefix("/");
  return base !== "/" && href.startsWith(base) ? href.slice(base.length - 1) : href;
}
