import { renderToStaticMarkup } from "react-dom/server";
import { holdsPage } from "../../lib/navigation";
import type { NavItem } from "../../lib/navigation";
import { EntryMarkup, SidebarEntry } from "./sidebar";

/**
 * Gives the HTML of entries, and makes that of one which does not hold the page but once: it is the
 * same on every page of the site, and a sidebar of hundreds is more than all else on a page.
 */
export function rememberEntries(): (item: NavItem, current: string) => string {
  const remembered = new WeakMap<NavItem, string>();
  return function markupOf(item, current) {
    const known = remembered.get(item);
    const isSame = !holdsPage(item, current);
    if (known !== undefined && isSame) return known;
    const html = renderToStaticMarkup(
      <EntryMarkup.Provider value={markupOf}>
        <SidebarEntry item={item} current={current} />
      </EntryMarkup.Provider>,
    );
    if (isSame) remembered.set(item, html);
    return html;
  };
}
