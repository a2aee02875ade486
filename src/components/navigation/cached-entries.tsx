import { renderToStaticMarkup } from "react-dom/server";
import type { NavItem } from "../../lib/navigation";
import { containsPage } from "../../lib/navigation";
import { EntryMarkup, SidebarEntry } from "./sidebar-entries";

/**
 * Returns a function that renders an entry of a sidebar to HTML. An entry that does not contain the
 * current page is the same on every page of the site, so it is rendered only once.
 */
export function cacheEntries(): (item: NavItem, current: string) => string {
  const cache = new WeakMap<NavItem, string>();
  return function markupOf(item, current) {
    const isCurrent = containsPage(item, current);
    const cached = isCurrent ? undefined : cache.get(item);
    if (cached !== undefined) return cached;
    const html = renderToStaticMarkup(
      <EntryMarkup.Provider value={markupOf}>
        <SidebarEntry item={item} current={current} />
      </EntryMarkup.Provider>,
    );
    if (!isCurrent) cache.set(item, html);
    return html;
  };
}
