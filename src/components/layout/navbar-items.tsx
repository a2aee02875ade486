import { graphql } from "gatsby";
import { toHref } from "../../lib/addresses";
import type { NavItem } from "../../lib/navigation";
import { firstPermalink } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";
import type { FrameSettings } from "./use-site";

/** What the navbar and the menu show. */
export interface NavbarProps {
  settings: FrameSettings;
  sidebars: ReadonlyMap<string, NavItem[]>;
  /** Address of the open page. */
  current: string;
  /** Name of the sidebar that contains the page. */
  sidebar: string | null;
}

/**
 * What `NavbarItems` shows of an item.
 *
 * @public
 */
export const navbarEntry = graphql`
  fragment NavbarEntry on SiteNavbarItem {
    label
    to
    href
    sidebar
    activePattern
    position
    iconClass
    items {
      label
      to
      href
      sidebar
      activePattern
    }
  }
`;

type NavbarItem = FrameSettings["navbar"]["items"][number];
type DropdownItem = NavbarItem["items"][number];

/** The items of one side of the navbar, as list items. */
export function NavbarItems({ position, ...props }: NavbarProps & { position: "left" | "right" }) {
  return (
    <>
      {props.settings.navbar.items
        .filter((item) => item.position === position)
        .map((item) => (
          <li key={item.label}>
            {item.items.length > 0 ? (
              <Dropdown item={item} {...props} />
            ) : (
              <NavbarLink link={item} iconClass={item.iconClass} {...props} />
            )}
          </li>
        ))}
    </>
  );
}

/** Links behind one label: a native disclosure, which `closeDropdowns` closes. */
function Dropdown({ item, ...props }: NavbarProps & { item: NavbarItem }) {
  return (
    <details className="dropdown">
      <summary className="navbar-link" {...activeMark(item, props)}>
        {item.label}
      </summary>
      <ul>
        {item.items.map((link) => (
          <li key={link.label}>
            <NavbarLink link={link} {...props} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type NavbarLinkProps = NavbarProps & { link: DropdownItem; iconClass?: NavbarItem["iconClass"] };

/** A link, or the label alone of an item that leads nowhere. */
function NavbarLink({ link, iconClass, ...props }: NavbarLinkProps) {
  const { label } = link;
  const href = navbarItemAddress(link, props.sidebars);
  if (href === undefined) return <span className="navbar-link">{label}</span>;
  const content = iconClass
    ? { className: `navbar-link ${iconClass}`, "aria-label": label }
    : { className: "navbar-link", children: label };
  return <SiteLink href={href} {...activeMark({ ...link, items: [] }, props)} {...content} />;
}

/** Returns the address of a navbar item; `undefined` if it is not a link. */
function navbarItemAddress(
  { to, href, sidebar }: Pick<DropdownItem, "to" | "href" | "sidebar">,
  sidebars: NavbarProps["sidebars"],
): string | undefined {
  return (sidebar ? firstPermalink(sidebars.get(sidebar) ?? []) : (to ?? href)) ?? undefined;
}

/** Marks the item of the area that is open. */
function activeMark(
  item: DropdownItem & Pick<NavbarItem, "items">,
  { current, sidebar }: NavbarProps,
) {
  const isActive = [item, ...item.items].some((link) => {
    // Decided at compile time. Docusaurus' patterns may contain the slash that ends addresses on some hosts.
    if (process.env.ACTIVE_PATTERNS === "true" && link.activePattern) {
      const pattern = new RegExp(link.activePattern, "i");
      return [toHref(current), `${toHref(current)}/`].some((address) => pattern.test(address));
    }
    return link.sidebar
      ? link.sidebar === sidebar
      : current === link.to || current.startsWith(`${link.to}/`);
  });
  return isActive ? { "aria-current": "true" as const } : {};
}
