import type { AnchorHTMLAttributes } from "react";
import { SiteLink } from "../ui/site-link";
import { contentComponents } from "./content-components";
import type { ContentComponents } from "./render-content";

/** A link by file, and the address that it becomes. */
export interface ModuleLink {
  readonly url: string;
  readonly href: string | null;
}

/**
 * The components for a page in component mode. Its module is compiled without a look at other pages,
 * so its links by file become addresses when they are drawn.
 */
export function moduleComponents(links: readonly ModuleLink[]): ContentComponents {
  if (links.length === 0) return contentComponents;
  const addresses = new Map(links.map(({ url, href }) => [url, href]));
  const a = ({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    <SiteLink
      {...rest}
      href={addresses.get(href) ?? href}
      {...(href.startsWith("pathname:") ? { target: "_self" } : {})}
    />
  );
  return { ...contentComponents, a };
}
