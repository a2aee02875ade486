import type { NavItem, NavLink } from "../../lib/navigation";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { SidebarCategory } from "./sidebar-category";

interface SidebarProps {
  items: readonly NavItem[];
  /** Address of the page that is open. */
  current: string;
}

/** The pages of one area. Categories are native disclosures, so they fold without JavaScript. */
export function Sidebar({ items, current }: SidebarProps) {
  return (
    <nav className="sidebar-nav" aria-label="Docs sidebar">
      <SidebarList items={items} current={current} />
    </nav>
  );
}

function SidebarList({ items, current }: SidebarProps) {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={item.label + (item.permalink ?? "")}>
          {item.type === "link" ? (
            <SidebarLink item={item} current={current} />
          ) : (
            <SidebarCategory item={item} current={current}>
              <SidebarList items={item.items} current={current} />
            </SidebarCategory>
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, current }: { item: NavLink; current: string }) {
  if (item.unlisted && item.permalink !== current) return null;
  return (
    <SiteLink
      className="sidebar-link"
      href={item.permalink}
      {...(item.permalink === current ? { "aria-current": "page" as const } : {})}
    >
      {item.method ? <MethodLabel method={item.method} /> : null}
      <span className={item.deprecated ? "is-deprecated" : undefined}>{item.label}</span>
    </SiteLink>
  );
}
