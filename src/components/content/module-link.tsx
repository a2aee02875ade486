import { createContext, useContext } from "react";
import type { AnchorHTMLAttributes } from "react";
import { SiteLink } from "../ui/site-link";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;
/** What becomes of links by file, by what stands in the page. */
export type LinkPropsByUrl = Readonly<Record<string, LinkProps>>;

/** The links by file of a page in component mode. */
export const ModuleLinks = createContext<LinkPropsByUrl>({});

/**
 * A link of a page in component mode. Its module is compiled without a look at other pages, so a link
 * by file becomes an address when it is drawn.
 */
export function ModuleLink(props: LinkProps) {
  return <SiteLink {...props} {...useContext(ModuleLinks)[props.href ?? ""]} />;
}
