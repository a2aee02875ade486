import type { ReactNode } from "react";
import { useFolding } from "../../hooks/use-folding";
import { holdsPage } from "../../lib/navigation";
import type { NavCategory } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";

interface SidebarCategoryProps {
  item: NavCategory;
  /** Address of the page that is open. */
  current: string;
  /** The list of what the category holds. */
  children: ReactNode;
}

/**
 * A category as a native disclosure. One with a page of its own is a link, with the disclosure's
 * control beside it: a link may not stand inside of a control.
 */
export function SidebarCategory({ item, current, children }: SidebarCategoryProps) {
  const holdsCurrent = holdsPage(item, current);
  const folding = useFolding(holdsCurrent, holdsCurrent || !item.collapsed);
  const { permalink } = item;
  return (
    <>
      {permalink ? (
        <SiteLink
          className="sidebar-link sidebar-category-link"
          href={permalink}
          {...(permalink === current ? { "aria-current": "page" as const } : {})}
        >
          {item.label}
        </SiteLink>
      ) : null}
      <details
        ref={folding.ref}
        className={permalink ? "sidebar-category is-linked" : "sidebar-category"}
        open={folding.isOpenAtFirst}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary onClick={folding.onSummaryClick}>
          <span className={permalink ? "visually-hidden" : undefined}>
            {permalink ? `Pages of ${item.label}` : item.label}
          </span>
        </summary>
        {children}
      </details>
    </>
  );
}
