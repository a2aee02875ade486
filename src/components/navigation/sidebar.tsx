import type { NavItem } from "../../lib/navigation";
import { placeOf } from "../../lib/navigation";
import { LargeSidebar } from "./large-sidebar";
import { SidebarList } from "./sidebar-entries";

interface SidebarProps {
  items: readonly NavItem[];
  /** Address of the current page. */
  current: string;
  /** Address of the file with all entries of a large sidebar, of which `items` is the top level. */
  entriesFile: string | null;
}

/** The pages of one area. Categories are native disclosures and fold without JavaScript. */
export function Sidebar({ items, current, entriesFile }: SidebarProps) {
  if (entriesFile) return <LargeSidebar outline={items} file={entriesFile} current={current} />;
  return (
    <nav className="sidebar-nav" aria-label="Docs sidebar">
      <SidebarList items={items} current={placeOf(items, current)} />
    </nav>
  );
}
