import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { prefersReducedMotion } from "../../lib/dom";
import { holdsPage, isVisible } from "../../lib/navigation";
import type { NavCategory, NavItem, NavLink } from "../../lib/navigation";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { LargeSidebar } from "./large-sidebar";

interface SidebarProps {
  items: readonly NavItem[];
  /** Address of the page that is open. */
  current: string;
}

interface EntriesFile {
  /** Address of the file with all entries of a large sidebar, of which `items` is the top level. */
  entriesFile: string | null;
}

/** The pages of one area. Categories are native disclosures, so they fold without JavaScript. */
export function Sidebar({ items, current, entriesFile }: SidebarProps & EntriesFile) {
  if (entriesFile) return <LargeSidebar outline={items} file={entriesFile} current={current} />;
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
export function htmlOf(item: NavItem) {
  return item.type === "html" ? { dangerouslySetInnerHTML: { __html: item.value } } : {};
}

/** A link of a sidebar. */
export function SidebarLink({ item, current }: { item: NavLink; current: string }) {
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

/** Where HTML is made of pages: gives that of an entry of a sidebar. The browser has none. */
export const EntryMarkup = createContext<((item: NavItem, current: string) => string) | undefined>(
  undefined,
);

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

/** What a folding `details` element needs. */
interface Folding {
  ref: RefObject<HTMLDetailsElement>;
  /** Never changes: whether it is open now is known to the element alone. */
  isOpenAtFirst: boolean;
  /** For the click on the summary. */
  onSummaryClick: (event: MouseEvent) => void;
}

/**
 * Unfolds and folds a native `details` element with a motion whose duration follows from the height
 * of what it holds. The element itself knows whether it is open, with JavaScript and without, so
 * what the reader folded before the page came alive stays folded.
 *
 * @param mustOpen opens it when it becomes true; it is never closed but by the reader
 */
export function useFolding(mustOpen: boolean, isOpen: boolean): Folding {
  const ref = useRef<HTMLDetailsElement>(null);
  const isFirst = useRef(true);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (mustOpen && !isFirst.current && ref.current) ref.current.open = true;
    isFirst.current = false;
  }, [mustOpen]);

  const onSummaryClick = (event: MouseEvent) => {
    const details = ref.current;
    const content = details?.querySelector<HTMLElement>(":scope > :not(summary)");
    const isLink = (event.target as Element).closest("a") !== null;
    if (!details || !content || isLink || prefersReducedMotion()) return;
    event.preventDefault();
    fold(details, content);
  };
  return { ref, isOpenAtFirst, onSummaryClick };
}

function fold(details: HTMLDetailsElement, content: HTMLElement): void {
  const isOpening = !details.open || details.dataset.folding === "closing";
  for (const animation of content.getAnimations()) animation.cancel();
  details.dataset.folding = isOpening ? "opening" : "closing";
  details.open = true;
  const height = content.offsetHeight;
  const frames = [
    { height: "0", opacity: 0, overflow: "clip" },
    { height: `${height}px`, opacity: 1, overflow: "clip" },
  ];
  const animation = content.animate(isOpening ? frames : frames.reverse(), {
    duration: foldingDuration(height),
    easing: "ease-out",
  });
  animation.onfinish = () => {
    delete details.dataset.folding;
    details.open = isOpening;
  };
}

/**
 * How long something of a height takes to fold, in milliseconds: the more there is, the longer, but
 * ever less so, and never so long that the reader waits.
 *
 * @param height in CSS pixels
 */
export function foldingDuration(height: number): number {
  return Math.round(Math.min(120 + 6 * Math.sqrt(Math.max(height, 0)), 300));
}
