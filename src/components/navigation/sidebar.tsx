import { useContext } from "react";
import { isVisible } from "../../lib/navigation";
import type { NavItem, NavLink } from "../../lib/navigation";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { EntryMarkup } from "./entry-markup";
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
  const markupOf = useContext(EntryMarkup);
  if (markupOf) {
    const html = items.map((item) => markupOf(item, current)).join("");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the same entries as below.
    return <ul className="sidebar-list" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sidebar never changes its order.
        <SidebarEntry key={index} item={item} current={current} />
      ))}
    </ul>
  );
}

/** An entry of a sidebar, with everything below it. */
export function SidebarEntry({ item, current }: { item: NavItem; current: string }) {
  if (!isVisible(item, current)) return null;
  return (
    <li className={item.className} {...htmlOf(item)}>
      {item.type === "link" ? (
        <SidebarLink item={item} current={current} />
      ) : item.type === "category" ? (
        <SidebarCategory item={item} current={current}>
          <SidebarList items={item.items} current={current} />
        </SidebarCategory>
      ) : undefined}
    </li>
  );
}

/** An entry that its writer gave as HTML. */
function htmlOf(item: NavItem) {
  return item.type === "html" ? { dangerouslySetInnerHTML: { __html: item.value } } : {};
}

function SidebarLink({ item, current }: { item: NavLink; current: string }) {
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
