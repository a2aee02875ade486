import { isSafeAddress } from "../../lib/api/addresses";
import { SiteLink } from "../ui/site-link";

/** An address that the document gives; one that could run a script is text and no link. */
export function OuterLink({ href, text = href }: { href: string; text?: string }) {
  return isSafeAddress(href) ? <SiteLink href={href}>{text}</SiteLink> : <code>{href}</code>;
}
